/// A polynomial in one unknown with coefficients of any kind.
public struct Polynomial<Element> {
  /// The coefficients from the constant term on; there is one at least.
  public var coefficients: [Element]

  /// The polynomial of given coefficients, that of the constant term first.
  ///
  /// **Precondition** There is a coefficient.
  @inlinable
  public init(_ coefficients: [Element]) {
    precondition(!coefficients.isEmpty, "a polynomial has a coefficient")
    self.coefficients = coefficients
  }

  /// The number of coefficients without the constant term; the last of them may be zero.
  @inlinable public var degree: Int { coefficients.count - 1 }
}

extension Polynomial: Sendable where Element: Sendable {}
extension Polynomial: Equatable where Element: Equatable {}
extension Polynomial: Hashable where Element: Hashable {}
