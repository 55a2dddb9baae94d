import BigNumbers
internal import CBaseline
import NumericCore

/// Operations on whole numbers of one size, in C with GMP and on BigInteger.
public final class IntegerCase {
  /// An operation and the sizes at which it is timed.
  public enum Operation: String, CaseIterable, Sendable {
    case add, multiply, divide, gcd, powmod

    /// The bits of the operands; a residue of a power takes three of these.
    public var sizes: [Int] { self == .powmod ? [100, 2048] : [30, 128, 512, 4096] }

    fileprivate var inC: c_integer_operation {
      switch self {
      case .add: C_INTEGER_ADD
      case .multiply: C_INTEGER_MULTIPLY
      case .divide: C_INTEGER_DIVIDE
      case .gcd: C_INTEGER_GCD
      case .powmod: C_INTEGER_POWMOD
      }
    }
  }

  private static let count = 50

  private let inC: OpaquePointer
  private var triples: [(a: BigInteger, b: BigInteger, m: BigInteger)] = []

  /// Draws the operands; a has as many bits as b and m together where it is divided.
  public init(_ operation: Operation, bits: Int) throws(WrongAnswer) {
    var generator = SplitMix64(seed: 0x0075_6c70 &+ UInt64(bits))
    inC = c_integers_create(Self.count)
    let top = BigInteger.one << bits
    for index in 0..<Self.count {
      let size = operation == .divide ? top * top : top
      let a = BigInteger.random(in: size / 2..<size, using: &generator)
      let b = BigInteger.random(in: top / 2..<top, using: &generator)
      let m = BigInteger.random(in: top / 2..<top, using: &generator) | 1
      triples.append((a, b, m))
      if !c_integers_set(inC, index, Self.text(a), Self.text(b), Self.text(m)) {
        throw WrongAnswer("\(operation.rawValue): C does not read \(a)")
      }
    }
  }

  deinit { c_integers_destroy(inC) }

  /// Runs the loop in C.
  public func runInC(_ operation: Operation, passes: Int) {
    c_integers_run(inC, operation.inC, passes)
  }

  /// Runs the loop on BigInteger and returns the last result.
  @inline(never)
  @discardableResult
  public func run(_ operation: Operation, passes: Int) -> BigInteger {
    var result = BigInteger.zero
    for _ in 0..<passes {
      switch operation {
      case .add: for x in triples { result = x.a + x.b }
      case .multiply: for x in triples { result = x.a * x.b }
      case .divide: for x in triples { result = x.a / x.m }
      case .gcd: for x in triples { result = .greatestCommonDivisor(x.a, x.b) }
      case .powmod: for x in triples { result = x.a.power(x.b, modulo: x.m) ?? 0 }
      }
    }
    return result
  }

  /// Compares the last result with C.
  public func check(_ operation: Operation) throws(WrongAnswer) {
    runInC(operation, passes: 1)
    let value = run(operation, passes: 1)
    if !c_integers_result_is(inC, Self.text(value)) {
      throw WrongAnswer("\(operation.rawValue): C does not get \(value)")
    }
  }

  private static func text(_ x: BigInteger) -> String { x.text(radix: 16) }
}
