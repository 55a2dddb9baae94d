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

extension [Warning] {
  /// With later ones that say something else: a name that is read in one of several ways may stand there often.
  @usableFromInline
  func followed(by later: [Warning]) -> [Warning] {
    if later.isEmpty { return self }
    var told = Set(map(\.message))
    return self + later.filter { told.insert($0.message).inserted }
  }
}
