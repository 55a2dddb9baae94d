import NumericCore

/// The time of passes of a piece of work, of which there are enough for a clock.
struct PassTime {
  /// The number of passes that take at least the wanted time, found by doubling.
  private(set) var passes = 1
  /// The nanoseconds of the processor for one of them.
  private(set) var nanoseconds = 0.0
  /// The time from start to end over that of the processor for the calling thread: more than 1 where other programs run too, or other
  /// threads do a part of the work.
  private(set) var waiting = 1.0

  init(_ work: RepeatedWork, atLeast duration: Int) throws(ComputationFailure) {
    let start = ContinuousClock.now
    var all = 0
    while true {
      let passes = passes
      let time = try Stopwatch.nanoseconds { () throws(ComputationFailure) in try work(passes) }
      all += time
      if time >= duration || passes > 1 << 40 {
        nanoseconds = Double(time) / Double(passes)
        waiting = start.duration(to: .now) / .nanoseconds(1) / Double(max(1, all))
        return
      }
      self.passes *= 2
    }
  }
}
