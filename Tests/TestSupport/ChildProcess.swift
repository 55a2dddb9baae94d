import Foundation

/// A program that is started and waited for.
///
/// `Process` looks only 20 times a second whether its program has ended, and waits for whatever that has started and left
/// behind.
enum ChildProcess {
  /// What keeps a program from running.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How a program ended.
  enum Ending {
    case status(Int32)
    case signal(Int32)
  }

  /// Runs a program, found by its path or by its name. A stream without a file of its own is that of the tests.
  static func run(
    _ program: String, _ words: [String], environment: [String: String],
    input: String? = nil, output: String? = nil, errors: String? = nil
  ) throws -> Ending {
    func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
      texts.map { strdup($0) } + [nil]
    }
    var arguments = copies([program] + words)
    var variables = copies(environment.map { "\($0.key)=\($0.value)" })
    defer { for text in arguments + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, file) in [input, output, errors].enumerated() {
      guard let file else { continue }
      posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor), file, descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    // Threads that run tests block signals, which the program is to hear.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let failure = posix_spawnp(&process, program, &actions, &attributes, &arguments, &variables)
    guard failure == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(description: "the end of \(program) is unknown") }
    }
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
