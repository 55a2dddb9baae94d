/// Functions of cash flows and annuities, with the signs of spreadsheets: money that is paid is negative.
public protocol FinanceBackend: StatisticsBackend {
  /// A function of finance, at as many numbers as ``FinancialFunction`` says.
  ///
  /// With growth g = (1 + r)ⁿ and annuity factor s = (g − 1)/r, which is n where r = 0, the first five
  /// solve pv·g + pmt·(1 + r·when)·s + fv = 0 for one of its quantities.
  ///
  /// - Accuracy: correctly rounded on every backend, whatever cancels.
  /// - Domain and special values: rates > −1; NaN outside, where no solution exists, and for
  ///   infinities and NaN.
  /// - Example: `pmt(0.5, 2, 5)` is `-4.5`.
  /// - Complexity: O(n·M(n·p)) for n periods and rates of p bits where the value is rational,
  ///   O(M(p)·log p) beyond; O(n·M(p)·log p) for a rate, and O(n²) additions where several may exist.
  /// - Source: OASIS OpenDocument 1.3, part 4, §6.12.
  func financial(_ function: FinancialFunction, _ arguments: [Number]) throws(Failure) -> Number
}
