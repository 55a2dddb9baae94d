import Accuracy
import BigNumbers
import NumericCore
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command that reads lines of hexadecimal numbers, and answers each with a line that is a number.
final class LineComputation: Computation {
  let name: String
  let format: FloatFormat
  let argumentFormats: [FloatFormat]
  private let command: String
  private let limits: Limits
  private let idle = Mutex<[LentProcess]>([])

  /// A process that one thread at a time has.
  private struct LentProcess: @unchecked Sendable {
    let process: PipedProcess
  }

  /// The most bytes of an answer.
  private static let longestLine = 1 << 16

  init(command: String, format: FloatFormat, argumentCount: Int, limits: Limits) {
    // Reports have one line for a command of several.
    name = command.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    (self.command, self.format) = (command, format)
    argumentFormats = [FloatFormat](repeating: format, count: argumentCount)
    self.limits = limits
  }

  func results(at points: [[FormatValue]]) throws(ComputationFailure) -> [FormatValue] {
    guard let lent = idle.withLock({ $0.popLast() }) ?? start() else {
      throw .inapplicable("no process could be started for '\(name)'")
    }
    let process = lent.process
    let lines = points.map { $0.map(\.exactText).joined(separator: " ") }
    process.send(lines.map { $0 + "\n" }.joined().utf8)
    var results: [FormatValue] = []
    var incoming: [UInt8] = []
    while results.count < points.count {
      guard waits(for: process) else {
        throw failure(
          "has no answer after \(limits.time) s; it may have to flush its output after every line",
          lines[results.count])
      }
      process.sendRest()
      guard let bytes = process.receive() else {
        throw failure("ends \(Self.text(of: process.status()))", lines[results.count])
      }
      incoming += bytes
      while let end = incoming.firstIndex(of: UInt8(ascii: "\n")) {
        if results.count == points.count {
          throw failure("answers with more than one line", lines[points.count - 1])
        }
        let line = String(decoding: incoming[..<end], as: UTF8.self)
        guard let value = try? format.number(written: line.filter { !$0.isWhitespace }).value else {
          throw failure("answers '\(line)', which is no number,", lines[results.count])
        }
        results.append(value)
        incoming.removeFirst(end + 1)
      }
      if incoming.count > Self.longestLine {
        throw failure(
          "answers with a line of more than \(Self.longestLine) bytes", lines[results.count])
      }
    }
    idle.withLock { $0.append(lent) }
    return results
  }

  private func start() -> LentProcess? {
    PipedProcess(.shell, words: ["sh", "-c", command]).map(LentProcess.init)
  }

  private func failure(_ what: String, _ line: String) -> ComputationFailure {
    .inapplicable("'\(name)' \(what) at '\(line)'")
  }

  /// Waits until there is an answer or the end; false if the time is over.
  private func waits(for process: PipedProcess) -> Bool {
    let deadline = ContinuousClock.now + .seconds(limits.time)
    while true {
      var ends = [
        pollfd(fd: process.answers, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: process.hasRequests ? process.requests : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = deadline - .now
      if left <= .zero { return false }
      _ = poll(&ends, nfds_t(ends.count), Int32(clamping: left.components.seconds * 1000 + 1))
      if ends[0].revents != 0 { return true }
      if ends[1].revents != 0 { process.sendRest() }
    }
  }

  /// How a process ended.
  private static func text(of status: Int32) -> String {
    status < 0 ? "by signal \(-status)" : "with status \(status)"
  }
}
