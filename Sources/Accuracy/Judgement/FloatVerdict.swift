/// What fast truth tells about one result in binary32 or binary64.
enum FloatVerdict {
  /// There is no true value.
  case invalid
  /// It depends on more digits of the true value.
  case undecided
  /// The result is NaN, and there is a true value.
  case notANumber
  /// A result with an error between two in ulps.
  case decided(DecidedFloat)
}

/// A result whose counts do not depend on more digits of the true value.
struct DecidedFloat {
  /// Doubles around the error in ulps.
  var lower: Double
  var upper: Double
  var isNearest: Bool
  var isFaithful: Bool
  var hasWrongSign: Bool
}

extension FloatVerdict {
  /// An infinity that is nearest to a true value beyond the format, or a zero that is to one that is nothing beside its numbers.
  static let nearestEnd = FloatVerdict.decided(
    DecidedFloat(lower: 0, upper: 0, isNearest: true, isFaithful: true, hasWrongSign: false))

  /// Judges a result by a true value.
  ///
  /// With 2^E ≤ |t| < 2^(E+1) numbers of the format next to t are multiples of its ulp, 2^(E−23), including both powers of two. So a
  /// result is the nearest one if and only if its error is less than half an ulp, and faithful if and only if it is less than
  /// one ulp and the result is not below 2^E. A tie, an exact true value off by one, is left to the exact engine.
  @inline(__always)
  init(_ result: Float, _ truth: NearTruth) {
    let y = Double(result)
    let value = truth.head + truth.tail
    guard y.isFinite, value.magnitude < 0x1p128, truth.bound < .infinity else {
      self = FloatVerdict(special: y, truth, value)
      return
    }
    let bits = value.magnitude.bitPattern
    // Below the normal numbers the ulp is that of the least of them.
    var field = max(Int(bits >> 52), Self.leastField)
    if field > Self.leastField || bits >> 52 == Self.leastField {
      // The exponent of t is that of the value but next to powers of two.
      if (bits &+ 512) & (1 << 52 - 1) < 1024 {
        guard let found = Self.field(nextToPower: truth) else {
          self = FloatVerdict(besidePower: y, truth, digits: 23)
          return
        }
        field = max(found, Self.leastField)
      } else if truth.bound > value.magnitude * 0x1p-44 {
        self = .undecided
        return
      }
    }
    self.init(y, truth, value, field: field, digits: 23, isLeast: field == Self.leastField)
  }

  /// Judges a result by a true value whose exponent has a field in a double, in a format with some digits behind the first.
  @inline(__always)
  init(
    _ y: Double, _ truth: NearTruth, _ value: Double, field: Int, digits: Int, isLeast: Bool
  ) {
    let scale = Double(bitPattern: UInt64(2 * 1023 + digits - field) << 52)
    // Both differences are rounded, by at most 2⁻⁵³ of |y − head| ≤ |error| + |tail| and of the error.
    let error = ((y - truth.head) - truth.tail).magnitude
    let margin = truth.bound + (error + truth.tail.magnitude) * 0x1p-51
    let (lower, upper) = ((error - margin) * scale, (error + margin) * scale)
    let isNearest = upper < 0.5
    var isFaithful = isNearest
    if !isNearest {
      if lower <= 0.5 || lower <= 1 && upper >= 1 {
        self = .undecided
        return
      }
      let power = Double(bitPattern: UInt64(field) << 52)
      isFaithful = upper < 1 && (isLeast || y.magnitude >= power)
      if upper > 0.5, Self.isDoubtful(lower, upper) {
        self = .undecided
        return
      }
    }
    var hasWrongSign = false
    if y != 0, (y < 0) != (value < 0) {
      guard value.magnitude >= truth.bound, value != 0 else {
        self = .undecided
        return
      }
      hasWrongSign = true
    }
    self = .decided(
      DecidedFloat(
        lower: lower, upper: upper, isNearest: isNearest, isFaithful: isFaithful,
        hasWrongSign: hasWrongSign))
  }

  /// The exponent field of 2⁻¹²⁶ in a double.
  private static let leastField = 1023 - 126

  /// Whether it depends on the rounding to ``UlpGrid`` whether an error has 2^k ulps.
  private static func isDoubtful(_ lower: Double, _ upper: Double) -> Bool {
    let (first, last) = (
      UlpGrid.nearest(lower, tiesUp: true), UlpGrid.nearest(upper, tiesUp: true)
    )
    return last >= 1 && (first < 1 || first.exponent != last.exponent)
  }

  /// The exponent field of a true value whose head is a power of two; nil for other heads, and if the side is not known.
  private static func field(nextToPower truth: NearTruth) -> Int? {
    let bits = truth.head.magnitude.bitPattern
    guard bits & (1 << 52 - 1) == 0, truth.tail != 0, truth.tail.magnitude >= truth.bound else {
      return nil
    }
    return Int(bits >> 52) - (truth.head.sign == truth.tail.sign ? 0 : 1)
  }

  /// A result next to a true value that is so near a power of two that its side is not known: with the smaller one of two ulps
  /// the error may still be too small for a difference.
  init(besidePower y: Double, _ truth: NearTruth, digits: Int) {
    let error = ((y - truth.head) - truth.tail).magnitude
    // Less than the smaller one of two ulps.
    let ulp = Double(sign: .plus, exponent: -digits - 3, significand: truth.head.magnitude)
    let upper = (error + truth.bound + (error + truth.tail.magnitude) * 0x1p-51) / ulp
    guard upper < FloatVerdict.negligible, y != 0 else {
      self = .undecided
      return
    }
    self = .decided(
      DecidedFloat(
        lower: 0, upper: upper, isNearest: true, isFaithful: true, hasWrongSign: false))
  }

  /// Errors below this are rounded to zero.
  static let negligible = 0x1p-42

  /// A result that is not finite, or a true value that is none, beyond binary32, or unknown.
  private init(special y: Double, _ truth: NearTruth, _ value: Double) {
    if truth.head.isNaN {
      self = .invalid
    } else if truth.bound == .infinity {
      self = .undecided
    } else if y.isNaN {
      self = .notANumber
    } else if y.isInfinite, value.magnitude >= 0x1p128, y.sign == value.sign {
      self = Self.nearestEnd
    } else {
      self = .undecided
    }
  }
}
