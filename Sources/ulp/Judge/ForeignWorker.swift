import Accuracy
import CForeign
import NumericCore

/// What a worker is asked: the values of a function at some points.
struct ForeignRequest {
  var function: Int
  var points: [[FormatValue]]
  var format: FloatFormat

  /// The number of the function, the number of points, and the arguments, each in a slot of its own.
  var frame: FrameWriter {
    var frame = FrameWriter()
    frame.add(function)
    frame.add(points.count)
    for x in points.joined() {
      let bytes = format.bytes(of: x) ?? []
      frame.append(bytes)
      frame.append(repeatElement(0, count: Int(C_FOREIGN_SLOT) - bytes.count))
    }
    return frame
  }
}

/// The inside of a worker that calls functions of libraries.
///
/// The first answer to a request is empty, or says why there is no function; one for each point follows, so that a fault
/// leaves those before it: empty where the platform lacks the type of the function.
struct ForeignWorker {
  private let functions: [ForeignFunction]
  private let limits: Limits
  private var loaded: [Int: UnsafeMutableRawPointer] = [:]

  init(_ functions: [ForeignFunction], limits: Limits) {
    (self.functions, self.limits) = (functions, limits)
  }

  /// Answers requests until there are no more, and ends the process.
  mutating func serve() -> Never {
    Worker.serve({ limits }) { request, answers in answer(FrameReader(request), answers) }
  }

  private mutating func answer(_ request: FrameReader, _ answers: Worker.Answers) {
    var request = request
    guard let index = request.number(), let count = request.number(),
      functions.indices.contains(index)
    else { return }
    answers.begin()
    let (function, problem) = address(index)
    var frame = FrameWriter()
    frame.add(problem)
    answers.add(frame)
    guard let function else { return }
    var signature = functions[index].signature.foreign
    let slot = Int(C_FOREIGN_SLOT)
    let size = functions[index].signature.argumentCount * slot
    request.rest.withUnsafeBufferPointer { arguments in
      guard let first = arguments.baseAddress, arguments.count >= count * size else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: slot) { result in
        guard let address = result.baseAddress else { return }
        for point in 0..<count {
          answers.begin()
          let isCalled = c_foreign_call(function, &signature, first + point * size, address)
          frame.removeAll()
          if isCalled { frame.append(result) }
          answers.add(frame)
        }
      }
    }
  }

  /// The address of a function, which is loaded when it is first asked for, or why there is none.
  private mutating func address(_ index: Int) -> (UnsafeMutableRawPointer?, problem: String) {
    if let known = loaded[index] { return (known, "") }
    var reason: UnsafePointer<CChar>?
    let function = functions[index]
    let address = c_foreign_find(function.library, function.signature.name, &reason)
    loaded[index] = address
    return (address, reason.map { String(cString: $0) } ?? "")
  }
}

extension ForeignSignature {
  fileprivate var foreign: c_foreign_signature {
    let type =
      switch number {
      case .float: C_FOREIGN_FLOAT
      case .double: C_FOREIGN_DOUBLE
      case .longDouble: C_FOREIGN_LONG_DOUBLE
      case .half: C_FOREIGN_HALF
      }
    return c_foreign_signature(
      type: type, count: Int32(argumentCount), is_by_address: isByAddress)
  }
}
