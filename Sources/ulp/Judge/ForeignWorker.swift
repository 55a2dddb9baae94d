import Accuracy
import CForeign
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a worker is asked: the values of a function at some points.
struct ForeignRequest {
  let frame: FrameWriter

  /// The number of the function, the number of points, and the arguments, each in a slot of its own.
  init(function: Int, points: [[FormatValue]], format: FloatFormat) {
    var frame = Self.frame(function: function, count: points.count, isBlock: false)
    for x in points.joined() {
      let bytes = format.bytes(of: x) ?? []
      frame.append(bytes)
      frame.append(repeatElement(0, count: Int(C_FOREIGN_SLOT) - bytes.count))
    }
    self.frame = frame
  }

  /// The same for numbers of the hardware without room between them, all of which have one answer.
  init(function: Int, numbers: [some BinaryFloatingPoint]) {
    var frame = Self.frame(function: function, count: numbers.count, isBlock: true)
    numbers.withUnsafeBytes { frame.append($0) }
    self.frame = frame
  }

  private static func frame(function: Int, count: Int, isBlock: Bool) -> FrameWriter {
    var frame = FrameWriter()
    frame.add(function)
    frame.add(count)
    frame.add(isBlock ? 1 : 0)
    return frame
  }
}

/// The inside of a worker that calls functions of libraries.
///
/// The first answer to a request says why there is no function, and whether it is what the library lacks, or the file of its library;
/// one for each point follows, so that a fault leaves those before it: empty where the platform lacks the type of the function. A block of points has one answer.
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
      let isBlock = request.number(), count >= 0, functions.indices.contains(index)
    else { return }
    answers.begin()
    let (function, problem) = address(index)
    var frame = FrameWriter()
    frame.add(problem)
    frame.add(function == nil && isLoaded(functions[index].library) ? 1 : 0)
    frame.add(function.flatMap(c_foreign_file).map { String(cString: $0) } ?? "")
    answers.add(frame)
    guard let function else { return }
    let signature = functions[index].signature
    // Both lie in a buffer of their own, which is aligned.
    let stride = isBlock == 1 ? signature.number.size : Int(C_FOREIGN_SLOT)
    let size = signature.argumentCount * stride
    guard request.rest.count >= count * size, count > 0 else { return }
    withUnsafeTemporaryAllocation(
      byteCount: count * (size + stride), alignment: Int(C_FOREIGN_SLOT)
    ) { buffer in
      let arguments = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(count * size)])
      let results = UnsafeMutableRawBufferPointer(rebasing: buffer[(count * size)...])
      arguments.copyBytes(from: request.rest.prefix(count * size))
      results.initializeMemory(as: UInt8.self, repeating: 0)
      let step = isBlock == 1 ? count : 1
      for point in Swift.stride(from: 0, to: count, by: step) {
        answers.begin()
        let found = results[point * stride..<(point + step) * stride]
        let isCalled = call(
          function, signature, step, stride,
          UnsafeRawBufferPointer(rebasing: arguments[point * size..<(point + step) * size]),
          UnsafeMutableRawBufferPointer(rebasing: found))
        frame.removeAll()
        if isCalled { frame.append(found) }
        answers.add(frame)
      }
    }
  }

  private func call(
    _ function: UnsafeMutableRawPointer, _ signature: ForeignSignature, _ points: Int,
    _ stride: Int, _ arguments: UnsafeRawBufferPointer, _ results: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let first = arguments.baseAddress, let result = results.baseAddress else { return false }
    var signature = signature.foreign
    return c_foreign_call(function, &signature, points, stride, first, result)
  }

  /// Whether a library is in this process.
  private func isLoaded(_ library: String) -> Bool {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
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

extension ForeignSignature.Number {
  /// The bytes from one number to the next one in an array.
  fileprivate var size: Int {
    switch self {
    case .half: 2
    case .float: 4
    case .double: 8
    case .longDouble: 16
    }
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
