public import BigNumbers
public import NumericCore

/// A number, or a complex number, that is computed from some variables, to be measured at many points.
public protocol PointProblem: Sendable {
  /// The variables, in the order of the coordinates of a point.
  var variables: [String] { get }

  /// Whether the result is a complex number, of which both parts and the norm are measured.
  var isComplex: Bool { get }

  /// Whether a point satisfies the precondition of the problem.
  func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool

  /// The true value; it is proven only when its digits are requested.
  func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal

  /// The true values of both parts of a complex result, or that of a number.
  func truths(at point: [ExactReal]) throws(ComputationFailure) -> [ExactReal]

  /// The true value for literals and variables as rounded to a format; nil if none is changed by that. `isHeld` says that the
  /// coordinates of the point are numbers of the format.
  func truthOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> ExactReal?

  /// The same of both parts of a complex result.
  func truthsOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> [ExactReal]?

  /// The values that the formats compute, for a point rounded to each of them; of a complex result the real part in each
  /// format is followed by the imaginary one.
  func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue]

  /// The same for several points, in their order, where asking for them together costs less.
  func values(atAll points: [[ExactReal]]) throws(ComputationFailure) -> [[FormatValue]]

  /// The same with flags of inexact results, where values come with them.
  func flaggedValues(
    atAll points: [[ExactReal]]
  ) throws(ComputationFailure) -> [FlaggedResults<FormatValue>]

  /// The function of the only variable that the true value is; nil if it is anything else, or if there is a precondition.
  var function: UnaryFunction? { get }

  /// Whether what is measured most often answers more than 100 000 points a second.
  var answersFast: Bool { get }

  /// The values of every format at some points, whose only coordinate is a number of binary32 as the values are; nil where the
  /// numbers are others.
  func floats(at points: [Float]) throws(ComputationFailure) -> [FlaggedResults<Float>]?

  /// The same for numbers of binary64.
  func doubles(at points: [Double]) throws(ComputationFailure) -> [FlaggedResults<Double>]?

  /// A copy for another thread, which shares no reference-counted objects with this one.
  func copied() throws(ComputationFailure) -> Self
}

extension PointProblem {
  /// Any true value.
  public var function: UnaryFunction? { nil }

  /// A real number.
  public var isComplex: Bool { false }

  /// The true value.
  public func truths(at point: [ExactReal]) throws(ComputationFailure) -> [ExactReal] {
    [try truth(at: point)]
  }

  /// The true value for what is rounded.
  public func truthsOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> [ExactReal]? {
    try truthOfRounded(at: point, format: format, isHeld: isHeld).map { [$0] }
  }

  /// It may take any time.
  public var answersFast: Bool { false }

  /// What is rounded is not told from the rest.
  public func truthOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> ExactReal? { nil }

  /// No such numbers.
  public func floats(
    at points: [Float]
  ) throws(ComputationFailure) -> [FlaggedResults<Float>]? { nil }

  /// No such numbers.
  public func doubles(
    at points: [Double]
  ) throws(ComputationFailure) -> [FlaggedResults<Double>]? { nil }

  /// No flags.
  public func flaggedValues(
    atAll points: [[ExactReal]]
  ) throws(ComputationFailure) -> [FlaggedResults<FormatValue>] {
    try values(atAll: points).map { FlaggedResults($0) }
  }

  /// One point after the other.
  public func values(atAll points: [[ExactReal]]) throws(ComputationFailure) -> [[FormatValue]] {
    var values: [[FormatValue]] = []
    for point in points { values.append(try self.values(at: point)) }
    return values
  }

  /// The true values, the values of the formats and their errors at some points, whose values are asked for together.
  func certified(
    _ points: [[FormatValue]], formats: [FloatFormat], limits: ExactLimits
  ) throws(ComputationFailure) -> [CertifiedPoint] {
    try certified(at: points.map(\.reals), formats: formats, limits: limits)
  }

  /// The same at any real points, where some values were computed elsewhere: `given` are those of each point, which come
  /// before the values of the problem.
  ///
  /// - Precondition: the formats are those of the given values and then those of the problem, for a complex result those of
  ///   ``MeasuredPart/columns(of:_:)``.
  public func certified(
    at points: [[ExactReal]], given: [[FormatValue]] = [], formats: [FloatFormat],
    limits: ExactLimits
  ) throws(ComputationFailure) -> [CertifiedPoint] {
    let computed = try flaggedValues(atAll: points)
    let precision = formats.enclosingPrecision
    return points.indices.map { index in
      let own = computed[index]
      let values = given.isEmpty ? own.numbers : given[index] + own.numbers
      return CertifiedPoint(
        self, at: points[index], values: values, flags: own.flags, formats: formats, precision,
        limits)
    }
  }

  /// Whether the precondition is proven to hold at a point: a condition that has no value or is
  /// undecided counts as false.
  func isAdmitted(_ point: [FormatValue]) throws(ComputationFailure) -> Bool {
    try isAdmitted(point.map { $0.rational ?? 0 })
  }

  /// The same at a point of fractions.
  public func isAdmitted(_ point: [BigRational]) throws(ComputationFailure) -> Bool {
    do throws(ComputationFailure) {
      return try admits(point)
    } catch {
      switch error {
      case .exception, .undecided: return false
      default: throw error
      }
    }
  }
}

extension ExactProgram {
  /// Converts a program whose instructions have no places in a source.
  public init(lowering program: Program) throws(ComputationFailure) {
    do throws(ProgramError<ComputationFailure>) {
      try self.init(program)
    } catch {
      switch error {
      case .failure(let failure, _): throw failure
      case .exception(let exception, _): throw .exception(exception)
      }
    }
  }
}
