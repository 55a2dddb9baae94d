import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Proofs that are given, and proofs that must be refused.
@Suite("certificates of primes")
struct PrimalityCertificateTests {
  private static let folder = "Tests/BigNumbersTests/PrimalityVectors"

  /// Primes of 1 to 100 digits.
  private static var primes: [BigInteger] {
    get throws {
      var generator = SplitMix64(seed: 1993)
      let drawn = try [1, 10, 19, 20, 21, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100].map { digits in
        let least = try BigInteger.pow(10, digits - 1)
        return try BigInteger.random(in: least..<(least * 10), using: &generator).nextPrime()
      }
      return drawn + [61, 89, 127, 107].map { (BigInteger.one << $0) - 1 } + [(1 << 64) + 13]
    }
  }

  @Test("certificates are those that PARI has accepted, and are valid") func found() throws {
    let lines = try Repository.text("\(Self.folder)/certificates.txt").split(separator: "\n")
    let primes = try Self.primes
    #expect(lines.count == primes.count)
    for (prime, line) in zip(primes, lines) {
      let certificate = try #require(try prime.primalityCertificate())
      #expect(certificate.description == line)
      #expect(certificate.number == prime)
      #expect(try certificate.verify())
      #expect(PrimalityCertificate(String(line)) == certificate)
    }
  }

  @Test("certificates that PARI has found are valid") func foreign() throws {
    let lines = try Repository.text("\(Self.folder)/pari_certificates.txt").split(separator: "\n")
    #expect(lines.count == 9)
    for line in lines {
      let certificate = try #require(PrimalityCertificate(String(line)))
      #expect(try certificate.verify(), "\(line)")
      #expect(PrimalityCertificate(certificate.description) == certificate)
    }
  }

  @Test("composite numbers have none") func composite() throws {
    #expect(try BigInteger(561).primalityCertificate() == nil)
    #expect(try BigInteger(-7).primalityCertificate() == nil)
    #expect(try ((BigInteger.one << 256) + 1).primalityCertificate() == nil)
    #expect(try !PrimalityCertificate(number: 561, steps: []).verify())
    #expect(try PrimalityCertificate(number: 563, steps: []).verify())
    // Without steps nothing is said of numbers from 2⁶⁴ on.
    #expect(try !PrimalityCertificate(number: (1 << 64) + 13, steps: []).verify())
  }

  @Test("a certificate with any change is refused") func tampered() throws {
    let lines = try Repository.text("\(Self.folder)/certificates.txt").split(separator: "\n")
    // Of a prime with 60 digits.
    let certificate = try #require(PrimalityCertificate(String(lines[10])))
    #expect(try certificate.verify())
    typealias Step = PrimalityCertificate.Step
    let numbers: [WritableKeyPath<Step, BigInteger>] = [\.number, \.trace, \.cofactor, \.a]
    let coordinates: [WritableKeyPath<Step, BigInteger>] = [\.x, \.y]
    var changes = 0
    for (place, step) in certificate.steps.enumerated() {
      // Where a is 0, any point lies on one of six twists, and a changed one may prove the same.
      for part in step.a == 0 ? numbers : numbers + coordinates {
        let old = step[keyPath: part]
        for new in [old - 2, old - 1, old + 1, old + 2, 0, -1, certificate.number] {
          // Residues count, but for the number and the sizes of the order.
          if new == old || part == \.a && (new - old).isMultiple(of: step.number) { continue }
          var tampered = certificate
          tampered.steps[place][keyPath: part] = new
          #expect(try !tampered.verify())
          changes += coordinates.contains(part) ? 1 : 0
        }
      }
      var shortened = certificate
      shortened.steps.remove(at: place)
      #expect(try !shortened.verify())
    }
    #expect(changes >= 24)
    #expect(
      try !PrimalityCertificate(number: certificate.number + 2, steps: certificate.steps).verify())
  }

  @Test("a prime divisor of the order that is too small proves nothing") func smallDivisor() throws
  {
    // Every smaller divisor r of the last order s·q gives a point Q = (m/r)·P with r·Q at infinity.
    let certificate = try #require(try ((BigInteger.one << 89) - 1).primalityCertificate())
    var step = try #require(certificate.steps.first)
    let order = step.number + 1 - step.trace
    var found = 0
    for prime: BigInteger in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
    where step.cofactor.isMultiple(of: prime) {
      found += 1
      var small = step
      small.cofactor = order / prime
      #expect(small.quotient == prime)
      #expect(try !small.isValid())
      #expect(try !PrimalityCertificate(number: step.number, steps: [small]).verify())
    }
    #expect(found > 0)
    // A composite q passes its step, but not what follows.
    step.cofactor = 1
    #expect(
      try step.quotient == order
        && !PrimalityCertificate(number: step.number, steps: [step]).verify())
  }

  @Test("steps for composite numbers are refused") func compositeSteps() throws {
    // The product of a prime with a valid step and another one, with the same curve and point.
    let certificate = try #require(try ((BigInteger.one << 89) - 1).primalityCertificate())
    var step = try #require(certificate.steps.first)
    step.trace -= step.number * 2
    step.number *= 3
    #expect(try !step.isValid())
    step.number = step.number / 3 * 1009
    #expect(try !step.isValid())
  }

  @Test("text that is no certificate is not read") func text() throws {
    #expect(PrimalityCertificate("17")?.number == 17)
    #expect(
      PrimalityCertificate(" [ [7, 1,\n2, 3, [4, -5] ] ] ")?.description
        == "[[7, 1, 2, 3, [4, -5]]]")
    for text in [
      "", "[]", "[[]]", "[7]", "[[7, 1, 2, 3, [4]]]", "[[7, 1, 2, 3, [4, 5]]",
      "[[7, 1, 2, 3, 4, 5]]",
      "[[7, 1, 2, 3, [4, 5]]] x", "[[7, 1, 2, 3, [4, 5]],]", "[[7, 1, 2, x, [4, 5]]]", "x", "1.5",
      "[[7, 1, 2, 1 3, [4, 5]]]",
    ] {
      #expect(PrimalityCertificate(text) == nil, "\(text)")
    }
  }
}
