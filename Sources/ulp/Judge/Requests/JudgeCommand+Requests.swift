import ArgumentParser
import Arithmetic
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Several runs of the command in one process, which saves a caller the start of a process for each.
///
/// A run has the files that its request names in the place of the standard streams, so that it reads and writes what a process
/// of its own would. Also where a limit ends the process by force, the reason stands in the file.
extension JudgeCommand {
  /// Answers one request a line until there are no more.
  func answerRequests() async throws {
    let streams = try reporting { () throws(CommandFailure) in try KeptStreams() }
    let length = bounds.limits.length
    var source = LineSource(descriptor: STDIN_FILENO, longestLine: length)
    while let chunk = try reporting([], { () throws(CommandFailure) in try source.next() }) {
      switch chunk {
      case .overlong(let requested, _):
        StandardOutput.write(line: Self.answer(lineOf: requested, longest: length).line)
      case .lines(let bytes, _):
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          // One read may bring the end of a line that is too long, so that it is not left out.
          let answer =
            line.count > length
            ? Self.answer(lineOf: line.count, longest: length) : await Self.answer(line, streams)
          StandardOutput.write(line: answer.line)
        }
      }
    }
  }

  /// The answer to a line that is too long.
  private static func answer(lineOf requested: Int, longest allowed: Int) -> JSONValue {
    CalculatorError(LimitExceeded(limit: .length, allowed: allowed, requested: requested), nil).json
  }

  private static func answer(_ line: ArraySlice<UInt8>, _ streams: KeptStreams) async -> JSONValue {
    let request: JudgeRequest
    do throws(CommandFailure) {
      request = try JudgeRequest(line)
      try streams.replace(by: request.files)
    } catch {
      streams.restore()
      return error.error.json
    }
    let status = await run(request.arguments)
    streams.restore()
    return .object([("status", JSONValue(status))])
  }

  /// The exit status of a run with the words of this process and those of a request.
  private static func run(_ arguments: [String]) async -> Int32 {
    var words = Array(CommandLine.arguments.dropFirst())
    if let own = words.firstIndex(of: "--requests") { words.remove(at: own) }
    do {
      let (parsed, wordsForParser) = try UlpCommand.parsed(
        CommandWords.protected(words + arguments))
      var command = try parsed ?? UlpCommand.parseAsRoot(wordsForParser)
      guard let judge = command as? JudgeCommand else {
        try command.run()
        return EXIT_SUCCESS
      }
      if let fault = judge.faultOfRequest { try judge.fail(CommandFailure(fault)) }
      try await judge.run()
      return EXIT_SUCCESS
    } catch {
      let code = UlpCommand.exitCode(for: error)
      let message = UlpCommand.fullMessage(for: error)
      if !message.isEmpty {
        if code.isSuccess {
          StandardOutput.write(line: message)
        } else {
          StandardError.write(message + "\n")
        }
      }
      return code.rawValue
    }
  }

  /// Why this is no request.
  private var faultOfRequest: String? {
    if requests { return "a request has no requests of its own" }
    if sampling.part != nil { return "parts of a job are made by runs of their own" }
    if lib.isEmpty, libm.isEmpty { return nil }
    return "functions of libraries are judged by a run of their own, not by a request"
  }
}
