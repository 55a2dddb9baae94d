public import BigNumbers
public import NumericCore

/// A function of one variable as a format computes it, or as it is.
public struct CurveFunction: Sendable {
  /// What computes; nil for the true values.
  public let format: FloatFormat?
  let problem: ExpressionProblem
  let limits: ExactLimits
  private let intervals: IntervalProgram
  private let fixed: [BigInterval?]

  /// Bits of interval arithmetic: enough to tell doubles apart behind some cancellation.
  private static let precision = Precision.bits(128)

  /// Takes a problem of one variable, with the format as its only one, or without a format.
  ///
  /// - Throws: what the values of other variables are could not be found.
  public init(
    _ problem: ExpressionProblem, format: FloatFormat?, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    self.problem = problem
    self.format = format
    self.limits = limits
    intervals = IntervalProgram(problem.program, precision: Self.precision, limits: limits.sizes)
    var fixed: [BigInterval?] = []
    for input in problem.inputs {
      switch input {
      case .variable: fixed.append(nil)
      case .fixed(let value):
        fixed.append(try value.enclosure(Self.precision, limits: limits))
      }
    }
    self.fixed = fixed
  }

  private init(
    _ problem: ExpressionProblem, _ format: FloatFormat?, _ limits: ExactLimits,
    _ intervals: IntervalProgram, _ fixed: [BigInterval?]
  ) {
    self.problem = problem
    self.format = format
    self.limits = limits
    self.intervals = intervals
    self.fixed = fixed
  }

  /// The function for another thread.
  func copied() throws(ComputationFailure) -> CurveFunction {
    CurveFunction(try problem.copied(), format, limits, intervals, fixed)
  }

  /// A number as the format has it, in which the function is looked at.
  func place(_ x: Double) throws(ComputationFailure) -> CurvePlace? {
    let exact = ExactReal((try? BigRational(exactly: BigFloat(x))) ?? 0)
    guard let format else { return CurvePlace(x: x, exact: exact) }
    let rounded = try format.rounded(exact, limits: limits)
    guard let number = rounded.rational else { return nil }
    return CurvePlace(x: rounded.nearestDouble, exact: ExactReal(number))
  }

  /// What is computed there.
  func value(at place: CurvePlace) throws(ComputationFailure) -> CurveValue {
    if format != nil {
      let value = try problem.values(at: [place.exact])[0]
      return value.isFinite ? .number(value.nearestDouble) : .undefined
    }
    let truth = problem.truth(at: [place.exact])
    do throws(ComputationFailure) {
      return .number(Double(try truth.enclosure(.bits(64), limits: limits).midpoint))
    } catch {
      if case .invalid = TrueValue(error) { return .undefined }
      return .undecided
    }
  }

  /// The true values between two numbers, and whether they are proven to depend continuously on the variable;
  /// nil where a limit forbids to tell.
  func extent(from a: Double, to b: Double) -> IntervalProgram.Extent? {
    let variable = BigInterval(lower: BigFloat(a), upper: BigFloat(b))
    return try? intervals.extents(over: fixed.map { $0 ?? variable })[0]
  }
}

/// A number of the variable.
struct CurvePlace: Sendable {
  /// The double next to it, where it is drawn.
  let x: Double
  /// The number.
  let exact: ExactReal
}

/// What is drawn at a place.
enum CurveValue: Sendable {
  case number(Double)
  /// There is no value, or one that is infinite or NaN.
  case undefined
  /// Nobody could tell within the limits.
  case undecided

  /// The number, if there is one that can be drawn.
  var number: Double? {
    if case .number(let y) = self, y.isFinite { y } else { nil }
  }
}

extension FormatValue {
  /// The double next to the number.
  var nearestDouble: Double {
    switch self {
    case .binary(let x): Double(x)
    case .decimal(let x): Double(x)
    }
  }
}
