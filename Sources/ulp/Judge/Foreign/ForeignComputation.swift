import Accuracy
import BigNumbers
import NumericCore
internal import Synchronization

/// A function of a library, which workers call: what it does to its process touches neither the truth nor this one.
final class ForeignComputation: Computation {
  let name: String
  let signature: ForeignSignature
  let limits: Limits
  let hasFlags: Bool
  /// The place in the list of functions, which is the same in a worker.
  private let index: Int
  private let idle = Mutex<[LentWorker]>([])
  /// The file of the library, which a worker has told.
  let file = Mutex<String?>(nil)

  /// A worker that one thread at a time has.
  private struct LentWorker: @unchecked Sendable {
    let worker: WorkerProcess
  }

  init(_ function: ForeignFunction, index: Int, hasFlags: Bool = false, limits: Limits) {
    (name, signature, self.hasFlags) = (function.name, function.signature, hasFlags)
    (self.index, self.limits) = (index, limits)
  }

  var format: FloatFormat { signature.result.format }
  var argumentFormats: [FloatFormat] { signature.arguments.map(\.format) }

  var answersFast: Bool { true }

  /// The arguments at a point; throws where one has to be a whole number, and is not.
  func entered(_ point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var arguments: [FormatValue] = []
    for (number, x) in zip(signature.arguments, point) {
      let argument = try number.format.rounded(x)
      if number.isWhole, try x.rational() != argument.rational {
        let digits = try x.digits(.significant(12)).text(as: .significant(12))
        throw .inapplicable(
          "argument \(arguments.count + 1) of \(name) has the type '\(number.rawValue)', which has no number \(digits)"
        )
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// Throws if the function is not found, or ends its process while it is loaded.
  func prepare() throws(ComputationFailure) { _ = try results(at: [[FormatValue]]()) }

  func results(at points: [[FormatValue]]) throws(ComputationFailure) -> [FormatValue] {
    try flagged(at: points).numbers
  }

  func flagged(
    at points: [[FormatValue]]
  ) throws(ComputationFailure) -> FlaggedResults<FormatValue> {
    do throws(Death) { return try answers(at: points) } catch {
      return try results(at: points, after: error)
    }
  }

  /// How asking a worker fails.
  enum Death: Error {
    /// The library cannot be loaded, or what the function answers is no number.
    case problem(String)
    /// The library has no such function.
    case absent(String)
    /// The process has ended after some answers; nil before the library was loaded.
    case ended(WorkerProcess.Death, answered: Int?)
    /// A call of the function has written outside of its arrays.
    case strayed(call: Int)
  }

  /// The results of one request.
  func answers(at points: [[FormatValue]]) throws(Death) -> FlaggedResults<FormatValue> {
    let request = ForeignRequest(
      function: index, points: points, formats: argumentFormats, hasFlags: hasFlags)
    let calls = signature.calls(of: points.count)
    var results = FlaggedResults<FormatValue>([], flags: hasFlags ? [] : nil)
    var call = 0
    try exchange(request, calls.count) { answer throws(Death) in
      if answer.count == 1 { throw .strayed(call: call) }
      var rest = answer.dropLast(hasFlags ? calls[call].count : 0)
      results.flags?.append(contentsOf: answer[rest.endIndex...].map { $0 != 0 })
      call += 1
      while !rest.isEmpty {
        guard let result = format.value(ofBytes: rest.prefix(ForeignRequest.slot)) else {
          throw .problem("\(name) answers with bits that are no number of \(format.name)")
        }
        results.numbers.append(result)
        rest = rest.dropFirst(ForeignRequest.slot)
      }
    }
    return results
  }

  func flagged(at points: [Float]) throws(ComputationFailure) -> FlaggedResults<Float> {
    try block(points)
  }

  func flagged(at points: [Double]) throws(ComputationFailure) -> FlaggedResults<Double> {
    try block(points)
  }

  /// The results at numbers of the format, which are computed by one request with one answer. If the worker ends or takes too
  /// long, all are asked for again as numbers of the format, which finds the point.
  private func block<Number: BinaryFloatingPoint>(
    _ points: [Number]
  ) throws(ComputationFailure) -> FlaggedResults<Number> {
    var results = FlaggedResults<Number>([], flags: hasFlags ? [] : nil)
    // A worker answers with bytes, of which there would be none.
    if points.isEmpty { return results }
    let request = ForeignRequest(function: index, numbers: points, hasFlags: hasFlags)
    do throws(Death) {
      try exchange(request, 1) { answer throws(Death) in
        if answer.count == 1 { throw .strayed(call: 0) }
        let size = MemoryLayout<Number>.stride
        results.numbers = answer.withUnsafeBytes { bytes in
          points.indices.map { bytes.loadUnaligned(fromByteOffset: size * $0, as: Number.self) }
        }
        results.flags?.append(contentsOf: answer.dropFirst(size * points.count).map { $0 != 0 })
      }
      return results
    } catch {
      switch error {
      case .ended, .strayed: return try converted(at: points)
      default: throw failure(error)
      }
    }
  }

  /// Sends a request to a worker, and reads a number of answers.
  private func exchange(
    _ request: ForeignRequest, _ count: Int, _ read: (ArraySlice<UInt8>) throws(Death) -> Void
  ) throws(Death) {
    guard let lent = idle.withLock({ $0.popLast() }) ?? WorkerProcess().map(LentWorker.init) else {
      throw .problem("no process could be started for \(name)")
    }
    let worker = lent.worker
    worker.send(request.frame)
    worker.sendAll()
    var answered = 0
    var isLoaded = false
    var problem: Death?
    while problem == nil, !isLoaded || answered < count {
      let isAlive = worker.receive { answer in
        var answer = answer
        if !isLoaded {
          isLoaded = true
          if let text = answer.string(), let isAbsent = answer.number(), !text.isEmpty {
            problem = isAbsent == 1 ? .absent(text) : .problem(text)
          }
          if let path = answer.string(), !path.isEmpty { file.withLock { $0 = path } }
        } else if answer.rest.isEmpty {
          let type = signature.number.rawValue
          problem = .problem(
            "this platform cannot call \(name): it lacks the type '\(type)'")
        } else if problem == nil {
          do throws(Death) {
            try read(answer.rest)
            answered += 1
          } catch {
            problem = error
          }
        }
      }
      if !isAlive { throw .ended(worker.death(), answered: isLoaded ? answered : nil) }
    }
    if let problem { throw problem }
    idle.withLock { $0.append(lent) }
  }
}
