public import NumericCore

/// A warning: the text was understood, but possibly not as it was meant.
public struct Warning: Hashable, Sendable {
  /// One sentence that states the other reading.
  public var message: String
  /// The place in the source.
  public var span: SourceSpan

  /// Creates a warning.
  public init(message: String, span: SourceSpan) {
    self.message = message
    self.span = span
  }
}

extension [Warning] {
  /// These warnings and those of `later` whose message is new; a name with several meanings may
  /// occur often.
  @usableFromInline
  func followed(by later: [Warning]) -> [Warning] {
    if later.isEmpty { return self }
    var told = Set(map(\.message))
    return self + later.filter { told.insert($0.message).inserted }
  }
}
