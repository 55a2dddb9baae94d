internal import CMPFR

/// The numerators or denominators of the ratios of a ``HypergeometricSeries``, of which the powers of small primes are counted.
final class SplitFactors {
  typealias Integer = UnsafeMutablePointer<__mpz_struct>

  private let primes: SmallPrimes?
  private let forms: [LinearForm]
  private let constants: [UInt]
  /// The constants without the powers of small primes.
  private let rests: [UInt]
  /// The powers of small primes in the constants.
  let exponents: [Int32]
  /// The number of all factors at one k.
  private let count: Int

  init(_ primes: SmallPrimes?, _ forms: [LinearForm], constant: UInt) {
    self.primes = primes
    self.forms = forms.filter { $0.slope != 0 }
    constants =
      [constant]
      + forms.filter { $0.slope == 0 }.flatMap { repeatElement(UInt($0.offset), count: $0.power) }
    count = constants.count + self.forms.reduce(0) { $0 + $1.power }
    var exponents = [Int32](repeating: 0, count: primes?.primes.count ?? 0)
    rests = constants.map { primes?.divide($0, &exponents) ?? $0 }
    self.exponents = exponents
  }

  /// Multiplies a number, and another one if it is given, by the factors at k, and a third one by what is left of them
  /// without the powers of small primes, of which those in the values of forms are added to `exponents`.
  // Inlined twice it takes 2 KB of the command.
  @inline(never)
  func multiply(
    _ product: Integer, _ other: Integer?, _ cofactor: Integer?, at k: Int,
    _ exponents: inout [Int32]
  ) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2 * count) { buffer in
      let (factors, rests) = (buffer.extracting(..<count), buffer.extracting(count...))
      for index in constants.indices {
        (factors[index], rests[index]) = (constants[index], self.rests[index])
      }
      var next = constants.count
      for form in forms {
        let value = UInt(form.slope * k + form.offset)
        let rest = primes?.remove(from: value, &exponents, times: Int32(form.power)) ?? value
        for _ in 0..<form.power {
          (factors[next], rests[next]) = (value, rest)
          next += 1
        }
      }
      product.multiply(by: factors.span)
      other?.multiply(by: factors.span)
      cofactor?.multiply(by: rests.span)
    }
  }
}
