import Arithmetic
import CGuard
import NumericCore

/// Ends a computation by force where it cannot end by itself.
///
/// The engines bound the work before a call of MPFR or GMP, and look at the clock between calls.
/// This is the guard behind them: it holds whatever a call does, and needs the process to end.
struct ComputationGuard {
  let limits: Limits

  /// The reasons, each with the status by which a worker tells it to its parent.
  enum Cause: Int32, CaseIterable {
    case time = 81
    case memory = 82
    case fault = 83

    fileprivate var number: c_guard_cause {
      switch self {
      case .time: C_GUARD_TIME
      case .memory: C_GUARD_MEMORY
      case .fault: C_GUARD_FAULT
      }
    }

    /// What is said of a computation that was ended for this reason.
    func error(_ limits: Limits, _ span: SourceSpan? = nil) -> CalculatorError {
      switch self {
      case .time: CalculatorError(LimitExceeded(limit: .time, allowed: limits.time), span)
      case .memory: CalculatorError(LimitExceeded(limit: .memory, allowed: limits.memory), span)
      case .fault:
        CalculatorError(.fault, "a fault of the program ended this computation", span)
      }
    }

    /// The exit status of a command whose only computation was ended.
    fileprivate var status: Int32 { self == .fault ? 70 : 1 }
  }

  /// The milliseconds that an engine has to notice by itself that the time is over.
  private static let grace = 200

  /// The bytes that a computation may take: what the program itself needs for a first computation,
  /// such as tables, is not part of it. A first `sin(1)*km` takes 1.6 megabytes, measured.
  fileprivate var bytes: Int64 {
    let (bytes, overflow) = Int64(limits.memory).multipliedReportingOverflow(by: 1_040_000)
    return overflow ? 0 : bytes + 8_000_000
  }

  /// The result of a closure that computes the only answer of a command.
  ///
  /// If it is ended, the command exits with the report about the whole source.
  func run<Result, Failure: Error>(
    _ source: [UInt8], json: Bool, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard arm(source, json: json) else { return try body() }
    defer { c_guard_disarm() }
    return try body()
  }

  /// Begins to guard the only computation of a command. False where it is part of another one, which is guarded already.
  ///
  /// It is apart from `run`, of which the program has a copy for each type of results.
  private func arm(_ source: [UInt8], json: Bool) -> Bool {
    guard c_guard_arm(bytes) else { return false }
    for cause in Cause.allCases {
      let error = cause.error(limits, SourceSpan(0, source.count))
      let output = json ? error.json.line + "\n" : ""
      Self.announce(cause, ErrorReport(error, source: source).text, output, status: cause.status)
    }
    c_guard_start_timer(milliseconds + Self.grace)
    return true
  }

  /// Prepares a worker, whose answers go to a descriptor and whose reasons are its statuses.
  static func prepareWorker(answeringOn descriptor: Int32) {
    for cause in Cause.allCases { announce(cause, "", "", status: cause.rawValue) }
    _ = c_guard_arm(0)
    c_answers_open(descriptor)
  }

  /// Sets the limits of every computation of a worker.
  func limitWorker() {
    c_guard_limit_memory(bytes)
    c_answers_limit_time((milliseconds + Self.grace) / 100)
  }

  /// Tells the guard of a worker that the next of several computations for one answer begins.
  static func beginStep() { c_answers_begin() }

  /// The limit of time, which may be larger than any time.
  private var milliseconds: Int {
    min(limits.time, Int(Int32.max)) * 1000
  }

  private static func announce(_ cause: Cause, _ error: String, _ output: String, status: Int32) {
    c_guard_announce(
      cause.number, error, error.utf8.count, output, output.utf8.count, status)
  }
}
