import ArgumentParser
import Conversion
import NumericCore

/// The option for files whose definitions an expression can use.
struct LoadOptions: ParsableArguments {
  @Option(
    name: .customLong("load"),
    help: ArgumentHelp(
      "Use the variables, functions and units that this file defines; repeatable. (default: none)",
      valueName: "file"),
    completion: .file())
  var files: [String] = []

  var stored = StoredOrigins()

  mutating func validate() throws { try validateWithSettings() }

  func validateValues() throws {
    // A session is told of a file in one line.
    if files.contains(where: { $0.contains("\n") }) {
      throw ValidationError("the name of a file for --load has no line end")
    }
  }

  /// The definitions of all files; failures are reported.
  func definitions(
    _ limits: Limits, _ units: UnitContext, json: Bool
  ) throws -> [DefinitionFile] {
    try FailureReporter(json: json).reporting { () throws(CommandFailure) in
      var found: [DefinitionFile] = []
      for file in files {
        found.append(
          try DefinitionFile(
            file, try DefinitionFile.content(of: file, limits), limits, found.last?.units ?? units))
      }
      return found
    }
  }

  /// What a session has to do before its first line: to load the files, and to set the variables of the command line.
  ///
  /// Failures of files of variables are reported.
  func openingLines(_ variables: VariableOptions, _ limits: Limits) throws -> [String] {
    var lines = files.map { ":load \($0)" }
    try FailureReporter(json: false).reporting { () throws(CommandFailure) in
      for assignment in variables.assignments {
        lines.append(try VariableOptions.expanded(assignment, limits))
      }
    }
    return lines
  }
}

extension LoadOptions: ConfigurableOptions {
  /// The files of the command line take the place of the one that is configured.
  private var list: [String]? {
    get { files.isEmpty ? nil : files }
    set { files = newValue ?? [] }
  }

  static let settings: [Setting<LoadOptions>] = [
    Setting(
      "load", "none", \.list, values: "a file", read: { [$0] },
      write: { $0.joined(separator: ", ") })
  ]
}
