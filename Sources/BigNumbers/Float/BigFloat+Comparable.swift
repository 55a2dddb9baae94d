internal import CMPFR
public import NumericCore

extension BigFloat: Comparable {
  /// The order of the exact values, whatever their precisions; unordered with NaN.
  public static func ordering(_ a: BigFloat, _ b: BigFloat) -> Ordering {
    if a.isNaN || b.isNaN { return .unordered }
    let sign = a.read { a in b.read { b in mpfr_cmp3(a, b, 1) } }
    return sign < 0 ? .less : sign > 0 ? .greater : .equal
  }

  /// Whether the exact values are equal; zeros of either sign are equal, NaN equals nothing.
  public static func == (a: BigFloat, b: BigFloat) -> Bool { ordering(a, b) == .equal }
  /// Whether the exact value is less than another; false with NaN.
  public static func < (a: BigFloat, b: BigFloat) -> Bool { ordering(a, b) == .less }
}
