internal import CBaseline
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operations on Double, which the hardware computes with 53 bits.
public final class DoubleCase {
  private static let bits = 53
  private let left: [Double]
  private let right: [Double]
  private let results: UnsafeMutableBufferPointer<Double>
  private let inC: CLoop

  /// Draws the operands.
  public init() throws {
    let texts = OperandTexts(bits: Self.bits)
    left = try texts.left.map(Self.read)
    right = try texts.right.map(Self.read)
    inC = try CLoop(texts, bits: Self.bits)
    results = .allocate(capacity: OperandTexts.count)
    results.initialize(repeating: 0)
  }

  deinit { results.deallocate() }

  private static func read(_ text: String) throws(WrongAnswer) -> Double {
    guard let value = Double(text) else { throw WrongAnswer("\(text) is no double") }
    return value
  }

  /// Computes all pairs `passes` times into a buffer.
  ///
  /// The compiler may use vector instructions, which is one of the advantages of Double.
  public func run(_ operation: NumberOperation, passes: Int) {
    switch operation {
    case .add: loop(passes) { $0 + $1 }
    case .multiply: loop(passes) { $0 * $1 }
    case .divide: loop(passes) { $0 / $1 }
    case .squareRoot: loop(passes) { a, _ in a.squareRoot() }
    case .exponential: loop(passes) { a, _ in exp(a) }
    case .sine: loop(passes) { a, _ in sin(a) }
    }
  }

  @inline(__always)
  private func loop(_ passes: Int, _ body: (Double, Double) -> Double) {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        for _ in 0..<passes {
          for index in 0..<OperandTexts.count { results[index] = body(left[index], right[index]) }
          // Tells the compiler that the results of each pass are read.
          c_touch(results.baseAddress)
        }
      }
    }
  }

  /// Compares with C: bit for bit where IEEE 754 requires correct rounding, to 1 ulp for libm.
  public func check(_ operation: NumberOperation) throws(WrongAnswer) {
    run(operation, passes: 1)
    let tolerance = operation.hasInPlaceForm ? 0.0 : 1.0
    for index in 0..<OperandTexts.count {
      inC.run(operation, index..<(index + 1), passes: 1)
      let expected = inC.resultAsDouble
      if (results[index] - expected).magnitude > tolerance * expected.ulp {
        throw WrongAnswer(
          "\(operation.name), Double, pair \(index): \(results[index]), but C gets \(expected)")
      }
    }
  }
}
