import BigNumbers
import NumericCore
import Testing

/// Square roots and their reciprocals of at most four limbs, which are computed without MPFR, compared with squares of
/// fractions.
@Suite("roots of a few limbs")
struct ShortRootTests {
  /// The square of the exact result.
  private func square(_ function: UnaryFunction, _ x: BigRational) -> BigRational {
    function == .sqrt ? x : 1 / x
  }

  private func fraction(_ x: BigFloat) throws -> BigRational {
    try #require(try BigRational(exactly: x))
  }

  /// Whether a positive number is the exact result rounded to its precision; its ternary value has to agree.
  private func check(_ function: UnaryFunction, _ x: BigFloat, bits: Int) throws {
    let exact = square(function, try fraction(x))
    for rounding in Rounding.allCases {
      let rounded = BigFloat.withFlags {
        BigFloat.compute(function, x, precision: .bits(bits), rounding: rounding)
      }
      let found = rounded.value
      // Recording the ternary value takes another way.
      var direct = BigFloat(0, precision: .bits(bits))
      BigFloat.compute(function, x, into: &direct, rounding: rounding)
      #expect(direct == found)
      if function == .sqrt {
        BigFloat.squareRoot(x, into: &direct, rounding: rounding)
        #expect(direct == found)
      }
      let (value, below) = (try fraction(found), try fraction(found.nextDown))
      let above = try fraction(found.nextUp)
      let side = value * value < exact ? -1 : value * value > exact ? 1 : 0
      let isRounded =
        switch rounding {
        case .down, .towardZero: side <= 0 && above * above > exact
        case .up, .awayFromZero: side >= 0 && below * below < exact
        case .nearestEven:
          (value + above) * (value + above) >= 4 * exact
            && (value + below) * (value + below) <= 4 * exact
        }
      #expect(
        isRounded && rounded.ternary.signum() == side && (rounded.flags == .inexact) == (side != 0),
        "\(function) of \(x.debugDescription) at \(bits) bits, \(rounding)")
    }
  }

  private static let places: [(function: UnaryFunction, bits: Int)] =
    [53, 120, 121, 127, 128, 129, 160, 192, 193, 230, 256].map { (.sqrt, $0) }
    + [1, 30, 53, 63, 64, 65, 100, 127, 128, 129, 160, 192, 193, 230, 256].map {
      (.reciprocalSqrt, $0)
    }

  @Test("random numbers", arguments: places)
  func random(_ place: (function: UnaryFunction, bits: Int)) throws {
    var generator = SplitMix64(seed: UInt64(place.bits))
    let least = (place.bits - 1) / 64 * 64 + 1
    for _ in 0..<400 {
      let bits = least + Int(generator.next() & 63)
      let value = FullSignificand(bits: bits, exponents: -300...300, using: &generator)
      try check(
        place.function, BigFloat(value.text, precision: .bits(bits)).magnitude, bits: place.bits)
    }
  }

  /// Numbers whose root is next to a number of this precision or one bit more, or is one of them: the first bits do not
  /// decide.
  @Test("roots next to short numbers", arguments: places)
  func hard(_ place: (function: UnaryFunction, bits: Int)) throws {
    var generator = SplitMix64(seed: UInt64(place.bits))
    let wide = Precision.bits((place.bits + 63) / 64 * 64)
    for size in [1, 2, place.bits / 2, place.bits / 2 + 1, place.bits, place.bits + 1] {
      for _ in 0..<30 {
        let value = FullSignificand(bits: max(1, size), exponents: -30...30, using: &generator)
        let root = try BigFloat(value.text, precision: .bits(max(1, size)))
        let exact = try fraction(root)
        var x = BigFloat(square(place.function, exact * exact), precision: wide)
        x = x.nextDown
        for _ in 0..<3 {
          try check(place.function, x, bits: place.bits)
          x = x.nextUp
        }
      }
    }
  }

  @Test("numbers next to powers of two", arguments: places)
  func borders(_ place: (function: UnaryFunction, bits: Int)) throws {
    let wide = Precision.bits((place.bits + 63) / 64 * 64)
    for exponent in -2...1 {
      let power = BigFloat(
        sign: .plus, exponent: exponent, significand: BigFloat(1, precision: wide))
      for distance in [0, 1, 2, 63, 64, 65, wide.bits - 2, wide.bits - 1, wide.bits] {
        let step = BigFloat(sign: .plus, exponent: -distance, significand: power)
        for x in [power - step, power + step] where x.sign == .plus && !x.isZero {
          try check(place.function, x, bits: place.bits)
        }
      }
    }
  }

  @Test(
    "numbers that are not regular, and the ends of the range, are MPFR's",
    arguments: [60, 128, 192, 256])
  func special(_ bits: Int) {
    func root(_ x: BigFloat) -> BigFloat { .compute(.sqrt, x, precision: .bits(bits)) }
    func reciprocal(_ x: BigFloat) -> BigFloat {
      .compute(.reciprocalSqrt, x, precision: .bits(bits))
    }
    let zero = BigFloat(0, precision: .bits(bits))
    #expect(root(-zero).isZero && root(-zero).sign == .minus)
    #expect(root(.infinity).isInfinite && root(-1).isNaN && root(.nan).isNaN)
    #expect(reciprocal(zero).isInfinite && reciprocal(.infinity).isZero && reciprocal(-1).isNaN)
    let most = withPrecision(.bits(bits)) { BigFloat.greatestFiniteMagnitude }
    let least = withPrecision(.bits(bits)) { BigFloat.leastNonzeroMagnitude }
    #expect(root(least) * root(least) == least && reciprocal(least) * root(least) == 1)
    #expect(root(most).exponent == most.exponent / 2 && reciprocal(most) < 1)
  }

  @Test("the operand may be the result") func aliasing() throws {
    var x = try BigFloat("0x1.23456789abcdef0123456789abcp3", precision: .bits(128)) / 3
    let (root, reciprocal) = (BigFloat.compute(.sqrt, x), BigFloat.compute(.reciprocalSqrt, x))
    var y = x
    y.formSquareRoot()
    #expect(y == root)
    BigFloat.squareRoot(x, into: &y)
    #expect(y == root)
    BigFloat.compute(.reciprocalSqrt, inPlace: &x)
    #expect(x == reciprocal)
  }
}
