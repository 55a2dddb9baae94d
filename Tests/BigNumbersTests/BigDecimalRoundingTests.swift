import BigNumbers
import NumericCore
import Testing

/// Compares rounded products, quotients and numbers with exact arithmetic, near the boundaries of
/// words.
@Suite("decimal rounding")
struct BigDecimalRoundingTests {
  /// Random numbers, and numbers next to powers of two and ten.
  private static func coefficients(_ generator: inout SplitMix64) -> [BigDecimal] {
    var powers: [BigDecimal] = []
    var power: BigDecimal = 1
    for exponent in 1...256 {
      power *= 2
      if [1, 63, 64, 65, 127, 128, 129, 191, 192, 256].contains(exponent) { powers.append(power) }
    }
    powers += [1, 2, 18, 19, 20, 37, 38, 39, 40, 76, 255, 256].map {
      text("1" + String(repeating: "0", count: $0))
    }
    var numbers = powers + powers.map { $0 - 1 } + powers.map { $0 + 1 }
    for length in Array(1...45) + [76, 77, 100, 300] {
      numbers.append(text((0..<length).map { _ in "\(1 + generator.next() % 9)" }.joined()))
    }
    return numbers
  }

  private static func text(_ text: String) -> BigDecimal { BigDecimal(stringLiteral: text) }

  @Test("truncated quotients leave less than a unit times the divisor") func quotients() {
    var generator = SplitMix64(seed: 11)
    let numbers = Self.coefficients(&generator)
    for a in numbers {
      for b in numbers {
        var context = DecimalContext(
          precision: 1 + Int(generator.next() % 45), rounding: .towardZero)
        let quotient = context.divide(a, b)
        let rest = a - quotient * b
        let unit = BigDecimal(stringLiteral: "1E\(quotient.exponent)")
        #expect(rest >= 0 && rest < unit * b, "\(a) / \(b) to \(context.precision)")
        #expect((rest == 0) == !context.conditions.contains(.inexact))
        #expect(rest == 0 || quotient.digitCount == context.precision)
      }
    }
  }

  @Test("rounded products are nearest to the exact ones") func products() {
    var generator = SplitMix64(seed: 12)
    let numbers = Self.coefficients(&generator)
    for a in numbers {
      for b in numbers {
        var context = DecimalContext(precision: 1 + Int(generator.next() % 45))
        let product = context.multiply(a, b)
        let error = (a * b - product).magnitude
        let unit = BigDecimal(stringLiteral: "1E\(product.exponent)")
        #expect(error + error <= unit, "\(a) * \(b) to \(context.precision)")
        #expect((error == 0) == !context.conditions.contains(.inexact))
      }
    }
  }

  @Test("ties and their neighbours are told apart", arguments: [1, 7, 36, 37, 90, 300])
  func ties(length: Int) {
    let kept = Self.text(String(repeating: "8", count: length - 1) + "7")
    for places in Array(1...130) + [191, 192, 193, 255, 256, 257, 400, 2047, 2048, 2100] {
      let half = Self.text("5E\(places - 1)")
      let whole = kept * Self.text("1E\(places)")
      let cases: [(BigDecimal, above: Bool, even: Bool)] = [
        (half - 1, false, false), (half, false, true), (half + 1, true, true),
        (0, false, false), (1, false, false), (half + half - 1, true, true),
      ]
      for (tail, above, even) in cases where tail < half + half {
        for (rounding, isUp) in [
          (DecimalRounding.nearestZero, above), (.nearestEven, even), (.towardZero, false),
          (.awayFromZero, tail != 0),
        ] {
          var context = DecimalContext(precision: length, rounding: rounding)
          // The digits of the tail are included in the coefficient.
          let result = context.rounded(whole + tail)
          #expect(
            result == whole + (isUp ? half + half : 0),
            "\(length) digits, \(places) cut off, \(tail), \(rounding)")
        }
      }
    }
  }

  @Test("nines carry into the next digit", arguments: [1, 16, 34, 38, 39, 100])
  func carries(length: Int) {
    let nines = Self.text(String(repeating: "9", count: length))
    var context = DecimalContext(precision: length)
    let result = context.add(nines, Self.text("0.5"))
    #expect(result == nines + 1)
    #expect(result.digitCount == length && result.exponent == 1)
    var narrow = DecimalContext(precision: length, minimumExponent: 0, maximumExponent: length - 1)
    #expect(narrow.add(nines, Self.text("0.5")).isInfinite)
    #expect(narrow.conditions.contains(.overflow))
  }
}
