import Foundation

/// A terminal for tests: a program runs in tmux, keys are sent, and the screen is read.
///
/// The tests do not sleep for fixed times: they wait for the expected screen, up to a deadline.
public final class Terminal: Sendable {
  /// Whether tmux is installed.
  public static let isAvailable = Repository.hasProgram("tmux")

  /// The expected screen did not appear before the deadline.
  public struct Missing: Error, CustomStringConvertible {
    /// What was expected, and the last screen.
    public let description: String
  }

  /// A folder that is the HOME of the program and is removed at the end.
  public let folder: String
  private let name: String
  /// Another terminal that owns the folder.
  private let owner: Terminal?

  /// Runs a shell command with `ulp` in its path in a window of the given size.
  ///
  /// Several terminals can share a folder.
  public init(
    _ command: String = "ulp", columns: Int = 80, rows: Int = 24, in shared: Terminal? = nil,
    environment: String = ""
  ) throws {
    name = UUID().uuidString
    owner = shared
    folder = shared?.folder ?? "/tmp/ulp-terminal-\(name.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder + "/home", withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      unset XDG_STATE_HOME XDG_CONFIG_HOME NO_COLOR LC_ALL LC_CTYPE
      unset $(env | sed -n 's/^\\(ULP_[A-Z_]*\\)=.*/\\1/p')
      export HOME='\(folder)/home' LANG=C.UTF-8 PATH='\(CommandRunner.folder)':"$PATH" \(environment)
      # Ctrl-C is for the program.
      trap : INT
      \(command)
      echo "left with $?"
      sleep 1000
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).sh"))
    try tmux(
      "-f /dev/null -u new-session -d -x \(columns) -y \(rows) 'exec sh \(folder)/\(name).sh'")
  }

  deinit {
    _ = try? tmux("kill-server")
    if owner == nil { try? FileManager.default.removeItem(atPath: folder) }
  }

  @discardableResult
  private func tmux(_ arguments: String) throws -> String {
    let output = "\(folder)/\(name).out"
    let status = try Self.shell(
      "exec timeout 20 env -u TMUX LANG=C.UTF-8 tmux -S '\(folder)/\(name).tmux' \(arguments) >'\(output)' 2>&1"
    )
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
    guard status == 0 else { throw Missing(description: "tmux \(arguments): \(status) \(text)") }
    return text
  }

  /// Runs a shell command.
  ///
  /// `Process` would also wait for the server of tmux, which inherits its pipes.
  private static func shell(_ command: String) throws -> Int32 {
    func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
      texts.map { strdup($0) } + [nil]
    }
    var arguments = copies(["/bin/sh", "-c", command])
    var environment = copies(ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" })
    defer { for text in arguments + environment { free(text) } }
    // Test threads block signals, which the programs in the terminal must receive.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, &environment)
    guard failure == 0 else {
      throw Missing(description: "a shell: \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Missing(description: "the shell's end") }
    }
    // The exit status of the shell, or 256 plus the number of the signal that ended it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 256 + status & 0x7F
  }

  // MARK: - Keys

  /// Types text unchanged.
  public func type(_ text: String) throws {
    try tmux("send-keys -l -- '\(text.replacing("'", with: "'\\''"))'")
  }

  /// Presses keys by their names in tmux: `Enter`, `Left`, `C-c`.
  public func press(_ keys: String...) throws {
    try tmux("send-keys \(keys.joined(separator: " "))")
  }

  /// Types a line and Enter.
  public func enter(_ text: String) throws {
    try type(text)
    try press("Enter")
  }

  /// Pastes text at once, with the line ends that a terminal sends.
  public func paste(_ text: String) throws {
    let path = "\(folder)/\(name).paste"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try tmux("load-buffer '\(path)'")
    try tmux("paste-buffer -p")
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window -x \(columns) -y \(rows)")
  }

  /// The process number of the shell that started the program.
  public func shellProcess() throws -> String {
    try tmux("display-message -p '#{pane_pid}'").filter(\.isNumber)
  }

  // MARK: - The screen

  /// The text of the screen and of the lines that have scrolled away, without trailing blank lines.
  public func screen(withColors: Bool = false) throws -> String {
    var text = try tmux("capture-pane -p -S - \(withColors ? "-e" : "")")
    while text.hasSuffix("\n") || text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The lines of the screen.
  public func lines() throws -> [String] {
    try screen().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Waits until the screen satisfies a condition; returns the time that this took.
  @discardableResult
  public func wait(
    _ what: String, seconds: Double = 120, until isThere: (String) -> Bool
  ) throws -> Duration {
    let start = ContinuousClock.now
    while true {
      let screen = try screen()
      if isThere(screen) { return start.duration(to: .now) }
      guard start.duration(to: .now) < .seconds(seconds) else {
        throw Missing(description: "\(what) is missing on:\n\(screen)")
      }
      usleep(20_000)
    }
  }

  /// Waits until the screen contains a text.
  @discardableResult
  public func wait(for text: String, seconds: Double = 120) throws -> Duration {
    try wait("'\(text)'", seconds: seconds) { $0.contains(text) }
  }

  /// Waits until the last line is the given one.
  @discardableResult
  public func wait(forLast line: String, seconds: Double = 120) throws -> Duration {
    try wait("'\(line)' at the end", seconds: seconds) {
      $0 == line || $0.hasSuffix("\n" + line)
    }
  }
}
