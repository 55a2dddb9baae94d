import Profiling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `ulp-allocations`: the same command with a malloc that counts, which this one has not.
enum CountingProgram {
  private static let name = "ulp-allocations"
  private static let elsewhere = "no malloc of this system can be replaced"

  /// Becomes that program, with the same words. Returns in it, and where it cannot be started, which is said.
  static func takeOver() {
    if AllocationCount.isPossible { return }
    // Only Linux has a link to the running program, and only glibc's malloc can be replaced.
    guard let own = realpath("/proc/self/exe", nil) else { return note(elsewhere) }
    defer { free(own) }
    let path = String(cString: own)
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    let counting = String(folder + name)
    if counting == path { return note(elsewhere) }
    // Threads other than the first one block signals, which the new program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(counting, CommandLine.unsafeArgv)
    note("'\(counting)' cannot be started: \(String(cString: strerror(errno)))")
  }

  private static func note(_ reason: String) {
    StandardError.write("note: allocations are not counted: \(reason)\n")
  }
}
