import BigNumbers
import NumericCore
import Testing

/// The requirements for a generator: the number of words that are drawn, and the failure of
/// constant generators.
@Suite("random numbers: generators")
struct RandomGeneratorTests {
  /// The average number of words per number agrees with the documentation.
  @Test(
    "few words are drawn",
    arguments: [
      (RandomVariable.uniform, 53, 1.0...1.01), (.uniform, 1000, 16.0...16.5),
      (.exponential, 53, 2.0...2.2), (.exponential, 1000, 16.0...17.0),
      (.normal, 53, 2.8...3.1), (.normal, 1000, 17.0...18.3),
      (.range(BigFloat(1e300 as Double)...BigFloat(1e300.nextUp)), 53, 1.0...1.01),
    ])
  func cost(_ variable: RandomVariable, _ bits: Int, _ words: ClosedRange<Double>) {
    var generator = CountingGenerator(seed: 1)
    let count = 4000
    for _ in 0..<count { _ = variable.draw(.bits(bits), .nearestEven, &generator) }
    let mean = Double(generator.words) / Double(count)
    #expect(words.contains(mean), "\(mean) words")
  }

  @Test("random bits take as many words as they fill", arguments: [1, 63, 64, 65, 128, 1000])
  func bits(_ bits: Int) {
    var generator = CountingGenerator(seed: 1)
    _ = BigFloat.randomBits(precision: .bits(bits), using: &generator)
    #expect(generator.words == (bits + 63) / 64)
  }

  @Test("the first word leads, its most significant bit first")
  func order() throws {
    var twin = SplitMix64(seed: 1)
    let words = [twin.next(), twin.next()].map { String($0, radix: 16) }
    let padded = words.map { String(repeating: "0", count: 16 - $0.count) + $0 }
    var generator = SplitMix64(seed: 1)
    let x = BigFloat.randomBits(precision: .bits(128), using: &generator)
    #expect(x == (try BigFloat("0x0." + padded.joined() + "p0", precision: .bits(128))))
  }

  @Test("a constant generator gives what its digits say")
  func constants() {
    var zeros = ConstantGenerator(word: 0)
    var ones = ConstantGenerator(word: .max)
    #expect(BigFloat.randomBits(precision: .bits(70), using: &zeros).isZero)
    let least = BigFloat(1) - BigFloat(0x1p-53 as Double)
    #expect(BigFloat.randomBits(precision: .bits(53), using: &ones) == least)
    #expect(BigFloat.randomUniform(precision: .bits(53), using: &ones) == BigFloat(1))
    let next = BigFloat(1)..<BigFloat(2)
    #expect(
      BigFloat.random(in: next, precision: .bits(53), rounding: .down, using: &zeros) == BigFloat(1)
    )
  }

  @Test("a generator that decides nothing stops with a message instead of running on")
  func undecided() async {
    // 0.000…: no bit is ever set.
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var zeros = ConstantGenerator(word: 0)
      _ = BigFloat.randomUniform(precision: .bits(53), using: &zeros)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("repeats itself"))
    // Two deviates that are equal for ever.
    await #expect(processExitsWith: .failure) {
      var zeros = ConstantGenerator(word: 0)
      _ = BigFloat.randomNormal(precision: .bits(53), using: &zeros)
    }
    await #expect(processExitsWith: .failure) {
      var zeros = ConstantGenerator(word: 0)
      _ = BigFloat.randomExponential(precision: .bits(53), using: &zeros)
    }
    // Every trial succeeds for ever.
    await #expect(processExitsWith: .failure) {
      var ones = ConstantGenerator(word: .max)
      _ = BigFloat.randomNormal(precision: .bits(53), using: &ones)
    }
    // The number lies between 1 − 2⁻ⁿ and 1 for every n, so rounding down is never decided.
    await #expect(processExitsWith: .failure) {
      var ones = ConstantGenerator(word: .max)
      _ = BigFloat.randomUniform(precision: .bits(53), rounding: .down, using: &ones)
    }
    // The number starts with 1.000…, so rounding up is never decided.
    await #expect(processExitsWith: .failure) {
      var zeros = ConstantGenerator(word: 0)
      _ = BigFloat.random(
        in: BigFloat(1)...BigFloat(2), precision: .bits(53), rounding: .up, using: &zeros)
    }
  }
}
