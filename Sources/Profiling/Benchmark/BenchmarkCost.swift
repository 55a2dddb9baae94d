import NumericCore

/// What measuring will cost, as the time of one pass of each competitor and the plan tell.
public struct BenchmarkCost: Hashable, Sendable {
  /// The seconds from the start to the end.
  public var seconds: Double
  /// The seconds by which they may be wrong, because a sample has a power of two of passes, and times vary.
  public var doubt: Double

  /// Creates a cost from its values.
  public init(seconds: Double = 0, doubt: Double = 0) {
    (self.seconds, self.doubt) = (seconds, doubt)
  }

  /// The costs of two that are measured one after the other, whose errors do not depend on each other.
  public static func + (a: Self, b: Self) -> Self {
    BenchmarkCost(
      seconds: a.seconds + b.seconds,
      doubt: (a.doubt * a.doubt + b.doubt * b.doubt).squareRoot())
  }

  /// What a plan makes of the time of a pass.
  init(of pass: PassTime, _ plan: MeasurementPlan) {
    func seconds(_ factor: Double) -> Double {
      let passes = plan.passes(ofPass: pass.nanoseconds * factor).all
      return Double(passes) * pass.nanoseconds * factor * pass.waiting / 1e9
    }
    let vary = Self.variation
    self.init(
      seconds: seconds(1), doubt: (seconds(1 + vary) - seconds(1 - vary)).magnitude / 2)
  }

  /// The share by which a time may differ from one moment to the next.
  private static let variation = 0.05
}

extension Benchmark {
  /// What the table of a workload will cost: the competitors are prepared and held against the truth as for the table, and one sample
  /// is taken of each.
  public func cost(of workload: some Workload, _ competitors: [Competitor]) -> BenchmarkCost {
    let start = ContinuousClock.now
    let table = TableInProgress(workload, competitors, self)
    let once = start.duration(to: .now) / .seconds(1)
    return BenchmarkCost(seconds: once) + table.costOfSamples(plan)
  }

  /// What samples of the harness will cost.
  public func costOfOverhead(evaluations: Int) -> BenchmarkCost {
    guard let pass = try? PassTime(Self.idle(evaluations), atLeast: plan.sampleTime) else {
      return BenchmarkCost()
    }
    return BenchmarkCost(of: pass, plan)
  }
}

extension TableInProgress {
  /// What all samples will cost; a competitor that fails ends them.
  fileprivate func costOfSamples(_ plan: MeasurementPlan) -> BenchmarkCost {
    var cost = BenchmarkCost()
    var (preparing, portions) = (0.0, 0)
    for competitor in competitorsWithResults {
      let start = ContinuousClock.now
      do throws(ComputationFailure) {
        guard let contender = try workload.contender(competitor, limits: limits) else { continue }
        preparing += start.duration(to: .now) / .seconds(1)
        let pass = try PassTime(contender.work, atLeast: plan.sampleTime)
        let samples = plan.passes(ofPass: pass.nanoseconds).samples
        portions = max(portions, plan.portions(with: samples))
        cost = cost + BenchmarkCost(of: pass, plan)
      } catch {
        return cost
      }
    }
    // All competitors are prepared for each portion as long as one of them has samples left.
    cost.seconds += preparing * Double(portions)
    return cost
  }
}
