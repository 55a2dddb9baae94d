/// Special values that many rows have in common.
enum SpecialValues {
  /// Of formulas of sums, products and quotients.
  static let ofOperations =
    "as its operations: x/0 is ±∞; 0/0, ∞/∞, 0·∞ and ∞ − ∞ are NaN; NaN for NaN"
  /// Of functions of rates and payments.
  static let ofRates = "NaN outside the domain and for infinities; NaN for NaN"
}
