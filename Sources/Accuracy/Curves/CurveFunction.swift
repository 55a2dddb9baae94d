public import BigNumbers
public import NumericCore

/// A function of one variable, either as a format computes it or with its true values.
public struct CurveFunction: Sendable {
  /// The format; nil for the true values.
  public let format: FloatFormat?
  let problem: ExpressionProblem
  let limits: ExactLimits
  private let intervals: IntervalProgram
  private let fixed: [BigInterval?]

  /// The bits of interval arithmetic; they distinguish doubles even after cancellation of up to
  /// about 75 bits.
  private static let precision = Precision.bits(128)

  /// Creates the function of a problem of one variable, in its only format or with its true values.
  ///
  /// - Throws: if the values of other variables could not be found.
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

  /// A copy of the function for another thread.
  func copied() throws(ComputationFailure) -> CurveFunction {
    CurveFunction(try problem.copied(), format, limits, intervals, fixed)
  }

  /// The number of the format at which the function is evaluated; nil beyond the range of the
  /// format.
  func place(_ x: Double) throws(ComputationFailure) -> CurvePlace? {
    let exact = ExactReal((try? BigRational(exactly: BigFloat(x))) ?? 0)
    guard let format else { return CurvePlace(x: x, exact: exact) }
    let rounded = try format.rounded(exact, limits: limits)
    guard let number = rounded.rational else { return nil }
    return CurvePlace(x: rounded.nearestDouble, exact: ExactReal(number))
  }

  /// The value of the function at a number.
  func value(at place: CurvePlace) throws(ComputationFailure) -> CurveValue {
    if format != nil {
      let value = try problem.values(at: [place.exact])[0]
      return value.isFinite ? .number(value.nearestDouble) : .undefined
    }
    do throws(ComputationFailure) {
      let truth = try problem.truth(at: [place.exact])
      return .number(Double(try truth.enclosure(.bits(64), limits: limits).midpoint))
    } catch {
      if case .invalid = TrueValue(error) { return .undefined }
      return .undecided
    }
  }

  /// An enclosure of the true values between two numbers, and whether the function is proven to be
  /// continuous there; nil if a limit prevents the computation.
  func extent(from a: Double, to b: Double) -> IntervalProgram.Extent? {
    let variable = BigInterval(lower: BigFloat(a), upper: BigFloat(b))
    return try? intervals.extents(over: fixed.map { $0 ?? variable })[0]
  }
}

/// A value of the variable.
struct CurvePlace: Sendable {
  /// The nearest double, at which it is drawn.
  let x: Double
  /// The number.
  let exact: ExactReal
}

/// The value of the function at a point.
enum CurveValue: Sendable {
  case number(Double)
  /// There is no value, or it is infinite or NaN.
  case undefined
  /// The value could not be decided within the limits.
  case undecided

  /// The value, if there is one that can be drawn.
  var number: Double? {
    if case .number(let y) = self, y.isFinite { y } else { nil }
  }
}

extension FormatValue {
  /// The double that is nearest to the number.
  var nearestDouble: Double {
    switch self {
    case .binary(let x): Double(x)
    case .decimal(let x): Double(x)
    }
  }
}
