import NumericCore

@testable import BigNumbers

// Thresholds of powers, of series of constants and of decimals.
extension Threshold {
  /// Roots in fixed point and by MPFR.
  static var roots: [Threshold] {
    [3, 7, 15].map { index in
      binary(
        "root \(index): fixed point | MPFR, bits", .root, .root, BigFloat(index),
        sizes: [250, 350, 550, 650])
    }
  }

  /// The power with the exponent 23 in fixed point and by MPFR.
  static var wholePower: Threshold {
    binary(
      "pow 23: fixed point | MPFR, bits", .pow, .power, BigFloat(23), sizes: [500, 800, 1024])
  }

  /// A function of √55 and another number by its kernel and by MPFR.
  private static func binary(
    _ name: String, _ function: BinaryFunction, _ kernel: MediumBinaryFunction, _ y: BigFloat,
    sizes: [Int]
  ) -> Threshold {
    Threshold(
      name: name, sizes: sizes,
      isBelow: { kernel.isWithinReach(root(55, bits: $0).operand, y.operand, bits: $0) },
      below: { bits in
        let x = root(55, bits: bits)
        return FixedPoint.withRoom(fraction: (bits + 28 + 63) / 64) {
          $0.compute(kernel, x.operand, y.operand) != nil
        }
      },
      above: { bits in
        guard case .kernel(_, let call) = function.page.call else { return false }
        let context = BigFloatContext(.bits(bits), .nearestEven)
        return !context.binary(call, root(55, bits: bits), y).isNaN
      })
  }

  /// Series of constants with all factors multiplied, and with the powers of small primes counted.
  static var commonFactors: [Threshold] {
    let series: [(name: String, HypergeometricSeries, sizes: [Int])] = [
      ("zeta(3)", .apery, [1000, 2000, 4000, 8000]), ("Catalan", .catalan, [4000, 8000, 16_000]),
      ("ln 2", .logarithmOfTwo, [8000, 16_000, 32_000]),
    ]
    return series.map { name, series, sizes in
      Threshold(
        name: "\(name): all factors | primes counted, terms", sizes: sizes,
        isBelow: { series.smallPrimes(count: $0) == nil },
        below: { sum(series, $0, nil) },
        above: { sum(series, $0, series.balancedPrimes(count: $0)) })
    }
  }

  private static func sum(
    _ series: HypergeometricSeries, _ count: Int, _ primes: SmallPrimes?
  ) -> Bool {
    let width = Int(Double(count) * series.rate)
    let splitting = SeriesSplitting(series, width: width, primes: primes)
    let block = splitting.block(0..<count, needsP: false)
    return !splitting.denominator(block).number(bits: 64).isZero
  }

  /// Decimals with a few digits more than the precision has, by leading limbs of a kept power of five and by the exact one.
  static var reading: Threshold {
    func read(
      _ bits: Int, _ write: (DigitRuns, Int, BigFloat.Pointer) -> Int32?
    ) -> Bool {
      let text = root(2, bits: bits).converted(bits * 302 / 1000, 10, .nearestEven).digits
      var isRead = false
      _ = BigFloat.make(bits: bits) { r in
        text.withUnsafeBufferPointer { digits in
          let runs = DigitRuns(digits[...], digits[digits.count...])
          guard let ternary = write(runs, -digits.count, r) else { return 0 }
          isRead = true
          return ternary
        }
      }
      return isRead
    }
    return Threshold(
      name: "reading: kept power | exact power, bits", sizes: [1024, 2500, 4000, 5000],
      isBelow: { $0 <= 64 * PowerOfFive.mostLimbs - 64 },
      below: { read($0) { DecimalProduct.writeShort($0, $1, to: $2, .nearestEven) } },
      above: { read($0) { LongDecimal.write($0, $1, to: $2, .nearestEven) } })
  }
}
