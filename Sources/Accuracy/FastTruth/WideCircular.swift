internal import BigNumbers
internal import NumericCore

/// sin x, cos x and tan x at many consecutive doubles of one binade, which are equal steps δ apart, by
/// s(x + 2δ) = 2·cos δ·s(x + δ) − s(x) in units of 2⁻¹²⁶.
///
/// A step loses up to 24 units in the product and 2 by the one that cos δ has lost. Errors grow by the same recurrence, so that n
/// steps multiply one by Chebyshev's U_n(cos δ) ≤ n + 1: for n < 512 they are together less than 26·2¹⁷ + 2¹¹ < 2²² units.
struct WideCircular {
  /// The most numbers.
  static let most = 512
  /// With the 2¹² units of the conversion into doubles.
  private static let bound = 0x1p-103
  private static let unit = 0x1p-126

  private var sine: Recurrence
  private var cosine: Recurrence

  /// Begins at a number with a step.
  init?(_ x: Double, step: Double) {
    let (first, second) = (Self.sinCos(x), Self.sinCos(x + step))
    guard let factor = Fixed128(Self.sinCos(step).cos, unit: -126),
      let sine = Recurrence(first.sin, second.sin, factor),
      let cosine = Recurrence(first.cos, second.cos, factor)
    else { return nil }
    (self.sine, self.cosine) = (sine, cosine)
  }

  /// With an error below 2⁻¹³⁹.
  private static func sinCos(_ x: Double) -> (sin: BigFloat, cos: BigFloat) {
    BigFloat.sinCos(BigFloat(x), precision: .bits(140))
  }

  private struct Recurrence {
    var value: Fixed128
    var next: Fixed128
    let factor: Fixed128

    init?(_ first: BigFloat, _ second: BigFloat, _ factor: Fixed128) {
      guard let value = Fixed128(first, unit: -126), let next = Fixed128(second, unit: -126)
      else { return nil }
      (self.value, self.next, self.factor) = (value, next, factor)
    }

    @inline(__always)
    mutating func advance() -> NearTruth {
      let (head, tail) = value.parts
      (value, next) = (next, next.multiplied(by: factor, up: 3) - value)
      return NearTruth(
        head: head * WideCircular.unit, tail: tail * WideCircular.unit, bound: WideCircular.bound)
    }
  }

  /// The values at some places.
  mutating func fill(
    _ values: UnsafeMutableBufferPointer<NearTruth>, _ places: Range<Int>, _ function: UnaryFunction
  ) {
    switch function {
    case .sin: for place in places { values[place] = sine.advance() }
    case .cos: for place in places { values[place] = cosine.advance() }
    default:
      for place in places {
        values[place] = Self.quotient(sine.advance(), cosine.advance())
      }
    }
  }

  /// s/c = q + (s − q·c)/c, where the head q is s/c in doubles.
  ///
  /// The numerator is rounded by less than 2⁻¹⁰⁴·(1 + |q|), because heads are at most 1 and tails at most 2⁻⁵³, the division by the head of c
  /// as much; both numbers have the bound above: together less than 2⁻¹⁰¹·(1 + |q|)/|c|.
  @inline(__always)
  private static func quotient(_ s: NearTruth, _ c: NearTruth) -> NearTruth {
    guard c.head.magnitude > 0x1p-60 else { return .unknown }
    let head = s.head / c.head
    let rest = s.head.addingProduct(-head, c.head)
    return NearTruth(
      head: head, tail: (rest + (s.tail - head * c.tail)) / c.head,
      bound: (1 + head.magnitude) / c.head.magnitude * 0x1p-101)
  }
}
