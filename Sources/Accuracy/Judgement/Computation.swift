public import BigNumbers
public import NumericCore

/// A computation that is judged: a function of a library, a process, or anything else that answers points with numbers of a
/// format.
public protocol Computation: Sendable {
  /// What reports call it.
  var name: String { get }
  /// The format of its results.
  var format: FloatFormat { get }
  /// The formats of its arguments.
  var argumentFormats: [FloatFormat] { get }
  /// What tells its code from another version of it; nil if that is not known.
  var fingerprint: String? { get }
  /// Whether it most often answers more than 100 000 points a second, so that a search may ask for many.
  var answersFast: Bool { get }

  /// Whether results come with the flag of inexact results; all that are judged together have it, or none.
  var hasFlags: Bool { get }

  /// The arguments at a point, which are numbers of ``argumentFormats``.
  func entered(_ point: [ExactReal]) throws(ComputationFailure) -> [FormatValue]

  /// The results at some points, in their order.
  ///
  /// - Throws: if it ended or fell silent; the text names the point.
  func results(at points: [[FormatValue]]) throws(ComputationFailure) -> [FormatValue]

  /// The same with flags.
  func flagged(at points: [[FormatValue]]) throws(ComputationFailure) -> FlaggedResults<FormatValue>

  /// The same for a function of one number of binary32.
  func flagged(at points: [Float]) throws(ComputationFailure) -> FlaggedResults<Float>

  /// The same for a function of one number of binary64.
  func flagged(at points: [Double]) throws(ComputationFailure) -> FlaggedResults<Double>
}

/// Results, and for each whether it came with the flag of inexact results.
public struct FlaggedResults<Number: Sendable>: Sendable {
  /// The results.
  public var numbers: [Number]
  /// The flags; nil where nobody asked for them.
  public var flags: [Bool]?

  /// Results with or without flags.
  public init(_ numbers: [Number], flags: [Bool]? = nil) {
    (self.numbers, self.flags) = (numbers, flags)
  }
}

extension Computation {
  /// Nothing is known of other versions.
  public var fingerprint: String? { nil }

  /// It may take any time.
  public var answersFast: Bool { false }

  /// There are no flags.
  public var hasFlags: Bool { false }

  /// The coordinates, each rounded to the format of its argument.
  public func entered(_ point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var arguments: [FormatValue] = []
    for (format, x) in zip(argumentFormats, point) { arguments.append(try format.rounded(x)) }
    return arguments
  }

  /// The results without flags.
  public func flagged(
    at points: [[FormatValue]]
  ) throws(ComputationFailure) -> FlaggedResults<FormatValue> {
    FlaggedResults(try results(at: points))
  }

  /// The results as numbers of the format.
  public func flagged(at points: [Float]) throws(ComputationFailure) -> FlaggedResults<Float> {
    try converted(at: points)
  }

  /// The results as numbers of the format.
  public func flagged(at points: [Double]) throws(ComputationFailure) -> FlaggedResults<Double> {
    try converted(at: points)
  }

  /// The results at numbers of the hardware, which are asked for as numbers of the format.
  public func converted<Number: BinaryFloatingPoint>(
    at points: [Number]
  ) throws(ComputationFailure) -> FlaggedResults<Number> {
    let found = try flagged(at: points.map { [FormatValue(Double($0), format)] })
    let numbers: [Number] = found.numbers.map { result in
      if case .binary(let x) = result { Number(Double(x)) } else { .nan }
    }
    return FlaggedResults(numbers, flags: found.flags)
  }
}

extension FormatValue {
  /// A double as a number of a format that has it.
  init(_ x: Double, _ format: FloatFormat) { self = .binary(format.fitted(BigFloat(x))) }
}

/// Computations beside the truth of a problem, which has a value of its own only for that.
public struct JudgedProblem: PointProblem {
  private let problem: any PointProblem
  private let computations: [any Computation]

  /// The computations take the variables of the problem in order.
  ///
  /// - Precondition: every computation has as many arguments as the problem has variables.
  public init(_ truth: any PointProblem, _ computations: [any Computation]) {
    precondition(
      computations.allSatisfy { $0.argumentFormats.count == truth.variables.count },
      "every variable is an argument")
    (problem, self.computations) = (truth, computations)
  }

  /// The variables of the problem.
  public var variables: [String] { problem.variables }

  /// Whether the problem admits a point.
  public func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool {
    try problem.admits(point)
  }

  /// The truth of the problem.
  public func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
    try problem.truth(at: point)
  }

  /// The result of every computation at a point.
  public func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    try values(atAll: [point])[0]
  }

  /// The results of every computation at some points, which are asked for together.
  public func values(
    atAll points: [[ExactReal]]
  ) throws(ComputationFailure) -> [[FormatValue]] {
    try flaggedValues(atAll: points).map(\.numbers)
  }

  /// The same with flags.
  public func flaggedValues(
    atAll points: [[ExactReal]]
  ) throws(ComputationFailure) -> [FlaggedResults<FormatValue>] {
    let isFlagged = computations.contains { $0.hasFlags }
    var values = [FlaggedResults<FormatValue>](
      repeating: FlaggedResults([], flags: isFlagged ? [] : nil), count: points.count)
    for computation in computations {
      var entered: [[FormatValue]] = []
      for point in points { entered.append(try computation.entered(point)) }
      let found = try computation.flagged(at: entered)
      for (index, result) in found.numbers.enumerated() {
        values[index].numbers.append(result)
        if let flags = found.flags { values[index].flags?.append(flags[index]) }
      }
    }
    return values
  }

  /// The function that the truth of the problem is.
  public var function: UnaryFunction? { problem.function }

  /// Whether all computations do.
  public var answersFast: Bool { computations.allSatisfy(\.answersFast) }

  /// The results of every computation, if all are functions of one number of binary32.
  public func floats(
    at points: [Float]
  ) throws(ComputationFailure) -> [FlaggedResults<Float>]? {
    guard areAll(.binary(.binary32)) else { return nil }
    var results: [FlaggedResults<Float>] = []
    for computation in computations { results.append(try computation.flagged(at: points)) }
    return results
  }

  /// The results of every computation, if all are functions of one number of binary64.
  public func doubles(
    at points: [Double]
  ) throws(ComputationFailure) -> [FlaggedResults<Double>]? {
    guard areAll(.binary(.binary64)) else { return nil }
    var results: [FlaggedResults<Double>] = []
    for computation in computations { results.append(try computation.flagged(at: points)) }
    return results
  }

  /// Whether all computations are functions of one number of a format.
  private func areAll(_ format: FloatFormat) -> Bool {
    computations.allSatisfy { $0.format == format && $0.argumentFormats == [format] }
  }

  /// A copy for another thread, which asks the same computations.
  public func copied() throws(ComputationFailure) -> JudgedProblem {
    JudgedProblem(try problem.copied(), computations)
  }
}
