import Foundation

/// What a command printed and how it ended.
public struct CommandResult: Sendable, Equatable {
  public var output: String
  public var errors: String
  public var status: Int32

  public init(output: String, errors: String, status: Int32) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

/// Runs the built `ulp` as a person would, through a shell.
public enum CommandRunner {
  /// The folder of the test bundle, where the command was built too.
  public static let folder: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent().path
  }()

  /// Runs a shell command with `ulp` on the path; ends it after a time.
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
    // Settings of the person who runs the tests are not for them.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ULP_") }
    environment["XDG_CONFIG_HOME"] = files.path
    environment["XDG_STATE_HOME"] = files.path
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    let ending = try ChildProcess.run(
      "timeout", ["\(seconds)", "/bin/sh", "-c", command], environment: environment,
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
}
