public import Arithmetic
public import BigNumbers
public import NumericCore

/// How many bits are enough for so many correct digits.
///
/// One precision may be right by luck: 0.1·3 − 0.3 is exactly 0 at every even precision from 24 to 78 and
/// wrong at the others. So a precision is enough only if it and the 64 precisions above it all are.
public struct PrecisionSearch: Sendable {
  /// The digits that were asked for.
  public let digits: Int
  /// The least precision that is enough; nil where none was found.
  public let least: Int?
  /// Smaller precisions that happen to be right.
  public let lucky: [Int]
  /// The largest precision that was looked at.
  public let mostBits: Int

  /// How many precisions above one have to be right as well.
  public static let run = 64

  /// Looks for the least precision from 2 bits on whose result has a relative error of at most 10^−digits.
  ///
  /// - Throws: where the truth is not certified, or the expression is no number.
  public init(
    _ compiled: CompiledExpression, inputs: [ExactReal], digits: Int,
    rounding: Rounding = .nearestEven, mostBits: Int = 4096, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    guard compiled.shape.isNumber else { throw .notOneNumber }
    self.digits = digits
    let graph = StepGraph(compiled.program)
    var (right, lucky, least): ([Int], [Int], Int?) = ([], [], nil)
    var bits = 1
    let exact = ExactBackend(limits: limits)
    let truth = graph.output(try exact.trace(graph, inputs: inputs), inputs)
    let scale = ExactReal.compute(.pow, 10, ExactReal(BigRational(digits)))
    while bits < mostBits, least == nil {
      bits += 1
      let format = FloatFormat.bigFloat(.bits(bits))
      let comparer = try Comparer(
        format: format, rounding: DecimalRounding(rounding), limits: limits)
      let value = try comparer.value(of: graph, inputs)
      if value.isFinite, try Self.isRight(value, truth, scale, limits) {
        right.append(bits)
      } else {
        lucky += right
        right = []
      }
      if right.count == Self.run + 1 { least = right[0] }
    }
    // The end of the search leaves a run unfinished.
    self.lucky = least == nil ? lucky + right : lucky
    self.least = least
    self.mostBits = bits
  }

  /// |x̂ − x|·10^digits ≤ |x|.
  private static func isRight(
    _ value: FormatValue, _ truth: ExactReal, _ scale: ExactReal, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Bool {
    let number = try ExactBackend(limits: limits).number(value.literal)
    let error = ExactReal.compute(.magnitude, number - truth)
    if try error.isZero(limits: limits) { return true }
    if try truth.isZero(limits: limits) { return false }
    return try (error * scale).compared(to: ExactReal.compute(.magnitude, truth), limits: limits)
      != .greater
  }
}
