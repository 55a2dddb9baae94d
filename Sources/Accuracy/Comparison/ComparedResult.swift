public import Arithmetic
public import BigNumbers
public import NumericCore

/// The comparison of an expression in one format with its true value: of one number, of both parts of a
/// complex one, or of the elements of a list or a matrix.
///
/// A part is measured in its own units. Only where its true value is zero, and so without a last place and
/// without a relative error, it is measured by the norm |z| as the whole is.
public struct ComparedResult: Sendable {
  /// A number of the result.
  public struct Part: Sendable {
    /// Its name, `re`, `im`, `[2]` or `[1, 2]`; nil for a result of one number.
    public let name: String?
    /// Its comparison, whose steps are those from which it is computed.
    public let comparison: Comparison
  }

  /// What the numbers of a result are together.
  public enum Form: Hashable, Sendable {
    case number, complex, list
    /// The parts of complex numbers in turns.
    case complexes
    /// The coefficients of a polynomial from the constant term on.
    case polynomial(unknown: String)
    /// A matrix, row by row.
    case matrix(columns: Int)
    /// A matrix of complex numbers, whose parts are given in turns, row by row.
    case complexMatrix(columns: Int)
    /// A list of matrices, one after the other.
    case matrices(MatrixSizes)
  }

  /// The errors |ẑ − z| of a complex number, and those by the Euclidean norm of a list or a matrix.
  public struct Norm: Sendable {
    /// The error relative to the true value of the expression as it is written; nil if that is unknown.
    public let error: ErrorMeasures?
    /// The error relative to the true value for rounded inputs.
    public let errorOfArithmetic: ErrorMeasures?
  }

  /// What the parts are together.
  public let form: Form
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

  /// The part of the largest error in units of its last place; the first one where no error is known.
  public func worstPart(_ limits: ExactLimits = ExactLimits()) -> Part {
    var (worst, ulps) = (parts[0], -1.0)
    for part in parts {
      let own = part.comparison.error?.approximateUlps(limits) ?? 0
      if own > ulps { (worst, ulps) = (part, own) }
    }
    return worst
  }

  /// Compares an expression, whose variables have the exact values `inputs`.
  ///
  /// Variables with formats of their own, and orders of addition, are those of
  /// ``Comparison/init(_:inputs:format:rounding:storing:adding:limits:)``.
  ///
  /// - Precondition: the format supports the direction of rounding.
  /// - Throws: if the expression is not made of numbers or could not be computed.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], format: FloatFormat,
    rounding: DecimalRounding = .nearestEven, storing formats: [String: FloatFormat] = [:],
    adding order: SummationOrder? = nil, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let (form, names) = try compiled.shape.comparedParts()
    guard !names.isEmpty else { throw .notOneNumber }
    try Self.checkCost(names.count, compiled.program.instructions.count, limits)
    self.form = form
    let comparer = try Comparer(
      format: format, rounding: rounding, storing: compiled.inputs.map { formats[$0.name] },
      adding: order, limits: limits)
    var comparisons = try comparer.compareAll(compiled.program, compiled.spans, inputs)
    norm = form == .number ? nil : try comparer.norm(measuring: &comparisons)
    parts = zip(names, comparisons).map { Part(name: $0, comparison: $1) }
  }

  /// Each element has its own steps.
  private static func checkCost(
    _ elements: Int, _ steps: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    let (cost, overflow) = elements.multipliedReportingOverflow(by: steps)
    let allowed = limits.sizes.operations
    guard overflow || cost > allowed else { return }
    throw .limit(
      LimitExceeded(limit: .operations, allowed: allowed, requested: overflow ? nil : cost))
  }
}

extension Shape {
  /// What is compared, and the names of its numbers; a single one has none.
  ///
  /// - Throws: if it is not made of numbers without units.
  func comparedParts() throws(ComputationFailure) -> (form: ComparedResult.Form, names: [String?]) {
    switch self {
    case .number, .quantity: return (.number, [nil])
    case .complex: return (.complex, ["re", "im"])
    case .complexes(let registers):
      return (
        .complexes, registers.indices.map { "\($0.isMultiple(of: 2) ? "re" : "im")[\($0 / 2 + 1)]" }
      )
    case .polynomial(let registers, let unknown), .factored(let registers, let unknown, _):
      return (.polynomial(unknown: unknown), registers.indices.map { "\(unknown)^\($0)" })
    case .list(let registers): return (.list, registers.indices.map { "[\($0 + 1)]" })
    case .matrix(let registers, let columns):
      return (.matrix(columns: columns), registers.indices.map { Self.place($0, columns) })
    case .complexMatrix(let registers, let columns):
      return (
        .complexMatrix(columns: columns), registers.indices.map { Self.part($0, columns) }
      )
    case .matrices(let registers, let sizes):
      let names = sizes.parts(of: registers).enumerated().flatMap { number, matrix in
        matrix.elements.indices.map {
          let name = matrix.size.isComplex ? Self.part : Self.place
          return "[\(number + 1)]\(name($0, matrix.size.columns))"
        }
      }
      return (.matrices(sizes), names)
    case .polar:
      throw .inapplicable(
        "both parts of a complex number are compared; leave out 'to polar', or compare its abs(…) or arg(…)"
      )
    default: throw .notOneNumber
    }
  }

  /// The name of an element of a matrix.
  private static func place(_ index: Int, _ columns: Int) -> String {
    "[\(index / columns + 1), \(index % columns + 1)]"
  }

  /// The name of a part of an element of a complex matrix, whose parts are given in turns.
  private static func part(_ index: Int, _ columns: Int) -> String {
    "\(index.isMultiple(of: 2) ? "re" : "im")\(place(index / 2, columns))"
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
  func norm(
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
