public import Arithmetic
public import BigNumbers
public import NumericCore

/// Searches for the number of bits that suffices for a number of correct digits.
///
/// A single precision may be right by chance: 0.1·3 − 0.3 is exactly 0 at every even precision from
/// 24 to 78 and wrong at the others. Therefore a precision counts as sufficient only if it and the
/// 64 precisions above it give the correct digits.
public struct PrecisionSearch: Sendable {
  /// The requested number of correct digits.
  public let digits: Int
  /// The smallest sufficient precision; nil if none was found.
  public let least: Int?
  /// Smaller precisions that give the correct digits by chance.
  public let lucky: [Int]
  /// The largest precision that was tried.
  public let mostBits: Int

  /// The number of precisions above a sufficient one that must be right as well.
  public static let run = 64

  /// Searches for the smallest precision, from 2 bits on, whose result has a relative error of at
  /// most 10^−digits; that of a complex number is by norm.
  ///
  /// - Throws: if the true value is not certified, or if the expression is not a number.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], digits: Int,
    rounding: Rounding = .nearestEven, adding order: SummationOrder? = nil, mostBits: Int = 4096,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    _ = try compiled.shape.comparedParts()
    let graph = StepGraph(compiled.program)
    let computed = StepGraph(compiled.program(adding: order))
    let truths = graph.results(
      try ExactBackend(limits: limits).trace(graph, inputs: inputs), inputs)
    try self.init(truths, digits, mostBits, limits) { format throws(ComputationFailure) in
      try Comparer(format: format, rounding: DecimalRounding(rounding), limits: limits)
        .results(of: computed, inputs)
    }
  }

  /// Searches for the smallest precision in which a core has a relative error of at most 10^−digits.
  ///
  /// Its arguments are rounded to their formats first, and then to each precision, as everything that has no format of its own.
  ///
  /// - Throws: if the true value is not one certified number, or a limit is reached.
  public init(
    _ core: FPCore, _ inputs: [FPCoreValue<ExactReal>], digits: Int,
    _ override: FPCoreContext = FPCoreContext(), mostBits: Int = 4096,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    let inputs = try core.rounded(inputs, override, limits: limits)
    guard case .number(let truth) = try core.truth(inputs, override, limits: limits) else {
      throw .notOneNumber
    }
    let value: ExactReal
    switch truth {
    case .certified(let number): value = number
    case .invalid(let exception): throw .exception(exception)
    case .undecided(let failure): throw failure
    }
    try self.init([value], digits, mostBits, limits) { format throws(ComputationFailure) in
      let context = FPCoreContext(precision: .format(format), rounding: override.rounding)
      guard case .number(let value) = try core.computed(inputs, context, limits: limits) else {
        throw .notOneNumber
      }
      return [value]
    }
  }

  private init(
    _ truths: [ExactReal], _ digits: Int, _ mostBits: Int, _ limits: ExactLimits,
    _ values: (FloatFormat) throws(ComputationFailure) -> [FormatValue]
  ) throws(ComputationFailure) {
    self.digits = digits
    var (right, lucky, least): ([Int], [Int], Int?) = ([], [], nil)
    var bits = 1
    let scale = ExactReal.compute(.pow, 10, ExactReal(BigRational(digits)))
    while bits < mostBits, least == nil {
      bits += 1
      let values = try values(.bigFloat(.bits(bits)))
      if values.allSatisfy(\.isFinite), try Self.isRight(values, truths, scale, limits) {
        right.append(bits)
      } else {
        lucky += right
        right = []
      }
      if right.count == Self.run + 1 { least = right[0] }
    }
    // The search ended before the run was complete.
    self.lucky = least == nil ? lucky + right : lucky
    self.least = least
    self.mostBits = bits
  }

  /// Whether |x̂ − x|·10^digits ≤ |x|.
  private static func isRight(
    _ values: [FormatValue], _ truths: [ExactReal], _ scale: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Bool {
    var errors: [ExactReal] = []
    for (value, truth) in zip(values, truths) {
      errors.append(try ExactBackend(limits: limits).number(value.literal) - truth)
    }
    let error = try ExactReal.norm(errors, limits)
    if try error.isZero(limits: limits) { return true }
    let size = try ExactReal.norm(truths, limits)
    if try size.isZero(limits: limits) { return false }
    return try (error * scale).compared(to: size, limits: limits) != .greater
  }
}
