public import Arithmetic
public import BigNumbers
public import NumericCore

/// The comparison of an expression in one format with its true value: of one number, or of both
/// parts of a complex one.
///
/// A part is measured in its own units. Only where its true value is zero, and so without a last place and
/// without a relative error, it is measured by the norm |z| as the whole is.
public struct ComparedResult: Sendable {
  /// A number of the result.
  public struct Part: Sendable {
    /// Its name, `re` or `im`; nil for a result of one number.
    public let name: String?
    /// Its comparison, whose steps are those from which it is computed.
    public let comparison: Comparison
  }

  /// The errors |ẑ − z| of a complex number.
  public struct Norm: Sendable {
    /// The error relative to the true value of the expression as it is written; nil if that is unknown.
    public let error: ErrorMeasures?
    /// The error relative to the true value for rounded inputs.
    public let errorOfArithmetic: ErrorMeasures?
  }

  /// The parts in order.
  public let parts: [Part]
  /// The errors by norm; nil for a result of one number.
  public let norm: Norm?

  /// The format.
  public var format: FloatFormat { parts[0].comparison.format }

  /// The largest bits of error of a part, to double precision; 0 where they are unknown.
  public func approximateBits(_ limits: ExactLimits = ExactLimits()) -> Double {
    parts.map { $0.comparison.error?.approximateBits(limits) ?? 0 }.max() ?? 0
  }

  /// Compares an expression of one real or complex number, whose variables have the exact values `inputs`.
  ///
  /// Variables with formats of their own, and orders of addition, are those of
  /// ``Comparison/init(_:inputs:format:rounding:storing:adding:limits:)``.
  ///
  /// - Precondition: the format supports the direction of rounding.
  /// - Throws: if the expression is not a number or could not be computed.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], format: FloatFormat,
    rounding: DecimalRounding = .nearestEven, storing formats: [String: FloatFormat] = [:],
    adding order: SummationOrder? = nil, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let names = try compiled.shape.namesOfParts()
    let comparer = try Comparer(
      format: format, rounding: rounding, storing: compiled.inputs.map { formats[$0.name] },
      adding: order, limits: limits)
    var comparisons = try comparer.compareAll(compiled.program, compiled.spans, inputs)
    norm = names.count > 1 ? try comparer.norm(measuring: &comparisons) : nil
    parts = zip(names, comparisons).map { Part(name: $0, comparison: $1) }
  }
}

extension Shape {
  /// The names of the numbers that are compared; a single one has none.
  ///
  /// - Throws: if it is neither a number nor a complex one.
  func namesOfParts() throws(ComputationFailure) -> [String?] {
    switch self {
    case .number, .quantity: return [nil]
    case .complex: return ["re", "im"]
    case .polar:
      throw .inapplicable(
        "both parts of a complex number are compared; leave out 'to polar', or compare its abs(…) or arg(…)"
      )
    default: throw .notOneNumber
    }
  }
}

extension Comparer {
  /// The errors of complex numbers by norm; parts that are truly zero are measured by it as well.
  fileprivate func norm(
    measuring comparisons: inout [Comparison]
  ) throws(ComputationFailure) -> ComparedResult.Norm {
    let values = comparisons.map(\.value)
    var errors = comparisons.map(\.error)
    let error = try norm(values, comparisons.map(\.truth), &errors)
    var rest = comparisons.map(\.errorOfArithmetic)
    let errorOfArithmetic = try norm(
      values, comparisons.compactMap(\.truthOfRoundedInputs), &rest)
    for index in comparisons.indices {
      (comparisons[index].error, comparisons[index].errorOfArithmetic) = (
        errors[index], rest[index]
      )
    }
    return ComparedResult.Norm(error: error, errorOfArithmetic: errorOfArithmetic)
  }

  /// The error by norm, and the errors of the parts; nil if the true value is not known.
  private func norm(
    _ computed: [FormatValue], _ truths: [TrueValue], _ errors: inout [ErrorMeasures?]
  ) throws(ComputationFailure) -> ErrorMeasures? {
    let (values, known) = (truths.compactMap(\.value), errors.compactMap { $0 })
    guard values.count == errors.count, known.count == errors.count else { return nil }
    let size = try ExactReal.norm(values, limits)
    let exponent = try exponent(of: size, values)
    for index in errors.indices where exponent != nil {
      guard let distance = known[index].absolute, try values[index].isZero(limits: limits),
        try !distance.isZero(limits: limits)
      else { continue }
      errors[index] = try ErrorMeasures(
        distance: distance, from: size, exponent: exponent, in: format, limits: limits)
    }
    let distances = known.compactMap(\.absolute)
    guard distances.count == known.count else {
      var bits: ExactReal = 0
      for error in known where try error.bits.compared(to: bits, limits: limits) == .greater {
        bits = error.bits
      }
      return ErrorMeasures(ofInfiniteParts: bits)
    }
    let square = try exponent.flatMap { exponent throws(ComputationFailure) in
      try squareNearOne(computed, values, size, exponent)
    }
    return try ErrorMeasures(
      distance: try ExactReal.norm(distances, limits), from: size, exponent: exponent,
      squareNearOne: square, in: format, limits: limits)
  }

  /// The exponent of a norm; nil if all parts are zero.
  ///
  /// It is that of the largest part or the next one. A norm just above a power of the radix, as that of
  /// 1 + 10⁻⁴⁰⁰⁰⁰⁰·i, could hardly be told from it by its own digits.
  private func exponent(
    of norm: ExactReal, _ parts: [ExactReal]
  ) throws(ComputationFailure) -> Int? {
    var largest: Int?
    for part in parts where try !part.isZero(limits: limits) {
      largest = max(largest ?? .min, try format.exponent(of: part, limits: limits))
    }
    guard let largest, largest != .min, largest != .max else { return largest }
    let next = format.realPower(largest + 1)
    return try norm.compared(to: next, limits: limits) == .less ? largest : largest + 1
  }

  /// |ẑ − z|²/|z|² − 1 = (ẑ·ẑ − 2ẑ·z)/|z|² if all parts of ẑ are below |z|/2; otherwise nil.
  private func squareNearOne(
    _ computed: [FormatValue], _ truths: [ExactReal], _ size: ExactReal, _ exponent: Int
  ) throws(ComputationFailure) -> ExactReal? {
    guard exponent != .min, exponent != .max,
      computed.allSatisfy({ ($0.exponent ?? .min) < exponent - 1 })
    else { return nil }
    var sum: ExactReal = 0
    for (value, truth) in zip(computed, truths) {
      let number = try exact.number(value.literal)
      if try number.isZero(limits: limits) { continue }
      sum = sum + number * (number - 2 * truth)
    }
    return sum / (size * size)
  }
}

extension ExactReal {
  /// √(x₁² + x₂² + …); numbers that are zero are left out, so that what is decided about the others stays decided.
  static func norm(
    _ numbers: [ExactReal], _ limits: ExactLimits
  ) throws(ComputationFailure) -> ExactReal {
    var norm: ExactReal?
    for number in numbers where try !number.isZero(limits: limits) {
      norm =
        norm.map { ExactReal.compute(.hypot, $0, number) } ?? ExactReal.compute(.magnitude, number)
    }
    return norm ?? 0
  }
}
