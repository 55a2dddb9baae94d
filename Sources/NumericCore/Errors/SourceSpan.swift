/// A half-open range of UTF-8 offsets in the text that a user typed.
public struct SourceSpan: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int
  /// Offset after the last byte; equal to `start` for a place between two characters.
  public var end: Int

  /// Creates a span from its two offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The smallest span that covers both.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(start, other.start), max(end, other.end))
  }
}
