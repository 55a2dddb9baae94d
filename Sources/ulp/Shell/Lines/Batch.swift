import ArgumentParser
import Arithmetic
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Evaluates lines on all cores and prints the answers in order.
///
/// The number of chunks in flight is bounded, so memory is bounded for any input. Before a read
/// that would block, all lines in flight are answered, so that a program that communicates line by
/// line gets each answer at once.
struct Batch {
  let evaluator: LineAnswering
  let json: Bool
  let longestLine: Int

  private struct Output: Sendable {
    var answers: [UInt8] = []
    var messages = ""
    var succeeded = true
  }

  /// Answers all lines; returns whether every line had a value.
  func run(reading descriptor: Int32) async throws(CommandFailure) -> Bool {
    var source = LineSource(descriptor: descriptor, longestLine: longestLine)
    var window: [Task<Output, Never>] = []
    let width = 2 * max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var succeeded = true
    while true {
      while !window.isEmpty, window.count >= width || source.wouldBlock {
        succeeded = await deliver(window.removeFirst()) && succeeded
      }
      guard let chunk = try source.next() else { break }
      window.append(Task.detached { process(chunk) })
    }
    for task in window { succeeded = await deliver(task) && succeeded }
    return succeeded
  }

  private func deliver(_ task: Task<Output, Never>) async -> Bool {
    let output = await task.value
    if !output.messages.isEmpty { StandardError.write(output.messages) }
    StandardOutput.write(output.answers)
    return output.succeeded
  }

  private func process(_ chunk: LineSource.Chunk) -> Output {
    var output = Output()
    switch chunk {
    case .overlong(let length, let line):
      let limit = LimitExceeded(limit: .length, allowed: longestLine, requested: length)
      fail(CalculatorError(.limit, limit.description, nil, limit: limit), line, &output)
    case .lines(let bytes, let first):
      output.answers.reserveCapacity(bytes.count * 2)
      var start = 0
      var line = first
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        answer(bytes[start..<end], line, &output)
        start = end + 1
        line += 1
      }
    }
    return output
  }

  private func answer(_ text: ArraySlice<UInt8>, _ line: Int, _ output: inout Output) {
    // The answer to an empty line is an empty line, so that the numbers of lines agree.
    let text = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    guard text.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      output.answers += Array((json ? "null\n" : "\n").utf8)
      return
    }
    do throws(CalculatorError) {
      let answer = try evaluator(Array(text))
      output.answers += answer.text.utf8
      output.answers.append(UInt8(ascii: "\n"))
      for warning in answer.warnings {
        output.messages += "warning: line \(line): \(warning.message)\n"
      }
    } catch {
      fail(error, line, &output)
    }
  }

  private func fail(_ error: CalculatorError, _ line: Int, _ output: inout Output) {
    output.succeeded = false
    let text = json ? error.json.line : "error: \(error.oneLine)"
    output.answers += (text + "\n").utf8
  }
}

extension Batch {
  /// Answers the lines of a file, or of standard input without a name or for `-`.
  ///
  /// If a line fails, the command fails at its end.
  static func run(
    _ file: String?, _ evaluator: @escaping LineAnswering, _ options: NumberOptions
  ) async throws {
    let descriptor = try LineSource.descriptor(of: file)
    let batch = Batch(
      evaluator: evaluator, json: options.json, longestLine: options.limits.length)
    do throws(CommandFailure) {
      if try await batch.run(reading: descriptor) { return }
    } catch {
      try StandardError.fail("\(error)")
    }
    throw ExitCode(1)
  }
}
