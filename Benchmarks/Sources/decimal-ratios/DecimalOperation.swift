/// What is timed, by the names that `Peers/decimal_libmpdec.py` has for it.
enum DecimalOperation: String, CaseIterable {
  case add, mul, div, sqrt, exp, ln
  /// A number from its digits, and back.
  case read, write

  /// How many digits are timed, from few to many.
  static let lengths = [16, 34, 100, 1000, 100_000]
  /// How many more show what conversion costs as texts grow.
  static let textLengths = [10_000, 1_000_000]

  /// libmpdec takes minutes for these.
  func isLong(_ digits: Int) -> Bool { (self == .exp || self == .ln) && digits > 10_000 }

  func applies(to digits: Int) -> Bool {
    self == .read || self == .write || Self.lengths.contains(digits)
  }
}
