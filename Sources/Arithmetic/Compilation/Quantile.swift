import NumericCore

/// Which elements of a sorted list a quantile lies between, by one of the nine definitions of Hyndman and Fan.
struct Quantile {
  /// The elements, from 0.
  let low: Int
  let high: Int
  /// The share of the second one, from 0 to 1.
  let weight: RangeNumber

  /// nil where the share is not between 0 and 1, the type not one of 1 to 9, or a number has too many digits.
  init?(type: RangeNumber, _ share: RangeNumber, count: Int) {
    guard count > 0, share.numerator >= 0, share.numerator <= share.denominator,
      type.denominator == 1,
      let offset = Self.offset(type: type.numerator, share),
      let scaled = RangeNumber(Int128(count)).multiplied(by: share)?.adding(offset),
      let fraction = scaled.subtracting(RangeNumber(scaled.floor))
    else { return nil }
    let floor = scaled.floor
    let isWhole = fraction.numerator == 0
    switch type.numerator {
    case 1: weight = RangeNumber(isWhole ? 0 : 1)
    case 2: weight = isWhole ? RangeNumber(1, over: 2) ?? .one : .one
    case 3: weight = RangeNumber(isWhole && floor % 2 == 0 ? 0 : 1)
    default: weight = fraction
    }
    // The element before the first one is the first one, and behind the last one the last one.
    low = Int(min(max(floor, 1), Int128(count))) - 1
    high = Int(min(max(floor + 1, 1), Int128(count))) - 1
  }

  /// What is added to count · share.
  private static func offset(type: Int128, _ share: RangeNumber) -> RangeNumber? {
    switch type {
    case 1, 2, 4: RangeNumber(0)
    case 3: RangeNumber(-1, over: 2)
    case 5: RangeNumber(1, over: 2)
    case 6: share
    case 7: RangeNumber.one.subtracting(share)
    case 8: share.adding(.one)?.divided(by: RangeNumber(3))
    case 9:
      RangeNumber(3, over: 8).flatMap { constant in
        share.divided(by: RangeNumber(4))?.adding(constant)
      }
    default: nil
    }
  }
}
