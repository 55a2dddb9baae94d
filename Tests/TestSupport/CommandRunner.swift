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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -t \(seconds); exec timeout \(patience) /bin/sh -c \"$0\"", command,
    ]
    // The settings of the developer must not affect the tests.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ULP_") }
    environment["XDG_CONFIG_HOME"] = files.path
    environment["XDG_STATE_HOME"] = files.path
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return CommandResult(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      status: process.terminationStatus)
  }
}
