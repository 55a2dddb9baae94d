import BigNumbers
import NumericCore

/// Collects the differences of triples in a format.
struct TripleTally {
  private let format: FloatFormat
  private let operation: Association
  private let limits: ExactLimits
  /// The figures of all triples so far.
  private(set) var figures = AssociativityFigures()

  init(format: FloatFormat, operation: Association, limits: ExactLimits) {
    self.format = format
    self.operation = operation
    self.limits = limits
  }

  mutating func add(
    _ operands: [FormatValue], left: FormatValue, right: FormatValue
  ) throws(ComputationFailure) {
    guard let first = try left.rational(limits.sizes),
      let second = try right.rational(limits.sizes),
      let exact = try exactValue(operands)
    else {
      figures.addOverflow()
      return
    }
    let nearest = try format.nearest(to: exact, limits: limits).rational(limits.sizes)
    figures.add(leftIsCorrect: first == nearest, rightIsCorrect: second == nearest)
    if let distance = format.ordinalDistance(left, right) { figures.count(distance: distance) }
    // An exact value of 0 has no ulps, but then the results agree: if a + b + c = 0, then a + b =
    // −c and b + c = −a, which are numbers of the format.
    guard first != second, !exact.isZero else { return }
    let distance = (first - second).magnitude
    let unit = format.unitInLastPlace(
      at: try format.exponent(of: ExactReal(exact), limits: limits))
    let ulps = try (ExactReal(distance) / unit).rounded(to: .bits(53), limits: limits)
    let relative = BigFloat(distance / exact.magnitude, precision: .bits(64))
    figures.addDifference(ulps: Double(ulps), relative: relative)
  }

  /// The exact value; nil if an operand is infinite.
  private func exactValue(
    _ operands: [FormatValue]
  ) throws(ComputationFailure) -> BigRational? {
    var numbers: [BigRational] = []
    for operand in operands {
      guard let number = try operand.rational(limits.sizes) else { return nil }
      numbers.append(number)
    }
    return ExactReduction(numbers, operation).value
  }
}
