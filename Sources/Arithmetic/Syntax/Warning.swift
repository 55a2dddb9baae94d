public import NumericCore

/// Something that was understood, but perhaps not as it was meant.
public struct Warning: Hashable, Sendable {
  /// One sentence that names the other reading.
  public var message: String
  /// The place in the source.
  public var span: SourceSpan

  /// Creates a warning.
  public init(message: String, span: SourceSpan) {
    self.message = message
    self.span = span
  }
}
