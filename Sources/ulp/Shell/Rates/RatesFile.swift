import Arithmetic
import Conversion
import NumericCore

/// The file of exchange rates.
struct RatesFile {
  let path: String
  let limits: Limits

  /// The rates of all days since 1999 take 10 megabytes.
  private static let longest = 1 << 26

  /// The rates of a day, or the latest; failures are reported.
  func rates(on day: CivilDate?, json: Bool) throws -> ExchangeRates {
    try FailureReporter(json: json).reporting { () throws(CommandFailure) in try read(on: day) }
  }

  /// The rates of a day, or the latest.
  func read(on day: CivilDate?) throws(CommandFailure) -> ExchangeRates {
    var bounds = limits
    bounds.length = max(bounds.length, Self.longest)
    let bytes = try FileContent.bytes(of: path, limits: bounds)
    do throws(TextError) {
      return try ExchangeRates(reading: bytes, on: day)
    } catch {
      let place = Place(error.span ?? SourceSpan(0, 0), in: bytes)
      let name = path == "-" ? "standard input" : path
      var failure = CalculatorError(
        .arguments, "\(name):\(place.line): \(error.message)", place.span)
      if error.kind == .unknownName, let span = error.span {
        failure.suggestion = Suggestion.nearest(
          to: String(decoding: bytes[span.start..<span.end], as: UTF8.self),
          among: Currencies.table.map(\.code))
      }
      throw CommandFailure(error: failure, source: place.source)
    }
  }

  /// A line of a file, and a position in it.
  private struct Place {
    let line: Int
    let source: [UInt8]
    /// The position in the line; nil at the end of the file.
    let span: SourceSpan?

    init(_ span: SourceSpan, in bytes: [UInt8]) {
      let newline = UInt8(ascii: "\n")
      // Something that is missing at the end of the file is reported after the last line.
      let isEnd = span.start >= bytes.count
      let end = isEnd && bytes.last == newline ? bytes.count - 1 : min(span.start, bytes.count)
      line = bytes[..<end].count { $0 == newline } + 1
      let first = bytes[..<end].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let last = bytes[end...].firstIndex(of: newline) ?? bytes.count
      source = Array(bytes[first..<last])
      self.span =
        isEnd
        ? nil : SourceSpan(span.start - first, min(max(span.end, span.start) - first, source.count))
    }
  }
}
