/// fraction·10^exponent with 0.1 ≤ |fraction| < 1, or zero; for comparisons of magnitudes beyond the
/// range of doubles.
struct RoughNumber {
  var fraction: Double
  var exponent: Int

  var isZero: Bool { fraction == 0 }

  /// Whether the number is at least about a hundredth of another one.
  func isComparable(to other: RoughNumber) -> Bool {
    other.isZero || exponent >= other.exponent - 2
  }

  /// How many digits two numbers have in common.
  func agreement(with other: RoughNumber) -> Int {
    if isZero || other.isZero { return isZero && other.isZero ? 12 : 0 }
    guard abs(exponent - other.exponent) <= 1 else { return 0 }
    let scaled =
      other.fraction * (exponent == other.exponent ? 1 : exponent < other.exponent ? 10 : 0.1)
    let difference = (fraction - scaled).magnitude / fraction.magnitude
    return (0...12).last { difference <= tenth(to: $0) } ?? 0
  }

  private func tenth(to power: Int) -> Double { (0..<power).reduce(1.0) { x, _ in x / 10 } }

  /// Whether quotients fall by more than the steps do, so that the derivative is zero.
  static func areVanishing(_ quotients: [RoughNumber]) -> Bool {
    zip(quotients, quotients.dropFirst()).allSatisfy { wide, narrow in
      !wide.isZero && (narrow.isZero || narrow.exponent <= wide.exponent - 4)
    }
  }

  /// The index of the quotient to be trusted: the one that agrees best with its predecessor.
  ///
  /// The last one where they vanish with the square of the steps; nil where no two agree to three digits.
  static func best(of quotients: [RoughNumber]) -> Int? {
    var (best, agreement) = (0, -1)
    for index in quotients.indices.dropFirst() {
      let common = quotients[index].agreement(with: quotients[index - 1])
      if common > agreement { (best, agreement) = (index, common) }
    }
    if agreement >= 3 { return best }
    return areVanishing(quotients) ? quotients.count - 1 : nil
  }
}
