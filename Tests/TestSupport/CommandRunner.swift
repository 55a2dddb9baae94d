import Foundation

/// The output of a command and its exit status.
public struct CommandResult: Sendable, Equatable {
  /// The text on standard output.
  public var output: String
  /// The text on standard error.
  public var errors: String
  /// The exit status.
  public var status: Int32

  /// Creates a result from its parts.
  public init(output: String, errors: String, status: Int32) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

/// Runs the built `ulp` through a shell.
public enum CommandRunner {
  /// The folder of the test bundle, in which the command was built as well.
  public static let folder: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent().path
  }()

  /// The seconds after which a command counts as hanging, even on a busy machine.
  private static let patience = 300

  /// Runs a shell command with `ulp` in its path; a process that exceeds the given seconds of
  /// computing time is ended.
  public static func run(_ command: String, input: Data = Data(), seconds: Int = 60) throws
    -> CommandResult
  {
    let files = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let (inputFile, outputFile, errorFile) = (
      files.appendingPathComponent("in"), files.appendingPathComponent("out"),
      files.appendingPathComponent("err")
    )
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    // The settings of the developer must not affect the tests.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ULP_") }
    environment["XDG_CONFIG_HOME"] = files.path
    environment["XDG_STATE_HOME"] = files.path
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    let ending = try ChildProcess.run(
      "timeout", ["\(patience)", "/bin/sh", "-c", "ulimit -t \(seconds)\n\(command)"],
      environment: environment,
      input: inputFile.path, output: outputFile.path, errors: errorFile.path)
    let status =
      switch ending {
      case .status(let code), .signal(let code): code
      }
    return CommandResult(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      status: status)
  }

  /// Runs a shell command on a thread of its own, so that other tests go on meanwhile; two such
  /// commands run at a time.
  public static func runAside(_ command: String) async throws -> CommandResult {
    try await withCheckedThrowingContinuation { continuation in
      aside.addOperation { continuation.resume(with: Result { try run(command) }) }
    }
  }

  private static let aside = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()
}
