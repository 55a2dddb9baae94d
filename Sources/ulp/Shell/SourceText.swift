import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// A text of several lines, of which a failure shows the one that is meant.
struct SourceText {
  let bytes: [UInt8]
  /// The name of the file, for places in it; nil for a text of the command line.
  let title: String?

  /// What is read from the text; failures are reported.
  func reading<Result>(json: Bool, _ body: () throws(TextError) -> Result) throws -> Result {
    do throws(TextError) { return try body() } catch {
      let position = TextPosition(of: error.offset, in: bytes)
      var failure = CalculatorError(error)
      if let title { failure.message = "\(title), \(position): \(error.message)" }
      let json = json ? failure.json : nil
      let (line, span): ([UInt8], SourceSpan?) = error.span.map(line) ?? ([], nil)
      failure.span = span
      ErrorReport(failure, source: line).write()
      if let json { StandardOutput.write(json: json) }
      throw ExitCode(1)
    }
  }

  /// The line in which a span starts, and the span relative to it.
  private func line(of span: SourceSpan) -> ([UInt8], SourceSpan?) {
    let newline = UInt8(ascii: "\n")
    let start = min(span.start, bytes.count)
    let first = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
    return (Array(bytes[first..<end]), SourceSpan(start - first, min(span.end, end) - first))
  }

  /// A text in C, or standard input for `-`, as cores; failures are reported.
  static func translation(ofC text: String, _ limits: Limits, json: Bool) throws -> CSource {
    let text = CommandWords.joined([text])
    let isInput = text == "-"
    let bytes = isInput ? try FileContent.read(text, limits: limits) : Array(text.utf8)
    return try SourceText(bytes: bytes, title: isInput ? "standard input" : nil)
      .reading(json: json) { () throws(TextError) in try CSource(utf8: bytes) }
  }
}
