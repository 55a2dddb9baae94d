import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// Both parts of elementary functions at once, beside enclosures of single parts, whose formulas are others.
@Suite("balls of complex functions") struct ElementaryBallTests {
  static let functions = ComplexFunction.allCases.filter { ElementaryBalls.has($0, bits: 53) }

  /// A number whose size is one of many: next to 0 and far away, as often next to 1.
  static func number(_ generator: inout SplitMix64, bits: Int) -> BigFloat {
    let significand = FullSignificand(bits: bits, exponents: -1...(-1), using: &generator)
    let unit = (try? BigFloat(significand.magnitudeText, precision: .bits(bits))) ?? .nan
    let sizes = [-40, -9, -3, -1, 0, 0, 0, 1, 2, 3, 5]
    let number = unit.scaled(sizes.randomElement(using: &generator) ?? 0)
    return Bool.random(using: &generator) ? -number : number
  }

  @Test("balls contain the values, and decide nearly all roundings", arguments: functions)
  func bounds(_ function: ComplexFunction) throws {
    var generator = SplitMix64(seed: 30)
    var (undecided, count) = (0, 0)
    for bits in [24, 64, 200] {
      let wide = try OutwardContext(precision: .bits(3 * bits + 300), limits: Limits())
      let context = BigFloatContext(.bits(bits), .nearestEven)
      for _ in 0..<60 {
        let x = (0..<2 * function.operandCount).map { _ in Self.number(&generator, bits: bits) }
        let w = x.count > 2 ? BallPair((x[2], x[3])) : nil
        count += 1
        guard
          let pair = try? ElementaryBalls(bits: bits + 20).value(
            function, BallPair((x[0], x[1])), w)
        else {
          undecided += 1
          continue
        }
        for part in [PartFunction.Part.real, .imaginary] {
          let truth = try wide.value(
            PartFunction(function, part), x.map { BigInterval(ordered: $0, $0) })
          let ends = pair.part(part).endpoints(bits: 4 * bits + 600)
          #expect(
            ends.lower <= truth.upper && truth.lower <= ends.upper,
            "\(part) \(function) at \(x), \(bits) bits")
          if let value = context.rounded(pair.part(part)) {
            #expect(value == BigFloat(truth.lower, precision: .bits(bits)))
          } else {
            undecided += 1
          }
        }
      }
    }
    #expect(undecided * 12 <= count, "\(undecided) of \(count)")
  }

  @Test("exact parts are exact") func exact() throws {
    func number(_ x: Int) -> BigFloat { BigFloat(x) }
    for (re, im) in [(3, 4), (-3, 4), (5, -12), (-7, -24)] {
      let z = (real: number(re * re - im * im), imaginary: number(2 * re * im))
      let root = try #require(
        BigFloat.bothParts(
          of: .sqrt, z, precision: .bits(53), real: .nearestEven, imaginary: .up))
      let sign = re < 0 ? -1 : 1
      #expect(root.real == number(sign * re) && root.imaginary == number(sign * im))
      let quotient = try #require(
        BigFloat.bothParts(
          of: .quotient, z, (number(0 + re), number(im)), precision: .bits(53), real: .down,
          imaginary: .up))
      #expect(quotient.real == number(re) && quotient.imaginary == number(im))
    }
  }

  @Test("values are kept for the second part until caches are freed") func kept() throws {
    // Other tests fill the places that all threads share; these are of this test alone.
    let own = KeptComplexValues<Int>()
    let operands = [BigFloat(0.625 as Double), BigFloat(1.75 as Double)]
    var computed = 0
    func value() -> Int {
      own.value(.exp, operands, bits: 77) {
        computed += 1
        return computed
      }
    }
    #expect([value(), value()] == [1, 1])
    own.freeCache()
    #expect(value() == 2)
    // A value that no function has shows whether it is still there.
    let marker = BallPair((BigFloat(3), BigFloat(4)))
    _ = KeptValues.balls.value(.exp, operands, bits: 77) { marker }
    _ = try KeptValues.rectangles.value(.erf, operands, bits: 77) { () throws(LimitExceeded) in
      .entire
    }
    BigFloat.freeThreadCaches()
    var isForgotten = [false, false]
    _ = KeptValues.balls.value(.exp, operands, bits: 77) {
      isForgotten[0] = true
      return nil
    }
    _ = try KeptValues.rectangles.value(.erf, operands, bits: 77) { () throws(LimitExceeded) in
      isForgotten[1] = true
      return .entire
    }
    #expect(isForgotten == [true, true])
    BigFloat.freeThreadCaches()
  }

  @Test("products of numbers are rounded once, whatever their lengths, places and signs")
  func products() throws {
    var generator = SplitMix64(seed: 31)
    for step in 0..<4000 {
      let lengths = [2, 53, 64, 65, 128, 200, 4100]
      var x = (0..<4).map { _ in
        Self.number(&generator, bits: lengths.randomElement(using: &generator) ?? 53)
      }
      // Products that cancel, wholly or but for their last bits.
      if step % 5 == 0 { (x[2], x[3]) = (x[1], x[0]) }
      if step % 10 == 5 { x[3] = x[3].nextUp }
      if step % 7 == 0 {
        x[0] = x[0].scaled([100, 4000, 5000].randomElement(using: &generator) ?? 0)
      }
      if step % 97 == 0 { x[step % 4] = .zero }
      for rounding in Rounding.allCases {
        let precision = Precision.bits([2, 53, 64, 130][step % 4])
        let sum = BigFloat.sumOfProducts(
          x[0], x[1], x[2], x[3], precision: precision, rounding: rounding)
        let difference = BigFloat.differenceOfProducts(
          x[0], x[1], x[2], x[3], precision: precision, rounding: rounding)
        let others = [1, -1].map { sign in
          BigFloat.dot(
            [x[0], x[2]], [x[1], sign < 0 ? -x[3] : x[3]], precision: precision, rounding: rounding)
        }
        #expect(sum == others[0] && difference == others[1], "\(x) \(rounding)")
      }
    }
  }
}
