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

  /// The bytes of each number.
  static let slot = Int(C_FOREIGN_SLOT)

  /// The number of the function, the number of points, and the arguments, each in a slot of its own.
  init(function: Int, points: [[FormatValue]], formats: [FloatFormat], hasFlags: Bool) {
    var frame = Self.frame(function, count: points.count, isBlock: false, hasFlags: hasFlags)
    for point in points {
      for (x, format) in zip(point, formats) {
        let bytes = format.bytes(of: x) ?? []
        frame.append(bytes)
        frame.append(repeatElement(0, count: Self.slot - bytes.count))
      }
    }
    self.frame = frame
  }

  /// The same for numbers of the hardware without room between them, all of which have one answer.
  init(function: Int, numbers: [some BinaryFloatingPoint], hasFlags: Bool) {
    var frame = Self.frame(function, count: numbers.count, isBlock: true, hasFlags: hasFlags)
    numbers.withUnsafeBytes { frame.append($0) }
    self.frame = frame
  }

  private static func frame(
    _ function: Int, count: Int, isBlock: Bool, hasFlags: Bool
  ) -> FrameWriter {
    var frame = FrameWriter()
    frame.add(function)
    frame.add(count)
    frame.add(isBlock ? 1 : 0)
    frame.add(hasFlags ? 1 : 0)
    return frame
  }
}

/// The inside of a worker that calls functions of libraries.
///
/// The first answer to a request says why there is no function, and whether it is what the library lacks, or the file of its library;
/// one for each call follows, with the flags of its points at its end if they are wanted, so that a fault leaves those before it: empty where the platform lacks the type of the function, and one
/// byte where the function has written outside of its arrays. A block of points has one answer.
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
      let isBlock = request.number(), let hasFlags = request.number(), count >= 0,
      functions.indices.contains(index)
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
    let stride = isBlock == 1 ? signature.result.size : ForeignRequest.slot
    let size = signature.arguments.count * stride
    guard request.rest.count >= count * size, count > 0 else { return }
    let isOneLoop = isBlock == 1 && !signature.isOfArrays
    var flags = [UInt8](repeating: 0, count: hasFlags == 1 ? count : 0)
    withUnsafeTemporaryAllocation(
      byteCount: count * (size + stride), alignment: ForeignRequest.slot
    ) { buffer in
      let arguments = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(count * size)])
      let results = UnsafeMutableRawBufferPointer(rebasing: buffer[(count * size)...])
      arguments.copyBytes(from: request.rest.prefix(count * size))
      results.initializeMemory(as: UInt8.self, repeating: 0)
      for points in isOneLoop ? [0..<count] : signature.calls(of: count) {
        answers.begin()
        let found = UnsafeMutableRawBufferPointer(
          rebasing: results[points.lowerBound * stride..<points.upperBound * stride])
        let outcome = call(
          function, signature, points.count, stride,
          UnsafeRawBufferPointer(
            rebasing: arguments[points.lowerBound * size..<points.upperBound * size]),
          found, &flags)
        let isLast = points.upperBound == count
        if isBlock == 1, outcome == C_FOREIGN_CALLED, !isLast { continue }
        frame.removeAll()
        if outcome == C_FOREIGN_CALLED { frame.append(isBlock == 1 ? results : found) }
        if outcome == C_FOREIGN_CALLED, hasFlags == 1 { frame.append(flags.prefix(points.count)) }
        if outcome == C_FOREIGN_STRAYED { frame.append(CollectionOfOne(0)) }
        answers.add(frame)
        if isBlock == 1 { return }
      }
    }
  }

  private func call(
    _ function: UnsafeMutableRawPointer, _ signature: ForeignSignature, _ points: Int,
    _ stride: Int, _ arguments: UnsafeRawBufferPointer, _ results: UnsafeMutableRawBufferPointer,
    _ flags: inout [UInt8]
  ) -> c_foreign_outcome {
    guard let first = arguments.baseAddress, let result = results.baseAddress else {
      return C_FOREIGN_UNABLE
    }
    var signature = signature.foreign
    return flags.withUnsafeMutableBufferPointer { flags in
      c_foreign_call(
        function, &signature, points, stride, first, result,
        flags.isEmpty ? nil : flags.baseAddress)
    }
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
  fileprivate var foreign: c_foreign_type {
    switch self {
    case .float: C_FOREIGN_FLOAT
    case .double: C_FOREIGN_DOUBLE
    case .longDouble: C_FOREIGN_LONG_DOUBLE
    case .half: C_FOREIGN_HALF
    case .int: C_FOREIGN_INT
    case .long: C_FOREIGN_LONG
    }
  }

  /// The bytes from one number to the next one in an array.
  fileprivate var size: Int { c_foreign_size(foreign) }
}

extension ForeignSignature {
  fileprivate var foreign: c_foreign_signature {
    let types = (0..<Self.mostArguments).map {
      arguments.indices.contains($0) ? arguments[$0].foreign : result.foreign
    }
    var (kind, roles) = (C_FOREIGN_BY_VALUE, [UInt8]())
    switch passing {
    case .byValue: break
    case .byAddress: kind = C_FOREIGN_BY_ADDRESS
    case .inArrays(let parameters):
      kind = C_FOREIGN_IN_ARRAYS
      roles = parameters.map(\.role)
    }
    roles += repeatElement(UInt8(C_FOREIGN_COUNT), count: Int(C_FOREIGN_PARAMETERS) - roles.count)
    return c_foreign_signature(
      result: result.foreign, arguments: (types[0], types[1], types[2]),
      count: Int32(arguments.count), passing: kind,
      parameters: (roles[0], roles[1], roles[2], roles[3], roles[4]))
  }
}

extension ForeignSignature.ArrayParameter {
  fileprivate var role: UInt8 {
    switch self {
    case .argument(let index): UInt8(index)
    case .results: UInt8(C_FOREIGN_RESULTS)
    case .count(let isByAddress):
      UInt8(isByAddress ? C_FOREIGN_COUNT_AT_ADDRESS : C_FOREIGN_COUNT)
    }
  }
}
