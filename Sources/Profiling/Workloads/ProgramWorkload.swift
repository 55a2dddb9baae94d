import Accuracy
public import BigNumbers
public import NumericCore

/// A program: an expression, or an algorithm whose steps do not depend on the numbers.
public struct ProgramWorkload: Workload {
  /// The given name.
  public let name: String
  /// The given description.
  public let summary: String
  /// The program.
  public let program: Program
  /// The inputs of each evaluation.
  public let points: [[ExactReal]]
  private let exact: ExactProgram

  /// The number of instructions other than literals and constants.
  public var operations: Int {
    program.instructions.count { step in
      switch step.operation {
      case .literal, .constant: false
      default: true
      }
    }
  }
  /// The number of points.
  public var evaluations: Int { points.count }
  /// The true values for each point, as real numbers.
  public let truths: [[ExactReal]]

  /// Creates a workload from a program and its inputs.
  ///
  /// - Throws: if an operation is not defined for real numbers.
  public init(
    name: String, summary: String, _ program: Program, points: [[ExactReal]]
  ) throws(ComputationFailure) {
    self.name = name
    self.summary = summary
    self.program = program
    self.points = points
    let exact = try ExactProgram(lowering: program)
    self.exact = exact
    truths = points.map { exact.values(at: $0) }
  }

  /// The workload restricted to inputs whose true results satisfy a condition.
  func kept(
    where isKept: (ExactReal) throws(ComputationFailure) -> Bool
  ) throws(ComputationFailure) -> ProgramWorkload {
    var kept: [[ExactReal]] = []
    for (point, truths) in zip(points, truths) {
      do throws(ComputationFailure) {
        var isRight = true
        for truth in truths where isRight { isRight = try isKept(truth) }
        if isRight { kept.append(point) }
      } catch {}
    }
    return try ProgramWorkload(name: name, summary: summary, program, points: kept)
  }

  /// The workload restricted to inputs that have a true result.
  ///
  /// - Throws: if an operation is not defined for real numbers.
  public func restrictedToTruth(
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> ProgramWorkload {
    try kept { truth throws(ComputationFailure) in
      _ = try truth.enclosure(.bits(64), limits: limits)
      return true
    }
  }

  /// Prepares a competitor, with the inputs rounded to its format.
  public func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender? {
    switch competitor {
    case .exact(let digits): return exactContender(.digits(digits, guardBits: 0), limits)
    case .format(let format):
      let inputs = try format.rounded(points, limits)
      return try format.competingBackend(limits.sizes).contender(program, inputs)
    }
  }

  /// Computes every result to a number of digits; evaluations do not share intermediate results.
  private func exactContender(_ precision: Precision, _ limits: ExactLimits) -> Contender {
    let (exact, points) = (exact, points)
    func numbers(_ point: [ExactReal]) throws(ComputationFailure) -> [BigFloat] {
      var numbers: [BigFloat] = []
      for value in exact.values(at: point) {
        numbers.append(try value.rounded(to: precision, limits: limits))
      }
      return numbers
    }
    return Contender(
      work: { passes throws(ComputationFailure) in
        for _ in 0..<passes {
          for point in points { blackHole(try numbers(point)) }
        }
      },
      results: { () throws(ComputationFailure) in
        var results: [[FormatValue]] = []
        for point in points { results.append(try numbers(point).map { .binary($0) }) }
        return results
      })
  }
}

extension CompetingBackend {
  /// The work of running a program on some inputs.
  ///
  /// Each backend calls this function with its own type, so that the loop is specialized.
  @inline(__always)
  func programContender(
    _ program: Program, _ inputs: [[FormatValue]]
  ) throws(ComputationFailure) -> Contender {
    let runner: ProgramRunner<Self>
    do throws(Failure) {
      runner = try ProgramRunner(program, on: self)
    } catch {
      throw ComputationFailure(error)
    }
    let points = inputs.map { $0.map { number($0) } }
    return Contender(
      work: { passes throws(ComputationFailure) in
        do throws(Failure) {
          for _ in 0..<passes {
            for point in points { try runner.run(point) }
          }
        } catch {
          throw ComputationFailure(error)
        }
        blackHole(runner)
      },
      results: { () throws(ComputationFailure) in
        var results: [[FormatValue]] = []
        do throws(Failure) {
          for point in points {
            try runner.run(point)
            results.append(program.outputs.indices.map { value(runner.output($0)) })
          }
        } catch {
          throw ComputationFailure(error)
        }
        return results
      })
  }
}

extension FloatFormat {
  /// The numbers rounded to the format.
  func rounded(
    _ points: [[ExactReal]], _ limits: ExactLimits
  ) throws(ComputationFailure) -> [[FormatValue]] {
    var inputs: [[FormatValue]] = []
    for point in points {
      var numbers: [FormatValue] = []
      for number in point { numbers.append(try rounded(number, limits: limits)) }
      inputs.append(numbers)
    }
    return inputs
  }
}
