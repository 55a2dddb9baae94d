import CGuard
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The inside of a worker: a process of the same command with the same words, which answers what
/// its parent asks.
///
/// Parent and worker run the same code up to the place where the parent starts to ask.
struct Worker {
  /// The name under which the command is started as a worker.
  static let name = "ulp-worker"

  /// Whether this process is a worker.
  static let isThisProcess = CommandLine.arguments.first == name

  /// Where a worker puts its answers, each as soon as it is known.
  struct Answers {
    /// A computation begins; from now on its time is counted.
    func begin() { c_answers_begin() }

    /// The computation that has begun ends with an answer.
    func add(_ frame: FrameWriter) {
      c_answers_add(frame.bytes, frame.bytes.count)
    }
  }

  /// Answers requests within the limits until the parent has no more, and ends the process.
  ///
  /// A closure tells the limits before every request.
  static func serve(
    _ limits: () -> Limits, _ answer: (ArraySlice<UInt8>, Answers) -> Void
  ) -> Never {
    // Ctrl-C is for the parent, which ends a worker where that is meant.
    signal(SIGINT, SIG_IGN)
    ComputationGuard.prepareWorker(answeringOn: C_WORKER_ANSWERS)
    var known: Limits?
    var incoming = IncomingFrames()
    while true {
      let (bytes, fault) = FileReader.next(C_WORKER_REQUESTS)
      if bytes.isEmpty || fault != nil { _exit(0) }
      incoming.add(bytes) { request in
        let limits = limits()
        if limits != known { ComputationGuard(limits: limits).limitWorker() }
        known = limits
        answer(request, Answers())
      }
      c_answers_flush()
    }
  }
}
