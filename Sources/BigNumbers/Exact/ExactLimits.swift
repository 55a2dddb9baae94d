public import NumericCore

/// How far exact evaluation goes before it says that it could not.
public struct ExactLimits: Hashable, Sendable {
  /// The sizes that every backend bounds, the working precision and the time among them.
  public var sizes: Limits
  /// Digits up to which a finite decimal is written out when no count is asked for.
  public var wholeDigits = 1000
  /// Significant digits of other numbers when no count is asked for.
  public var digits = 50

  /// The default bounds, or some of every backend.
  public init(_ sizes: Limits = Limits()) { self.sizes = sizes }
}
