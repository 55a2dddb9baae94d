import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Compares with PARI; see PrimalityVectors/make_primes.py.
@Suite("primes")
struct PrimalityTests {
  private static let folder = "Tests/BigNumbersTests/PrimalityVectors"

  @Test(
    "what is prime is what PARI proves prime, Carmichael numbers and other pseudoprimes included")
  func primality() throws {
    var primes = 0
    for line in try VectorLine.lines(of: "\(Self.folder)/primes.txt") {
      let n = try #require(BigInteger(String(line.fields[0])))
      let isPrime = line.result == "1"
      #expect(try n.isProbablePrime() == isPrime, "\(line)")
      #expect(try n.isPrime() == isPrime, "\(line)")
      primes += isPrime ? 1 : 0
    }
    #expect(primes > 350)
  }

  @Test("primes above and below a number") func neighbours() throws {
    for line in try VectorLine.lines(of: "\(Self.folder)/next.txt") {
      let n = try #require(BigInteger(String(line.fields[0])))
      let neighbours = line.result.split(separator: " ")
      #expect(try n.nextPrime().description == neighbours[0], "\(line)")
      #expect(try (n.previousPrime() ?? 0).description == neighbours[1], "\(line)")
    }
  }

  @Test(
    "as many primes as are known lie below a power of ten, and each is the next of the one before")
  func counts() throws {
    var (prime, count) = (try BigInteger(0).nextPrime(), 0)
    while prime < 20_000 {
      count += 1
      let next = try prime.nextPrime()
      #expect(try next.previousPrime() == prime)
      prime = next
    }
    #expect(count == 2262)
  }

  @Test("numbers whose test or proof takes too long are refused at once") func limits() throws {
    // Odd, and without small factors: 2^e − 1 for primes e whose multiples plus 1 are not small primes.
    let huge = (BigInteger.one << 20_000_003) - 1
    let large = (BigInteger.one << 11_213) - 1
    let clock = ContinuousClock()
    var refused: LimitExceeded?
    let time = clock.measure {
      do throws(LimitExceeded) { _ = try huge.isProbablePrime() } catch { refused = error }
    }
    #expect(refused?.limit == .time && time < .seconds(60))
    #expect(throws: ComputationFailure.self) { try huge.nextPrime() }
    #expect(throws: ComputationFailure.self) { try large.isPrime() }
    var short = Limits()
    short.time = 1
    let prime = (BigInteger.one << 2_203) - 1
    #expect {
      try prime.isPrime(limits: short)
    } throws: {
      ($0 as? ComputationFailure)?.isOfSize == true
    }
  }

  @Test("a search, a proof and its verification end when their task is cancelled")
  func cancellation() async throws {
    let prime = (BigInteger.one << 127) - 1
    let certificate = try #require(try prime.primalityCertificate())
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      #expect(throws: ComputationFailure.self) { try prime.isPrime() }
      #expect(throws: ComputationFailure.self) { try prime.nextPrime() }
      #expect(throws: LimitExceeded.self) { try certificate.verify() }
    }
    task.cancel()
    await task.value
  }
}
