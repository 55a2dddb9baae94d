public import NumericCore

extension Limits {
  /// Runs a closure, whose computations may take the limit of time together.
  ///
  /// The outermost call of a thread counts, so that a command of several steps ends when its time is over, in whichever step.
  public func timed<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Deadline.within(self, body)
  }

  /// Throws if the time of the computations of this thread is over; the first call starts it.
  public static func checkTime() throws(LimitExceeded) { try Deadline.check() }
}
