import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Evaluate one expression a line, on all cores, in order.",
    discussion: """
      Lines are independent of each other. A line that fails answers 'error: …' in its place; the \
      others go on, and the exit status is 1 at the end. With --json every answer is one line of \
      JSON.
      """)

  @OptionGroup var options: NumberOptions

  @Argument(help: "A file; standard input when left out or '-'.", completion: .file())
  var file: String?

  func run() async throws {
    var descriptor = STDIN_FILENO
    if let file = file.map({ CommandWords.joined([$0]) }), file != "-" {
      descriptor = open(file, O_RDONLY)
      guard descriptor >= 0 else {
        StandardError.write("error: cannot read '\(file)': \(String(cString: strerror(errno)))\n")
        throw ExitCode(1)
      }
    }
    let batch = Batch(
      evaluator: try options.makeEvaluator(), json: options.json,
      longestLine: options.limits.length)
    do {
      if try await !batch.run(reading: descriptor) { throw ExitCode(1) }
    } catch let error as ReadError {
      StandardError.write("error: \(error)\n")
      throw ExitCode(1)
    }
  }
}
