/// Descriptions of special values that several rows share.
enum SpecialValues {
  /// For formulas of sums, products and quotients.
  static let ofOperations =
    "as its operations: x/0 is ±∞; 0/0, ∞/∞, 0·∞ and ∞ − ∞ are NaN; NaN for NaN"
  /// For functions of rates and payments.
  static let ofRates = "NaN outside the domain and for infinities; NaN for NaN"
}
