import ArgumentParser
import Arithmetic
import NumericCore

/// Computes the lines of a file or of standard input in their order.
///
/// It is a session without a terminal: each line has the limits of a session's line, and one that fails costs no other
/// line its answer.
struct Script {
  private var worker: SessionWorker
  /// The name of the file; nil for standard input.
  private let file: String?
  private let limits: Limits
  private var statements = ScriptStatements()
  private var hasSucceeded = true
  private var isLeft = false

  /// Computes a file, or standard input without a name or for `-`; returns false if standard input is empty.
  ///
  /// If a line fails, the command fails at its end. `opening` are lines that have to succeed before the first one.
  static func run(
    _ file: String?, _ options: NumberOptions, _ opening: [String]
  ) throws -> Bool {
    let name = file == "-" ? nil : file
    // In a worker, this is the place where it starts to answer.
    var script = Script(
      worker: SessionWorker(options, isScript: true), file: name, limits: options.limits)
    let descriptor = try LineSource.descriptor(of: name)
    for line in opening { try script.open(with: line) }
    script.worker.forgetChanges()
    do throws(CommandFailure) {
      guard try script.compute(descriptor) || file != nil else { return false }
    } catch {
      try StandardError.fail("\(error)")
    }
    guard script.hasSucceeded else { throw ExitCode(1) }
    return true
  }

  private init(worker: SessionWorker, file: String?, limits: Limits) {
    (self.worker, self.file, self.limits) = (worker, file, limits)
  }

  /// Executes a line that has to succeed.
  private mutating func open(with line: String) throws(ExitCode) {
    guard case .finished(let output) = worker.submit(line), output.hasFailed else { return }
    for part in output.parts { part.write(.plain) }
    throw ExitCode(1)
  }

  // MARK: - Lines

  /// Computes all lines; returns whether there was anything to read.
  private mutating func compute(_ descriptor: Int32) throws(CommandFailure) -> Bool {
    var source = LineSource(descriptor: descriptor, file: file, longestLine: limits.length)
    var hasContent = false
    while !isLeft, let chunk = try source.next() {
      switch chunk {
      case .lines(let bytes, let first): compute(bytes, first, isStart: !hasContent)
      case .overlong(let length, let line):
        compute(statements.end())
        let limit = LimitExceeded(limit: .length, allowed: limits.length, requested: length)
        finish(worker.session.failure(CalculatorError(limit, nil), []), line)
      }
      hasContent = true
    }
    compute(statements.end())
    return hasContent
  }

  private mutating func compute(_ bytes: [UInt8], _ first: Int, isStart: Bool) {
    var bytes = bytes[...]
    // Some editors write a byte order mark.
    if isStart, bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\n") { bytes = bytes.dropLast() }
    var number = first
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = line.last == UInt8(ascii: "\r") ? 1 : 0
      compute(completed(by: String(decoding: line.dropLast(end), as: UTF8.self), number))
      number += 1
    }
  }

  /// The statements that a line completes.
  private mutating func completed(by line: String, _ number: Int) -> [ScriptStatements.Statement] {
    // Held no longer than for the question: otherwise the next line would copy it.
    let session = worker.session
    return statements.add(line, number) { session.isUnfinished($0) }
  }

  private mutating func compute(_ statements: [ScriptStatements.Statement]) {
    for statement in statements where !isLeft && !statement.text.isBlankOrComment {
      guard case .finished(let output) = worker.submit(statement.text) else { continue }
      finish(output, statement.line)
      isLeft = output.isLeaving
    }
  }

  /// Prints what came of a line.
  private mutating func finish(_ output: SessionOutput, _ line: Int) {
    let place = file.map { "\($0):\(line)" } ?? "line \(line)"
    for part in output.parts { part.located(place).write(.plain) }
    guard output.hasFailed else { return }
    hasSucceeded = false
    worker.forgetAnswer()
  }
}
