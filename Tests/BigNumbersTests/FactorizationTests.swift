import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

@Suite("factorisation of whole numbers")
struct FactorizationTests {
  @Test("all numbers up to 10^4: the value, and primes that trial division confirms")
  func small() throws {
    var isPrime = [Bool](repeating: true, count: 10_001)
    for n in 2...100 where isPrime[n] {
      for multiple in stride(from: n * n, through: 10_000, by: n) { isPrime[multiple] = false }
    }
    for n in 1...10_000 {
      let factors = try BigInteger(n).factorization()
      var value = 1
      for power in factors.primes {
        let prime = try #require(Int(exactly: power.prime))
        #expect(prime > 1 && isPrime[prime] && power.exponent > 0, "\(n)")
        for _ in 0..<power.exponent { value *= prime }
      }
      #expect(value == n)
      #expect(zip(factors.primes, factors.primes.dropFirst()).allSatisfy { $0.prime < $1.prime })
    }
  }

  /// One line of `FactorizationVectors/factorizations.txt`, which sympy has written.
  private struct Vector {
    var kind: String
    var number: BigInteger
    var powers: [Factorization.Power]

    init(_ line: Substring) throws {
      let words = line.split(separator: " ")
      kind = String(words[0])
      number = try BigInteger(parsing: String(words[1]))
      powers = try words[2].split(separator: "*").filter { $0 != "1" }.map { power in
        let parts = power.split(separator: "^")
        return Factorization.Power(
          prime: try BigInteger(parsing: String(parts[0])), exponent: try #require(Int(parts[1])))
      }
    }
  }

  private static let kinds = [
    "random", "power", "powers", "square", "close", "carmichael", "smooth", "semiprime", "uneven",
    "three", "fermat", "mersenne", "factorial",
  ]

  private static func vectors() throws -> [Vector] {
    try Repository.text("Tests/BigNumbersTests/FactorizationVectors/factorizations.txt")
      .split(separator: "\n").dropFirst().map { try Vector($0) }
  }

  @Test("numbers of all shapes have the factors that sympy finds", arguments: kinds)
  func vectors(_ kind: String) throws {
    let vectors = try Self.vectors()
    #expect(Set(vectors.map(\.kind)) == Set(Self.kinds))
    // Debug builds are slow, and this is no test of limits.
    var limits = Limits()
    limits.time = 100
    for vector in vectors where vector.kind == kind {
      let factors = try vector.number.factorization(limits: limits)
      #expect(factors.primes == vector.powers, "\(vector.number)")
      #expect(factors.sign == vector.number.sign)
      #expect(factors.value == vector.number)
    }
  }

  @Test("zero has no factorisation") func zero() {
    #expect(throws: ComputationFailure.exception(.domain)) { try BigInteger.zero.factorization() }
  }

  @Test(
    "descriptions are expressions",
    arguments: [
      (360, "2^3 * 3^2 * 5"), (-7, "-1 * 7"), (1, "1"), (-1, "-1"), (2, "2"), (-1024, "-1 * 2^10"),
    ])
  func description(_ n: Int, _ text: String) throws {
    #expect(try BigInteger(n).factorization().description == text)
  }

  @Test("divisors are those that divide, in order") func divisors() throws {
    for n in [1, 2, 12, 97, 360, -720, 5040, 30030, 65536] {
      let divisors = try BigInteger(n).factorization().divisors()
      #expect(divisors == (1...abs(n)).filter { n.isMultiple(of: $0) }.map { BigInteger($0) })
    }
    // 2·3·5·…·71 has 2²⁰ divisors, and one prime more makes too many.
    let primes = WordPrimes.primes(below: 80)
    let many = try primes.prefix(21).reduce(BigInteger.one) { $0 * BigInteger($1) }.factorization()
    #expect(many.divisorCount == 1 << 21)
    #expect(throws: LimitExceeded(limit: .operations, allowed: 1 << 20, requested: 1 << 21)) {
      try many.divisors()
    }
    // 2^100000 has few divisors, but long ones.
    var limits = Limits()
    limits.memory = 100
    let long = try (BigInteger.one << 100_000).factorization()
    let failure = #expect(throws: LimitExceeded.self) { try long.divisors(limits: limits) }
    #expect(failure?.limit == .memory)
  }

  @Test("the same number has the same factors and takes the same steps") func repeated() throws {
    let n = try BigInteger(parsing: "1000000016000000063") * 1_000_000_007
    #expect(try n.factorization() == n.factorization())
  }
}

@Suite("limits of factorisation")
struct FactorizationLimitTests {
  /// A product of two primes of 60 digits, which nobody factors in seconds.
  private static let hard: BigInteger =
    1_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_007
    * 300_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_000_017

  /// The failure of a factorisation, or nil.
  private static func failure(of n: BigInteger, _ limits: Limits) -> ComputationFailure? {
    do throws(ComputationFailure) {
      _ = try n.factorization(limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("what is out of reach ends with the time and says how long the sieve takes")
  func time() throws {
    var limits = Limits()
    limits.time = 1
    let start = ContinuousClock.now
    let failure = Self.failure(of: Self.hard, limits)
    #expect(ContinuousClock.now - start < .seconds(60))
    guard case .limit(let limit) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(limit.limit == .time && limit.allowed == 1)
  }

  @Test("the time of the sieve is known beforehand") func estimate() {
    #expect(CompositeDivisor.secondsOfSieve(bits: 200) < 5)
    #expect(CompositeDivisor.secondsOfSieve(bits: 400) > 1e5)
  }

  @Test("a cancelled task ends") func cancelled() async throws {
    let task = Task { Self.failure(of: Self.hard, Limits()) }
    task.cancel()
    guard case .limit(let limit) = await task.value else {
      Issue.record("the search did not end")
      return
    }
    #expect(limit.limit == .time)
  }
}
