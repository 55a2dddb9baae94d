import NumericCore

/// How the cost of a call grows with the precision p; M(p) is the cost of multiplying numbers of p
/// bits.
public struct Complexity: Hashable, Sendable {
  /// The bound, or the observed growth.
  public let text: String

  /// Creates a cost that is not among the predefined ones.
  public init(_ text: String) { self.text = text }

  /// The bound, with a definition of M where it occurs.
  public var description: String {
    text.firstIndex(ofText: "M(") != nil ? "\(text); M(p) is the cost of multiplying p bits" : text
  }

  /// For additions and operations that read each bit once.
  static let linear = Complexity("O(p)")
  /// For a fixed number of multiplications, divisions and square roots.
  static let multiplication = Complexity("O(M(p))")
  /// For remainders, which need all bits of the quotient.
  static let remainder = Complexity("O(M(p + d)), d being the difference of the exponents")
  /// For exponential functions and functions computed from them.
  static let exponential = Complexity(
    "O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond")
  /// For logarithms.
  static let logarithm = Complexity("O(M(p)·log p) through the arithmetic-geometric mean")
  /// For circular functions of radians.
  static let circular = Complexity(
    "as for exp, and a reduction of x that needs as many bits of π as x has before the point")
  /// For most special functions.
  static let series = Complexity(
    "between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved")
  /// For Bessel functions of fixed order.
  static let bessel = Complexity("grows with |x|; see the limit exponent")
  /// For algorithms that halve a problem of p bits repeatedly.
  static let halving = Complexity("O(M(p)·log p)")
  /// For products of integers that are rounded only at the end.
  static let wholeProduct = Complexity("O(M(p·k)) for the exact integer")
  /// For sums of a list.
  static let sum = Complexity("O(n·p) for n numbers unless terms cancel")
  /// For sums of products of a list.
  static let sumOfProducts = Complexity("O(n·M(p)) for n numbers unless terms cancel")
  /// For annuities and present values of cash flows.
  static let elimination = Complexity("O(n³·M(p)) for n rows")
  static let periods = Complexity(
    "O(n·M(n·p)) for n periods and rates of p bits where the value is rational, O(M(p)·log p) beyond"
  )
  /// For interest rates, which are solutions of equations.
  static let rate = Complexity(
    "O(n·M(p)·log p) for n periods, and O(n²) additions where several rates may exist")
}
