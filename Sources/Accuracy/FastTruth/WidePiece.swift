internal import BigNumbers
internal import NumericCore

/// A function on an interval as a polynomial in fixed point, with a proven bound.
///
/// At consecutive doubles it is that of second degree with the same value, slope and curvature, which takes two additions for
/// each.
struct WidePiece: PolynomialPiece {
  /// Of falling powers of t, which runs from −1 to 1 with |x|, in units of 2^unit.
  private let coefficients: [Fixed128]
  private let unit: Double
  private let bound: Double
  /// The number of last bits in which numbers of the interval differ: consecutive ones are 2^(1 − shift) of t apart.
  private let shift: Int
  private let isNegative: Bool
  /// How many consecutive numbers have one polynomial of second degree.
  private let run: Int

  /// The polynomial of a function on center ± 1/scale.
  ///
  /// Units are 2⁻¹²⁴ of a bound 2^s of the polynomial, of its first derivative, and of half the second one, on |t| ≤ 1. Coefficients lose
  /// up to one unit, and each of 15 steps of Horner's rule 2: less than 2⁶ for the value. The slope loses less than 15·(2⁶ + 2) < 2¹⁰ and
  /// the curvature 15·(2¹⁰ + 2) < 2¹⁴, before they are divided by 2^(shift − 1) ≥ 2¹² and by its square, which loses one unit more.
  /// So n ≤ 511 steps multiply less than 2 units of the slope by n, and less than 2 of the curvature by n². With 2¹² units of the
  /// conversion into doubles it is less than 2²⁰ units: 2^(s − 104).
  ///
  /// A polynomial of second degree leaves out at most Σ C(k,3)·|a_k| times the third power of what t moves by; half as much again is
  /// counted. Runs are as long as this is at most 2^(s − 95), but at most 512.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc) {
    let polynomial = ChebyshevPolynomial(function, center: center, scale: scale, disc: disc)
    let sizes = polynomial.coefficients.map { Double($0).magnitude }
    let isNegative = center < 0
    let shift = 53 - Int(scale.exponent) - Int(center.exponent)
    (self.isNegative, self.shift) = (isNegative, shift)
    // Sums of positive terms, which are rounded by less than the factor behind them.
    func sum(_ weight: (Double) -> Double) -> Double {
      sizes.enumerated().reduce(0) { $0 + weight(Double($1.offset)) * $1.element } * (1 + 0x1p-40)
    }
    let largest = max(sum { _ in 1 }, sum { $0 }, sum { $0 * ($0 - 1) / 2 })
    // A value that the engine refuses is none of a polynomial.
    guard shift >= 13, polynomial.bound < .infinity, largest < 0x1p1000, largest > 0 else {
      (coefficients, unit, bound, run) = ([], 0, .infinity, 1)
      return
    }
    let exponent = Int(largest.exponent) + 1
    let size = Double(sign: .plus, exponent: exponent, significand: 1)
    let kept = (sizes.lastIndex { $0 >= size * 0x1p-112 } ?? 0) + 1
    let lost = sizes[kept...].reduce(0, +) * (1 + 0x1p-40)
    let third = 1.5 * sum { $0 * ($0 - 1) * ($0 - 2) / 6 }
    var run = 512
    func remainder(_ run: Int) -> Double {
      let move = Double(sign: .plus, exponent: 1 - shift, significand: Double(run - 1))
      return third * move * move * move
    }
    while run > 1, remainder(run) > size * 0x1p-95 { run /= 2 }
    bound = polynomial.bound + lost + remainder(run) + size * 0x1p-104
    unit = Double(sign: .plus, exponent: exponent - 124, significand: 1)
    self.run = run
    coefficients = polynomial.coefficients[..<kept].enumerated().reversed().compactMap {
      Fixed128(isNegative && $0.offset % 2 == 1 ? -$0.element : $0.element, unit: exponent - 124)
    }
  }

  /// The values at consecutive numbers of the interval.
  func near(
    _ x: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<NearTruth>,
    _ places: Range<Int>
  ) {
    var start = places.lowerBound
    while start < places.upperBound {
      let end = min(start + run, places.upperBound)
      fill(values, start..<end, from: x[start])
      start = end
    }
  }

  @inline(__always)
  private func fill(
    _ values: UnsafeMutableBufferPointer<NearTruth>, _ places: Range<Int>, from x: Double
  ) {
    // t = 2k/2^shift − 1 for the number k in the last bits.
    let t = Int64(bitPattern: x.bitPattern << UInt64(64 - shift) ^ 1 << 63)
    var (value, slope, curvature) = (Fixed128.zero, Fixed128.zero, Fixed128.zero)
    for coefficient in coefficients {
      curvature = curvature.scaled(by: t) + slope
      slope = slope.scaled(by: t) + value
      value = value.scaled(by: t) + coefficient
    }
    slope = slope.shiftedDown(shift - 1)
    curvature = curvature.shiftedDown(2 * (shift - 1))
    // The numbers ascend, and t descends where they are negative.
    var step = isNegative ? curvature - slope : curvature + slope
    let change = curvature + curvature
    for place in places {
      let (head, tail) = value.parts
      values[place] = NearTruth(head: head * unit, tail: tail * unit, bound: bound)
      value = value + step
      step = step + change
    }
  }
}
