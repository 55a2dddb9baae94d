/// A range of floating-point numbers, such as `0.5...3`, `0..<1` or `1...`.
public protocol NumberRange<Bound> {
  /// The type of the numbers.
  associatedtype Bound: BinaryFloatingPoint
  /// The least and the largest number of the range.
  ///
  /// They may be in the wrong order or no finite numbers; then the range contains no numbers.
  var ends: (lower: Bound, upper: Bound) { get }
}

/// A range whose ends were computed and may be in the wrong order, or NaN.
///
/// Swift's operator `...` ends the process for such ends.
public struct NumberInterval<Bound: BinaryFloatingPoint>: NumberRange {
  /// The ends as they were given.
  public let ends: (lower: Bound, upper: Bound)

  /// The range from one number to another, both included.
  public init(from lower: Bound, to upper: Bound) { ends = (lower, upper) }
}

extension ClosedRange: NumberRange where Bound: BinaryFloatingPoint {
  /// The bounds.
  public var ends: (lower: Bound, upper: Bound) { (lowerBound, upperBound) }
}

extension Range: NumberRange where Bound: BinaryFloatingPoint {
  /// The lower bound, and the number next to the upper bound, which does not belong to the range.
  public var ends: (lower: Bound, upper: Bound) { (lowerBound, upperBound.nextDown) }
}

extension PartialRangeFrom: NumberRange where Bound: BinaryFloatingPoint {
  /// The bound and the largest finite number.
  public var ends: (lower: Bound, upper: Bound) { (lowerBound, .greatestFiniteMagnitude) }
}

extension PartialRangeThrough: NumberRange where Bound: BinaryFloatingPoint {
  /// The least finite number and the bound.
  public var ends: (lower: Bound, upper: Bound) { (-.greatestFiniteMagnitude, upperBound) }
}

extension PartialRangeUpTo: NumberRange where Bound: BinaryFloatingPoint {
  /// The least finite number, and the number next to the bound, which does not belong to the range.
  public var ends: (lower: Bound, upper: Bound) {
    (-.greatestFiniteMagnitude, upperBound.nextDown)
  }
}
