import Foundation

/// A terminal with a person before it: a program runs in tmux, keys are pressed, the screen is read.
///
/// Nothing sleeps for a fixed time: what is expected is waited for, up to a deadline.
public final class Terminal: Sendable {
  /// Whether there is a tmux.
  public static let isAvailable = Repository.hasProgram("tmux")

  /// What is waited for did not come.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  /// A folder with the program's HOME, removed in the end.
  public let folder: String
  private let name: String
  /// The terminal whose folder this is.
  private let owner: Terminal?

  /// Runs a shell command, in which `ulp` is on the path, in a window of some size. Terminals may share a folder.
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
    let ending = try ChildProcess.run(
      "/bin/sh",
      [
        "-c",
        "exec timeout 20 env -u TMUX LANG=C.UTF-8 tmux -S '\(folder)/\(name).tmux' \(arguments) >'\(output)' 2>&1",
      ], environment: ProcessInfo.processInfo.environment)
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
    guard case .status(0) = ending else {
      throw Missing(description: "tmux \(arguments): \(ending) \(text)")
    }
    return text
  }

  // MARK: - Keys

  /// Types text, as it is.
  public func type(_ text: String) throws {
    try tmux("send-keys -l -- '\(text.replacing("'", with: "'\\''"))'")
  }

  /// Presses keys, by tmux's names: `Enter`, `Left`, `C-c`.
  public func press(_ keys: String...) throws {
    try tmux("send-keys \(keys.joined(separator: " "))")
  }

  /// Types a line.
  public func enter(_ text: String) throws {
    try type(text)
    try press("Enter")
  }

  /// Pastes text at once, its lines as a terminal sends them.
  public func paste(_ text: String) throws {
    let path = "\(folder)/\(name).paste"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try tmux("load-buffer '\(path)'")
    try tmux("paste-buffer -p")
  }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window -x \(columns) -y \(rows)")
  }

  /// The number of the shell whose child the program is.
  public func shellProcess() throws -> String {
    try tmux("display-message -p '#{pane_pid}'").filter(\.isNumber)
  }

  // MARK: - The screen

  /// What the screen shows, and what scrolled away, without the blank end.
  public func screen(withColors: Bool = false) throws -> String {
    var text = try tmux("capture-pane -p -S - \(withColors ? "-e" : "")")
    while text.hasSuffix("\n") || text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The lines of the screen.
  public func lines() throws -> [String] {
    try screen().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Waits until the screen is as expected; answers how long that took.
  @discardableResult
  public func wait(
    _ what: String, seconds: Double = 20, until isThere: (String) -> Bool
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

  /// Waits for text on the screen.
  @discardableResult
  public func wait(for text: String, seconds: Double = 20) throws -> Duration {
    try wait("'\(text)'", seconds: seconds) { $0.contains(text) }
  }

  /// Waits until the last line is this one.
  @discardableResult
  public func wait(forLast line: String, seconds: Double = 20) throws -> Duration {
    try wait("'\(line)' at the end", seconds: seconds) {
      $0 == line || $0.hasSuffix("\n" + line)
    }
  }
}
