import Accuracy
public import BigNumbers
public import NumericCore

/// The costs of each instruction of a program for one competitor.
public struct ProgramProfile: Sendable {
  /// One instruction.
  public struct Node: Hashable, Sendable {
    /// Its index in the program.
    public var instruction: Int
    /// Nanoseconds in one evaluation, averaged over the inputs.
    public var time: Double
    /// The number of computations in one evaluation: exact evaluation may repeat an instruction
    /// with more bits.
    public var count: Double
    /// The largest number of bits it was computed with, if that varies.
    public var bits: Int?

    /// Creates a node from its values.
    public init(instruction: Int, time: Double, count: Double, bits: Int?) {
      (self.instruction, self.time, self.count, self.bits) = (instruction, time, count, bits)
    }
  }

  /// The competitor.
  public var competitor: Competitor
  /// The instructions that take time, in the order of the program.
  ///
  /// Literals and constants of a format are not among them, because they are converted in advance.
  public var nodes: [Node]
  /// Nanoseconds of one whole evaluation.
  public var time: Double

  /// Creates a profile from its values.
  public init(competitor: Competitor, nodes: [Node], time: Double) {
    (self.competitor, self.nodes, self.time) = (competitor, nodes, time)
  }

  /// The part of the time that the nodes account for, from 0 to 1.
  public var share: Double { time > 0 ? nodes.reduce(0) { $0 + $1.time } / time : 0 }
}

extension ProgramWorkload {
  /// Measures the costs of all instructions.
  ///
  /// For a format each step is timed separately: no step writes its own operands, so it can be
  /// repeated until a sample is long enough. Exact evaluation decides at every step how many bits
  /// to use; its steps are timed as they run, and the time of the clock is subtracted.
  ///
  /// - Throws: if the competitor cannot compute the program.
  public func profile(
    of competitor: Competitor, plan: MeasurementPlan = MeasurementPlan(),
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> ProgramProfile {
    guard let contender = try contender(competitor, limits: limits) else {
      throw .inapplicable("\(competitor.name) has nothing to do here")
    }
    let whole = try InterleavedTimes([contender.work], plan: plan)
    let nodes: [ProgramProfile.Node]
    switch competitor {
    case .exact(let digits):
      nodes = try exactNodes(.digits(digits, guardBits: 0), plan, limits)
    case .format(let format):
      let inputs = try format.rounded(points, limits)
      nodes = try format.competingBackend(limits.sizes).nodes(program, inputs, plan)
    }
    return ProgramProfile(
      competitor: competitor, nodes: nodes,
      time: Timing(whole.times[0]).median / Double(evaluations))
  }

  /// How often one evaluation of all inputs requests each operation, including literals and
  /// constants.
  ///
  /// - Throws: if doubles cannot compute the program.
  public func operationCounts() throws(ComputationFailure) -> [Operation: Int] {
    let backend = CountingBackend(DoubleBackend.completed)
    let inputs = try FloatFormat.double.rounded(points, ExactLimits())
    do throws(ProgramError<ComputationFailure>) {
      for point in inputs {
        _ = try backend.evaluate(
          program, inputs: point.map { backend.base.number($0) }, special: .ieee)
      }
    } catch {
      switch error {
      case .failure(let failure, _): throw failure
      case .exception(let exception, _): throw .exception(exception)
      }
    }
    return backend.tally.counts
  }
}

extension CompetingBackend {
  /// Times every step of a program separately.
  ///
  /// Each backend calls this function with its own type, so that the loop is specialized.
  @inline(__always)
  func timedNodes(
    _ program: Program, _ inputs: [[FormatValue]], _ plan: MeasurementPlan
  ) throws(ComputationFailure) -> [ProgramProfile.Node] {
    do throws(Failure) {
      let runner = try ProgramRunner(program, on: self)
      let points = inputs.map { $0.map { number($0) } }
      var times = [[Double]](repeating: [], count: runner.origins.count)
      // The samples are spread over the inputs, so that each step sees all of them. All steps
      // together get two seconds, and each sample takes at least 5 µs.
      let samples = max(plan.samples, points.count)
      let share = 2_000_000_000 / max(1, samples * times.count)
      let duration = max(5000, min(plan.sampleTime / 20, share))
      for sample in 0..<samples {
        try runner.run(points[sample % points.count])
        for step in times.indices {
          times[step].append(try runner.time(of: step, atLeast: duration))
        }
      }
      blackHole(runner)
      return times.enumerated().map { step, times in
        ProgramProfile.Node(
          instruction: runner.origins[step], time: times.reduce(0, +) / Double(times.count),
          count: 1, bits: nil)
      }
    } catch {
      throw ComputationFailure(error)
    }
  }
}

extension ProgramRunner {
  /// The nanoseconds of one step, repeated until a sample takes the given time.
  @inline(__always)
  fileprivate func time(of step: Int, atLeast duration: Int) throws(Backend.Failure) -> Double {
    var count = 1
    while true {
      let time = try Stopwatch.nanoseconds { () throws(Backend.Failure) in
        for _ in 0..<count { try run(step: step) }
      }
      if time >= duration || count > 1 << 40 { return Double(time) / Double(count) }
      count *= 2
    }
  }
}
