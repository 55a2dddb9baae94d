/// A field whose numbers have an order, which may be undecided.
///
/// The order of exact reals is proven or undecided, and that of intervals holds for all of their members or is undecided.
public protocol OrderedField: Field {
  /// How two numbers compare: `.undecided` where that is not known, `.unordered` with NaN.
  static func ordering(_ a: Self, _ b: Self) -> Ordering
  /// The absolute value.
  var absoluteValue: Self { get }
}

extension OrderedField {
  /// Whether this number is certainly less than another one.
  @inlinable
  public func isCertainlyLess(than other: Self) -> Bool { Self.ordering(self, other) == .less }
}

extension OrderedField where Self: SignedNumeric, Magnitude == Self {
  /// The absolute value.
  @inlinable
  public var absoluteValue: Self { magnitude }
}

extension OrderedField where Self: Comparable {
  /// The order of numbers that `<` and `==` decide.
  @inlinable
  public static func ordering(_ a: Self, _ b: Self) -> Ordering {
    a < b ? .less : b < a ? .greater : a == b ? .equal : .unordered
  }
}
