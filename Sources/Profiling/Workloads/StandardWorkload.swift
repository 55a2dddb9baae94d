public import BigNumbers
public import NumericCore

/// A workload that comes with the program: what it computes, from what, and what is known of the results.
public struct StandardWorkload: Sendable {
  /// A short name.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// What is computed.
  public let program: Program
  /// The inputs of each evaluation.
  public let points: [[BigRational]]
  /// The results for the first inputs, where mathematics tells them.
  public let known: [BigRational]?
  /// Whether it is one function of the catalogue, which has a value at some of the points only.
  public let isFunction: Bool

  /// A workload of its own.
  public init(
    name: String, summary: String, program: Program, points: [[BigRational]],
    known: [BigRational]?, isFunction: Bool = false
  ) {
    (self.name, self.summary, self.program) = (name, summary, program)
    (self.points, self.known, self.isFunction) = (points, known, isFunction)
  }

  init(
    name: String, summary: String, program: Program, inputs: [BigRational], known: [BigRational]?
  ) {
    self.init(name: name, summary: summary, program: program, points: [inputs], known: known)
  }

  /// Algorithms, then the functions one by one.
  public static let all: [StandardWorkload] =
    [
      dot, horner, matrixProduct, hilbert, bodies, logistic, mandelbrot, mean, variance,
      varianceInOnePass,
    ] + sums + functions
}

extension StandardWorkload {
  /// The workload, once its true results have been held against what is known of them; nil where they are
  /// not what mathematics says, which is an error of this program.
  public func prepared(limits: ExactLimits) throws(ComputationFailure) -> ProgramWorkload? {
    let workload = try certified(limits)
    return try hasKnownResults(workload, limits) ? workload : nil
  }

  /// The workload on the points where it has a value.
  private func certified(_ limits: ExactLimits) throws(ComputationFailure) -> ProgramWorkload {
    let points = points.map { $0.map { ExactReal($0) } }
    let workload = try ProgramWorkload(name: name, summary: summary, program, points: points)
    guard isFunction else { return workload }
    // Of a result of zero there are no correct digits.
    return try workload.kept { truth throws(ComputationFailure) in
      try truth.sign(limits: limits) != 0
    }
  }

  private func hasKnownResults(
    _ workload: ProgramWorkload, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Bool {
    for (truth, value) in zip(workload.truths[0], known ?? []) {
      if try truth.compared(to: ExactReal(value), limits: limits) != .equal { return false }
    }
    return true
  }
}
