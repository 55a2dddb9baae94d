import Accuracy
import BigNumbers
import NumericCore

/// A backend that competes. The work is generic; each backend asks for it by itself, with its own type, so
/// that the compiler makes a loop for it without witness tables.
protocol CompetingBackend: MeasuredBackend {
  /// Runs a program on inputs.
  func contender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender
  /// Times every step of a program.
  func nodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node]
  /// Reads texts, or writes the numbers that they are.
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
  /// What computes in the format, rounding to nearest.
  func competingBackend(_ limits: Limits) throws(ComputationFailure) -> any CompetingBackend {
    let found = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try backend(.nearestEven, limits)
    }
    guard let backend = found as? any CompetingBackend else {
      preconditionFailure("\(name) has no backend that competes")
    }
    return backend
  }
}
