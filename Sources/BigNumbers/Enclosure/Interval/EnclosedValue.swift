import NumericCore

/// A number that is enclosed as narrowly as anybody asks, and can be recognized.
protocol EnclosedValue {
  /// The value, if it is known to be a fraction.
  mutating func exactValue() throws(ComputationFailure) -> BigRational?
  /// An interval around the value, of a width of about 2^−bits relative to it.
  mutating func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval
  /// Whether a fraction in an enclosure is proven to be the value.
  mutating func isSolved(by number: BigRational) throws(ComputationFailure) -> Bool
}
