import NumericCore
import Testing

@testable import BigNumbers

@Suite("methods of factorisation")
struct FactorizationMethodTests {
  @Test("residues of some words agree with division", arguments: [1, 2, 3, 4, 5, 6, 9])
  func limbs(_ count: Int) throws {
    var generator = SplitMix64(seed: UInt64(count))
    for _ in 0..<20 {
      let words = (0..<count).map { _ in UInt(generator.next()) }
      // Near the end of the range, where sums overflow the words, as well.
      let n =
        generator.next() & 1 == 0
        ? BigInteger(magnitude: words) | 1
        : (BigInteger.one << (64 * count)) - 1 - ((BigInteger(generator.next() >> 8)) << 1)
      let m = LimbModulus(n)
      let room = Buffer(count: 3 * m.count, of: UInt(0))
      let (a, b, r) = (room.start, room.start + m.count, room.start + 2 * m.count)
      let x = BigInteger.random(in: 0..<n, using: &generator)
      let y = [n - 1, BigInteger.random(in: 0..<n, using: &generator)][Int(generator.next() & 1)]
      m.set(a, x)
      m.set(b, y)
      #expect(m.value(a) == x)
      m.multiply(r, a, b)
      #expect(m.value(r) == x * y % n)
      m.add(r, a, b)
      #expect(m.value(r) == (x + y) % n)
      m.subtract(r, a, b)
      #expect(m.value(r) == (x - y).residue(modulo: n))
      m.multiply(a, a, a)
      #expect(m.value(a) == x * x % n)
      withExtendedLifetime(room) {}
    }
  }

  @Test("chains and ladders give the same multiples of points") func chains() throws {
    let m = LimbModulus((BigInteger.one << 127) - 1)
    let curve = MontgomeryCurve(m)
    let room = Buffer(count: 40 * m.count, of: UInt(0))
    defer { withExtendedLifetime(room) {} }
    func point(_ place: Int) -> MontgomeryCurve.Point {
      .init(x: room.start + 2 * place * m.count, z: room.start + (2 * place + 1) * m.count)
    }
    let start = point(5)
    #expect(curve.choose(11, start) == nil)
    for prime in WordPrimes.primes(below: 700).dropFirst(2) {
      var points = MontgomeryCurve.ChainPoints(
        a: point(0), b: point(1), c: point(2), t: point(3), s: point(4))
      curve.copy(points.a, start)
      curve.multiplyByPrime(prime, &points)
      let multiple = point(6)
      curve.multiply(multiple, prime, start, next: point(7), base: point(8))
      let (x, z) = (m.value(points.a.x), m.value(points.a.z))
      #expect((x * m.value(multiple.z) - z * m.value(multiple.x)).isMultiple(of: m.modulus))
      #expect(!z.isZero)
    }
  }

  @Test(
    "stage two covers every prime between the bounds once",
    arguments: [
      (105, 1000), (150, 6000), (2000, 30_000), (16_000, 100_000),
    ])
  func pairs(_ first: Int, _ second: Int) {
    let primes = CurvePrimes(first: first, second: second)
    var covered: Set<Int> = []
    for (place, offsets) in primes.pairs.enumerated() {
      let centre = (primes.firstStep + place) * primes.step
      for offset in offsets.map({ primes.offsets[Int($0)] }) {
        covered.formUnion([centre - offset, centre + offset])
      }
    }
    #expect(WordPrimes.primes(below: second + 1).filter { $0 > first }.allSatisfy(covered.contains))
  }

  @Test("roots modulo small primes, and which residues are squares") func fields() {
    for prime in [3, 5, 7, 11, 13, 17, 97, 193, 257, 7681, 12_289] {
      let field = SmallPrimeField(UInt32(prime))
      let squares = Set((0..<prime).map { $0 * $0 % prime })
      for x in 0..<min(prime, 300) {
        #expect(field.isSquare(UInt32(x)) == squares.contains(x))
        if squares.contains(x) {
          let root = field.squareRoot(UInt32(x))
          #expect(Int(root) * Int(root) % prime == x)
        }
        if x > 0 { #expect(field.product(field.inverse(UInt32(x)), UInt32(x)) == 1) }
      }
    }
    let field = SmallPrimeField(2_147_483_647)
    for x in [0, 1, 2_147_483_646, 2_147_483_647, 1 << 62, .max] as [UInt64] {
      #expect(UInt64(field.residue(x)) == x % 2_147_483_647)
    }
  }

  @Test("dependencies sum to nothing and are independent") func nullSpace() {
    var generator = SplitMix64(seed: 3)
    for size in [1, 5, 40, 130] {
      let rows = (0..<size + 12).map { _ in
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          UInt32.random(in: 0..<UInt32(size), using: &generator)
        }
      }
      let dependencies = NullSpace(rows: rows, entries: size).dependencies
      #expect(dependencies.count >= 12)
      for dependency in dependencies {
        var counts = [Int](repeating: 0, count: size)
        for row in dependency { for entry in rows[row] { counts[Int(entry)] += 1 } }
        #expect(!dependency.isEmpty && counts.allSatisfy { $0.isMultiple(of: 2) })
      }
      // Each has a row of its own, which none of the others has.
      #expect(Set(dependencies.compactMap(\.last)).count == dependencies.count)
    }
  }

  @Test("p − 1 finds a factor before which only small primes stand") func powers() throws {
    // 1 + 2·3³·101·9973 is prime, and the largest prime is left to the second stage.
    let rough: BigInteger = 1_000_000_000_000_000_000_117
    let early: BigInteger = 54_392_743
    let product = early * rough
    #expect(try early.isPrime())
    #expect(try PowerDivisor.find(LimbModulus(product), first: 120, second: 10_000) == early)
    #expect(try PowerDivisor.find(LimbModulus(product), first: 120, second: 9000) == nil)
  }

  @Test("one curve finds a factor with a smooth number of points") func curves() throws {
    let n =
      try BigInteger(parsing: "1000000000039")
      * BigInteger(parsing: "1000000000000000000000000000000000000000000000000000000000007")
    let trial = CurveTrial(LimbModulus(n), CurvePrimes(first: 600, second: 30_000))
    var found: BigInteger?
    for sigma in 6..<60 where found == nil { found = try trial.run(sigma) }
    #expect(found == 1_000_000_000_039)
  }

  @Test(
    "the sieve alone splits numbers of all sizes",
    arguments: [
      "1000000007039000000273", "4951760154835678088235319297",
      "340282366920938463463374607431768211457",
    ])
  func sieve(_ text: String) throws {
    let n = try BigInteger(parsing: text)
    let factor = try #require(try QuadraticSieve.factor(of: n))
    #expect(factor > 1 && factor < n && n.isMultiple(of: factor))
  }

  @Test("polynomials have the discriminant kN, and their roots are where primes divide")
  func polynomials() throws {
    let n = try BigInteger(parsing: "1000000000000000000000000000057") * 1_000_000_007
    let multiplier = SieveMultiplier.best(for: n)
    let product = n * BigInteger(multiplier)
    #expect(product % 8 == 1)
    let base = FactorBase(n, multiplier: multiplier, count: 4000)
    let length = 2 * SieveParameters.block
    var family = try #require(SievePolynomials(product, base, range: length / 2))
    let roots = SieveRoots(base, length: length)
    for _ in 0..<2 {
      family.beginFamily()
      roots.begin(family)
      for _ in 0..<4 {
        #expect(family.b * family.b - 4 * family.a * family.c == product)
        for entry in stride(from: 2, to: base.count, by: 37) where !family.factors.contains(entry) {
          let near = entry < roots.medium
          let ends =
            near
            ? [UInt32(roots.first16.start[entry]), UInt32(roots.second16.start[entry])]
            : [
              roots.first32.start[entry - roots.medium], roots.second32.start[entry - roots.medium],
            ]
          for root in ends {
            let x = BigInteger(Int(root) - length / 2)
            let value = (family.a * x + family.b) * x + family.c
            #expect(root < base.primes[entry])
            #expect(value.isDivisible(by: UInt(base.primes[entry])))
          }
        }
        guard let change = family.advance() else { break }
        roots.move(change)
      }
    }
  }
}
