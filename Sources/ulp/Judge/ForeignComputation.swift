import Accuracy
import BigNumbers
import NumericCore
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A function of a library, which workers call: what it does to its process touches neither the truth nor this one.
final class ForeignComputation: Computation {
  let name: String
  let signature: ForeignSignature
  /// The place in the list of functions, which is the same in a worker.
  private let index: Int
  private let limits: Limits
  private let idle = Mutex<[LentWorker]>([])
  /// The file of the library, which a worker has told.
  private let file = Mutex<String?>(nil)

  /// A worker that one thread at a time has.
  private struct LentWorker: @unchecked Sendable {
    let worker: WorkerProcess
  }

  init(_ function: ForeignFunction, index: Int, limits: Limits) {
    (name, signature) = (function.name, function.signature)
    (self.index, self.limits) = (index, limits)
  }

  var format: FloatFormat { signature.number.format }
  var argumentFormats: [FloatFormat] {
    [FloatFormat](repeating: format, count: signature.argumentCount)
  }

  var answersFast: Bool { true }

  /// Throws if the function is not found, or ends its process while it is loaded.
  func prepare() throws(ComputationFailure) { _ = try results(at: [[FormatValue]]()) }

  /// Whether the library has the function, or one that it needs if those count.
  ///
  /// Throws as ``prepare()`` does if the library cannot be loaded.
  func isFound(in library: String, orInOthers: Bool) throws(ComputationFailure) -> Bool {
    do throws(Death) { _ = try answers(at: []) } catch {
      if case .absent = error { return false }
      throw failure(error, at: [])
    }
    guard !orInOthers, let path = file.withLock({ $0 }) else { return orInOthers }
    // A name without a slash is what the loader looks for.
    guard library.contains("/") else { return path.split(separator: "/").last == library[...] }
    var (found, given) = (stat(), stat())
    return stat(path, &found) == 0 && stat(library, &given) == 0
      && (found.st_dev, found.st_ino) == (given.st_dev, given.st_ino)
  }

  func results(at points: [[FormatValue]]) throws(ComputationFailure) -> [FormatValue] {
    do throws(Death) { return try answers(at: points) } catch {
      // Its last answers may be lost, unlike those before an end that the worker's guard has seen.
      if case .ended(.unexplained, _) = error, points.count > 1 { return try oneByOne(points) }
      throw failure(error, at: points)
    }
  }

  /// What a failure is for whoever asks.
  private func failure(_ death: Death, at points: [[FormatValue]]) -> ComputationFailure {
    switch death {
    case .problem(let text), .absent(let text): .inapplicable(text)
    case .ended(let death, let answered):
      .inapplicable("\(name) \(text(of: death)) \(place(answered, points))")
    }
  }

  /// The name, the size and the checksum of the file of the library.
  var fingerprint: String? {
    guard let path = file.withLock({ $0 }), let data = try? DataFile(path) else { return nil }
    defer { data.close() }
    guard let size = data.size else { return nil }
    let bytes = ByteStream(descriptor: data.descriptor, bytes: 0..<size)
    guard let checksum = try? bytes.checksum() else { return nil }
    let name = path.split(separator: "/").last ?? ""
    return "\(name), \(size) bytes, CRC-32 \(String(checksum, radix: 16))"
  }

  /// Asks for every point alone, so that the one is found with which a process ends.
  private func oneByOne(
    _ points: [[FormatValue]]
  ) throws(ComputationFailure) -> [FormatValue] {
    try prepare()
    var results: [FormatValue] = []
    for point in points { results += try self.results(at: [point]) }
    return results
  }

  /// How asking a worker fails.
  private enum Death: Error {
    /// The library cannot be loaded, or what the function answers is no number.
    case problem(String)
    /// The library has no such function.
    case absent(String)
    /// The process has ended after some answers; nil before the library was loaded.
    case ended(WorkerProcess.Death, answered: Int?)
  }

  private func answers(at points: [[FormatValue]]) throws(Death) -> [FormatValue] {
    let request = ForeignRequest(function: index, points: points, format: format)
    return try exchange(request, points.count) { answer throws(Death) in
      guard let result = format.value(ofBytes: answer) else {
        throw .problem("\(name) answers with bits that are no number of \(format.name)")
      }
      return result
    }
  }

  func results(at points: [Float]) throws(ComputationFailure) -> [Float] {
    try block(points)
  }

  func results(at points: [Double]) throws(ComputationFailure) -> [Double] {
    try block(points)
  }

  /// The results at numbers of the format, which are computed by one call of a worker. If it ends or takes too long, all are
  /// asked for again as numbers of the format, which finds the point.
  private func block<Number: BinaryFloatingPoint>(
    _ points: [Number]
  ) throws(ComputationFailure) -> [Number] {
    // A worker answers with bytes, of which there would be none.
    if points.isEmpty { return [] }
    let request = ForeignRequest(function: index, numbers: points)
    do throws(Death) {
      let blocks = try exchange(request, 1) { answer throws(Death) in
        answer.withUnsafeBytes { bytes in
          let size = MemoryLayout<Number>.stride
          return (0..<bytes.count / size).map {
            bytes.loadUnaligned(fromByteOffset: size * $0, as: Number.self)
          }
        }
      }
      return blocks[0]
    } catch {
      if case .ended = error { return try converted(at: points) }
      throw failure(error, at: [])
    }
  }

  /// Sends a request to a worker, and reads a number of answers.
  private func exchange<Result>(
    _ request: ForeignRequest, _ count: Int,
    _ read: (ArraySlice<UInt8>) throws(Death) -> Result
  ) throws(Death) -> [Result] {
    guard let lent = idle.withLock({ $0.popLast() }) ?? WorkerProcess().map(LentWorker.init) else {
      throw .problem("no process could be started for \(name)")
    }
    let worker = lent.worker
    worker.send(request.frame)
    worker.sendAll()
    var results: [Result] = []
    var isLoaded = false
    var problem: Death?
    while problem == nil, !isLoaded || results.count < count {
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
        } else {
          do throws(Death) { results.append(try read(answer.rest)) } catch { problem = error }
        }
      }
      if !isAlive { throw .ended(worker.death(), answered: isLoaded ? results.count : nil) }
    }
    if let problem { throw problem }
    idle.withLock { $0.append(lent) }
    return results
  }

  /// What is said of a function with which its process ended.
  private func text(of death: WorkerProcess.Death) -> String {
    switch death {
    case .explained(.time): "has no answer after \(limits.time) s"
    case .explained(.memory): "needs more than \(limits.memory) megabytes"
    case .explained(.fault), .unexplained: "ends its process"
    }
  }

  /// Without points it was loaded; with points, that has gone well before.
  private func place(_ answered: Int?, _ points: [[FormatValue]]) -> String {
    let answered = answered ?? 0
    guard answered < points.count else { return "while it is loaded" }
    return "at (\(points[answered].map(\.exactText).joined(separator: ", ")))"
  }
}

extension FormatValue {
  /// All bits of a finite binary number, or the digits of another one.
  var exactText: String { hexadecimal ?? text }
}
