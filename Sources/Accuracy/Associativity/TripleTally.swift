import BigNumbers
import NumericCore

/// Collects the differences of triples in a format.
struct TripleTally {
  private let format: FloatFormat
  private let operation: Association
  private let limits: ExactLimits
  private var figures: AssociativityFigures
  private var sizes: [(ulps: Double, relative: BigFloat)] = []

  init(format: FloatFormat, operation: Association, limits: ExactLimits, count: Int) {
    self.format = format
    self.operation = operation
    self.limits = limits
    figures = AssociativityFigures(count: count)
  }

  mutating func add(
    _ operands: [FormatValue], left: FormatValue, right: FormatValue
  ) throws(ComputationFailure) {
    guard let first = try left.rational(limits.sizes),
      let second = try right.rational(limits.sizes),
      let exact = try exactValue(operands)
    else {
      figures.overflowCount += 1
      return
    }
    let nearest = try format.nearest(to: exact, limits: limits).rational(limits.sizes)
    if first == nearest { figures.leftCorrect += 1 }
    if second == nearest { figures.rightCorrect += 1 }
    if let distance = format.ordinalDistance(left, right) { figures.count(distance: distance) }
    // An exact value of 0 has no ulps, but then the results agree: if a + b + c = 0, then a + b =
    // −c and b + c = −a, which are numbers of the format.
    guard first != second, !exact.isZero else { return }
    figures.differing += 1
    let distance = (first - second).magnitude
    let unit = format.unitInLastPlace(
      at: try format.exponent(of: ExactReal(exact), limits: limits))
    let ulps = try (ExactReal(distance) / unit).rounded(to: .bits(53), limits: limits)
    let relative = BigFloat(distance / exact.magnitude, precision: .bits(64))
    sizes.append((Double(ulps), relative))
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

  /// The figures of all triples so far.
  consuming func finish() -> AssociativityFigures {
    figures.summarize(sizes)
    return figures
  }
}
