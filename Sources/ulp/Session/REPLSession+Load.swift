import Arithmetic
import NumericCore

extension REPLSession {
  /// Loads the definitions of a file.
  ///
  /// `content` is that of the file where it was read before, as for a session that follows this one.
  mutating func load(
    _ words: SessionWords, content: String?
  ) throws(CalculatorError) -> SessionOutput {
    let (path, _) = try words.path()
    let limits = state.options.limits
    var units = state.bindings.context
    units.locale = state.options.variables.locale
    var change = change(by: ":load \(path)")
    do throws(CommandFailure) {
      var bytes = Array((content ?? "").utf8)
      if content == nil { bytes = try DefinitionFile.content(of: path, limits) }
      let file = try DefinitionFile(path, bytes, limits, units)
      for line in file.lines { try enter(line, of: file, &change) }
      record(change)
      entry = ":load \(path)\n\(String(decoding: bytes, as: UTF8.self))"
      let count = file.lines.count
      return SessionOutput(parts: [
        .note("\(count) \(count == 1 ? "definition" : "definitions") from \(path)")
      ])
    } catch {
      restore(change)
      return failure(error.error, error.source)
    }
  }

  private mutating func enter(
    _ line: DefinitionFile.Line, of file: DefinitionFile, _ change: inout Change
  ) throws(CommandFailure) {
    ComputationGuard.beginStep()
    do throws(CalculatorError) {
      _ = try enter(line.text, angle: line.angle, locale: line.locale, &change)
    } catch {
      throw file.fault(error, in: Array(line.text.utf8), line: line.number)
    }
  }
}

extension SessionWords {
  /// The operand as a path, which can contain blanks.
  func path() throws(CalculatorError) -> (text: String, span: SourceSpan) {
    guard let first = operands.first, let last = operands.last else {
      throw CalculatorError(.arguments, ":\(name.text) needs the name of a file", name.span)
    }
    let span = first.span.union(last.span)
    return (String(decoding: source[span.start..<span.end], as: UTF8.self), span)
  }
}
