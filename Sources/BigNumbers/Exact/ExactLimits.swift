public import NumericCore

/// The limits of exact evaluation; where they are exceeded, it throws.
public struct ExactLimits: Hashable, Sendable {
  /// The limits that every backend has, among them those of the working precision and the time.
  public var sizes: Limits
  /// The largest number of digits of a finite decimal that is written out whole when no number of
  /// digits is requested.
  public var wholeDigits = 1000
  /// The number of significant digits of other numbers when no number of digits is requested.
  public var digits = 50

  /// Creates limits; the sizes are the default ones unless given.
  public init(_ sizes: Limits = Limits()) { self.sizes = sizes }
}
