/// What a call costs as the precision p grows, M(p) being the cost of multiplying p bits.
public struct Complexity: Hashable, Sendable {
  /// The bound, or how the cost was seen to grow.
  public let text: String

  /// A cost that is not among the common ones.
  public init(_ text: String) { self.text = text }

  /// The bound, and what its M stands for.
  public var description: String {
    text.contains("M(") ? "\(text); M(p) is the cost of multiplying p bits" : text
  }

  /// Of additions and what looks at bits once.
  static let linear = Complexity("O(p)")
  /// Of a fixed number of multiplications, divisions and square roots.
  static let multiplication = Complexity("O(M(p))")
  /// Of remainders, which need all bits of the quotient.
  static let remainder = Complexity("O(M(p + d)), d being the difference of the exponents")
  /// Of exponentials and what is made of them.
  static let exponential = Complexity(
    "O(p^⅓·M(p)) up to some ten thousand bits, O(M(p)·log² p) beyond")
  /// Of logarithms.
  static let logarithm = Complexity("O(M(p)·log p) through the arithmetic-geometric mean")
  /// Of circular functions in radians.
  static let circular = Complexity(
    "as for exp, and a reduction of x that needs as many bits of π as x has before the point")
  /// Of most special functions.
  static let series = Complexity(
    "between O(√p·M(p)) and O(p·M(p)), growing with |x|; measured, not proved")
  /// Of Bessel functions of fixed order.
  static let bessel = Complexity("grows with |x|; see the limit exponent")
  /// Of what halves a problem of p bits as often as p can be halved.
  static let halving = Complexity("O(M(p)·log p)")
  /// Of products of whole numbers that are not rounded before the end.
  static let wholeProduct = Complexity("O(M(p·k)) for the exact integer")
  /// Of sums of a list.
  static let sum = Complexity("O(n·p) for n numbers unless terms cancel")
  /// Of sums of products of a list.
  static let sumOfProducts = Complexity("O(n·M(p)) for n numbers unless terms cancel")
  /// Of annuities and values of flows.
  static let periods = Complexity(
    "O(n·M(n·p)) for n periods and rates of p bits where the value is rational, O(M(p)·log p) beyond"
  )
  /// Of rates, which solve an equation.
  static let rate = Complexity(
    "O(n·M(p)·log p) for n periods, and O(n²) additions where several rates may exist")
}
