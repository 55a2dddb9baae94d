import Foundation

extension SamplingPlan {
  /// For ratios to keep: so many and such short samples that what else the machine does spoils few of them.
  public static let turns = SamplingPlan(samples: 15, duration: .microseconds(250))

  /// The median time of the baseline and that of ratios, each ratio from four samples in the order baseline,
  /// form, form, baseline: what slows the machine down or speeds it up steadily adds the same to both. Only the
  /// quicker half of them counts, for what holds the machine up does not slow both by the same factor. Where
  /// one pass takes so long that this would last, a tenth of the samples or more will do: what takes long
  /// varies less.
  public func compareInTurns(
    passes: Int, _ baseline: () throws -> Void, _ form: () throws -> Void
  ) rethrows -> (baseline: Double, ratio: Double) {
    var turns: [(total: Double, time: Double, ratio: Double)] = []
    let start = ContinuousClock.now
    let enough = duration * (8 * samples)
    while turns.count < samples {
      if turns.count >= samples / 10, !turns.count.isMultiple(of: 2),
        ContinuousClock.now - start > enough
      {
        break
      }
      var base = try processorTime(baseline)
      let time = try processorTime(form) + processorTime(form)
      base += try processorTime(baseline)
      turns.append((base + time, base / Double(2 * passes), time / base))
    }
    let quicker = turns.sorted { $0.total < $1.total }.prefix((turns.count + 1) / 2)
    return (median(turns.map(\.time)), median(quicker.map(\.ratio)))
  }

  /// Passes whose processor time is at least `duration`, found by doubling.
  public func passesInTurns(_ body: (Int) throws -> Void) rethrows -> Int {
    var passes = 1
    while try processorTime({ try body(passes) }) < nanoseconds { passes *= 2 }
    return passes
  }

  /// Nanoseconds that this thread spends in `body`.
  ///
  /// The time that passes would count other programs as well: a form that is slower than its baseline is
  /// interrupted more often, and on a busy machine its ratio grows.
  public func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let start = Self.processorNanoseconds()
    try body()
    return Double(Self.processorNanoseconds() - start)
  }

  private static func processorNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private var nanoseconds: Double {
    let components = duration.components
    return Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }

  /// What measuring adds to a sample: the median time, in nanoseconds, of a body that does nothing.
  public func overhead() -> Double { median((0..<301).map { _ in processorTime {} }) }

  /// That time as a share of a sample, which is to be below ``greatestOverhead``.
  public func overheadShare() -> Double { overhead() / nanoseconds }

  /// The share of a sample that measuring may take.
  public static let greatestOverhead = 0.02
}
