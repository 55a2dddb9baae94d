import Accuracy
import BigNumbers
import NumericCore

/// A backend that takes part in benchmarks.
///
/// The work is generic. Each backend calls it with its own type, so that the compiler specializes
/// the loop without witness tables.
protocol CompetingBackend: MeasuredBackend {
  /// A contender that runs a program on inputs.
  func contender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender
  /// Times every step of a program.
  func nodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node]
  /// A contender that reads texts, or writes the numbers that they denote.
  func contender(
    _ task: TextWorkload.Task, _ texts: [String]
  ) throws(ComputationFailure) -> Contender
}

extension DoubleBackend: CompetingBackend {
  func contender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender { try programContender(program, inputs) }
  func nodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node] {
    try timedNodes(program, inputs, plan)
  }
  func contender(
    _ task: TextWorkload.Task, _ texts: [String]
  ) throws(ComputationFailure) -> Contender { try textContender(task, texts) }
}

extension BigFloatBackend: CompetingBackend {
  func contender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender { try programContender(program, inputs) }
  func nodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node] {
    try timedNodes(program, inputs, plan)
  }
  func contender(
    _ task: TextWorkload.Task, _ texts: [String]
  ) throws(ComputationFailure) -> Contender { try textContender(task, texts) }
}

extension DecimalBackend: CompetingBackend {
  func contender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender { try programContender(program, inputs) }
  func nodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node] {
    try timedNodes(program, inputs, plan)
  }
  func contender(
    _ task: TextWorkload.Task, _ texts: [String]
  ) throws(ComputationFailure) -> Contender { try textContender(task, texts) }
}

extension FloatFormat {
  /// The backend that computes in the format, rounding to nearest.
  ///
  /// - Throws: if the format is only emulated, or if its precision is beyond the limits.
  func competingBackend(_ limits: Limits) throws(ComputationFailure) -> any CompetingBackend {
    let found = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try backend(.nearestEven, limits)
    }
    guard let backend = found as? any CompetingBackend else {
      throw .inapplicable(
        "\(name) is emulated from true values, whose speed is not that of the format")
    }
    return backend
  }
}
