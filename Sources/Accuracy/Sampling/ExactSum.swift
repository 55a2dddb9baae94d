import BigNumbers

/// The exact sum of numbers that are finite and not negative: it does not depend on their order, nor on the parts in which
/// they come.
struct ExactSum: Hashable, Sendable {
  /// The sum of the significands, whole numbers of at most 64 bits, of the numbers with each exponent.
  private(set) var significands: [Int: UInt128] = [:]

  init() {}

  /// A sum that was kept.
  init(significands: [Int: UInt128]) { self.significands = significands }

  mutating func add(_ x: Double) {
    guard x > 0 else { return }
    let exponent = max(Int(x.exponent), Int(Double.leastNormalMagnitude.exponent)) - 52
    let significand = UInt128(Double(sign: .plus, exponent: -exponent, significand: x))
    significands[exponent, default: 0] += significand
  }

  /// Adds a number whose precision is at most 64 bits.
  mutating func add(_ x: BigFloat) {
    guard x > 0 else { return }
    let whole = BigFloat(sign: .plus, exponent: 63, significand: x.significand)
    guard let number = (try? BigRational(exactly: whole)).flatMap({ UInt64(exactly: $0) }) else {
      preconditionFailure("a number of at most 64 bits")
    }
    significands[x.exponent - 63, default: 0] += UInt128(number)
  }

  mutating func merge(_ other: ExactSum) {
    for (exponent, sum) in other.significands { significands[exponent, default: 0] += sum }
  }

  /// The sum.
  var value: BigRational {
    significands.reduce(0) { $0 + BigRational($1.value) * .powerOfTwo($1.key) }
  }
}
