import Foundation

extension SamplingPlan {
  /// A plan for ratios that are kept.
  ///
  /// Its samples are so short and numerous that disturbances affect only few of them.
  public static let turns = SamplingPlan(samples: 15, duration: .microseconds(250))

  /// The median time of the baseline and the median of the ratios.
  ///
  /// Each ratio comes from four samples in the order baseline, form, form, baseline, so that a
  /// steady change of speed affects both equally. Only the faster half of the ratios counts,
  /// because disturbances do not slow both by the same factor. If one pass takes long, the number
  /// of samples is reduced, to a tenth at least, because long passes vary less.
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

  /// The number of passes whose processor time is at least `duration`, found by doubling.
  public func passesInTurns(_ body: (Int) throws -> Void) rethrows -> Int {
    var passes = 1
    while try processorTime({ try body(passes) }) < nanoseconds { passes *= 2 }
    return passes
  }

  /// Nanoseconds that this thread spends in `body`.
  ///
  /// Wall-clock time would include other programs: a form that is slower than its baseline is
  /// interrupted more often, so that on a busy machine its ratio would grow.
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

  /// The overhead of measuring a sample: the median time, in nanoseconds, of an empty body.
  public func overhead() -> Double { median((0..<301).map { _ in processorTime {} }) }

  /// The overhead divided by the duration of a sample, which must be below ``greatestOverhead``.
  public func overheadShare() -> Double { overhead() / nanoseconds }

  /// The largest permitted share of the overhead in a sample.
  public static let greatestOverhead = 0.02
}
