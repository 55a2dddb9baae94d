import ArgumentParser

/// The option to write an HTML page in addition to the output.
struct PageOptions: ParsableArguments {
  @Option(
    name: .customLong("html"),
    help: ArgumentHelp(
      "Write a page with tables and plots as well.", valueName: "file"),
    completion: .file())
  var path: String?

  /// Whether a page was requested.
  var isWanted: Bool { path != nil }

  private var file: OutputFile? { path.map { OutputFile(path: CommandWords.joined([$0])) } }

  func validate() throws {
    guard let file else { return }
    if file.path.isEmpty { throw ValidationError("--html needs the name of a file") }
    if file.path == "-" {
      throw ValidationError("--html needs a file; standard output has the ordinary answer")
    }
  }

  /// Fails if the page could not be written, before long computations start.
  func check() throws {
    if let file, let reason = file.obstacle { try file.fail(reason) }
  }

  /// Prints the answer and writes the page.
  ///
  /// The answer is printed even if the page cannot be written.
  func publish(_ answer: String, page: () -> String) throws {
    let reason = file.flatMap { $0.write(page()) }
    StandardOutput.write(line: answer)
    if let file, let reason { try file.fail(reason) }
  }
}
