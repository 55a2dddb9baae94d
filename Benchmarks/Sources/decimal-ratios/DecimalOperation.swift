/// The timed operations, by their names in `Peers/decimal_libmpdec.py`.
enum DecimalOperation: String, CaseIterable {
  case add, mul, div, sqrt, exp, ln
  /// Conversion of a number from and to digits.
  case read, write

  /// The timed numbers of digits.
  static let lengths = [16, 34, 100, 1000, 100_000]
  /// Further numbers of digits, for the growth of the cost of conversions.
  static let textLengths = [10_000, 1_000_000]

  /// Whether libmpdec takes minutes for the operation.
  func isLong(_ digits: Int) -> Bool { (self == .exp || self == .ln) && digits > 10_000 }

  func applies(to digits: Int) -> Bool {
    self == .read || self == .write || Self.lengths.contains(digits)
  }
}
