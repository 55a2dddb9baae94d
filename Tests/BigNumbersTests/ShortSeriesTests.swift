import NumericCore
import Testing

@testable import BigNumbers

/// Steps of kernels of few limbs, and of some more, compared with values of 256 bits more.
@Suite("series of few limbs")
struct ShortSeriesTests {
  @Test("exponentials of all first digits, those from ln 2 on among them") func exponentials()
    throws
  {
    var generator = SplitMix64(seed: 36)
    var greatest = 0.0
    for fraction in 2...7 {
      let wide = BigFloatContext(.bits(64 * fraction + 256), .nearestEven)
      for digit in 0..<128 {
        let rest = try BigFloat.random(bits: 64 * fraction - 8, -8...(-8), &generator).magnitude
        let t = wide.add(BigFloat(digit, precision: .bits(64)).scaled(-7), rest)
        let right = try wide.compute(.exp, t)
        let share = FixedPoint.withRoom(fraction: fraction) { room -> Double? in
          room.load(room[1], t.operand)
          room.exponential(room[0], room[1], room[2])
          return room.result(room[0], errorBits: 9).share(ofBoundAround: right, fraction, wide)
        }
        greatest = max(greatest, try #require(share))
      }
    }
    #expect(greatest < 1)
  }

  @Test("versines and sines of angles up to 1.57, and next to a quarter turn") func angles() throws
  {
    var generator = SplitMix64(seed: 37)
    var greatest = 0.0
    for fraction in 2...7 {
      let wide = BigFloatContext(.bits(64 * fraction + 256), .nearestEven)
      let quarter = try wide.constant(.pi).scaled(-1)
      for index in 0..<300 {
        let part = try BigFloat.random(bits: 64 * fraction, -6...(-1), &generator).magnitude
        var t = wide.multiply(part, BigFloat(1.575 as Double))
        // As far from a quarter turn as some units of the last place, on both sides.
        if index % 3 == 0 {
          t = wide.add(
            quarter, (part - BigFloat(0.75 as Double)).scaled(-64 * fraction + index % 60))
        }
        let right = (
          versine: wide.subtract(.integer(1), try wide.compute(.cos, t)),
          sine: try wide.compute(.sin, t)
        )
        let shares = FixedPoint.withRoom(fraction: fraction) { room -> [Double] in
          let (t, operand) = (room[0], t)
          room.load(t, operand.operand)
          guard room.versine(room[1], sine: room[2], t) else { return [.infinity] }
          let lost = room.versineErrorBits
          return [
            room.result(room[1], errorBits: lost).share(
              ofBoundAround: right.versine, fraction, wide),
            room.result(room[2], errorBits: lost + 10).share(
              ofBoundAround: right.sine, fraction, wide),
          ]
        }
        greatest = max(greatest, shares.max() ?? .infinity)
      }
    }
    #expect(greatest < 1)
    #expect(greatest > 0)
  }
}
