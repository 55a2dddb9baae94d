import BigNumbers
import ComplexNumbers
import NumericCore
import Numerics
import Testing

/// Generic code over the shared protocols, on every type of numbers.
@Suite("fields")
struct FieldTests {
  /// The Hilbert matrix of order n, whose entries are 1/(i + j + 1), times a vector of ones, solved again.
  private func solvedHilbert<Scalar: Field>(_ n: Int, _: Scalar.Type) -> [Scalar]? {
    let rows = (0..<n).map { i in (0..<n).map { j in 1 / Scalar(i + j + 1) } }
    let sums = rows.map { row in row.reduce(0 as Scalar) { $0 + $1 } }
    return solve(rows, sums)
  }

  /// Gaussian elimination with the best pivot of each column; nil if none is known not to be zero.
  private func solve<Scalar: Field>(_ matrix: [[Scalar]], _ right: [Scalar]) -> [Scalar]? {
    var (a, b) = (matrix, right)
    let n = b.count
    for column in 0..<n {
      let best = (column..<n).max { x, y in
        a[x][column].pivotRank ?? -.infinity < a[y][column].pivotRank ?? -.infinity
      }
      guard let best, let rank = a[best][column].pivotRank, rank > -.infinity else { return nil }
      a.swapAt(column, best)
      b.swapAt(column, best)
      for row in column + 1..<n {
        let factor = a[row][column] / a[column][column]
        for place in column..<n { a[row][place] -= factor * a[column][place] }
        b[row] -= factor * b[column]
      }
    }
    for row in stride(from: n - 1, through: 0, by: -1) {
      for place in row + 1..<n { b[row] -= a[row][place] * b[place] }
      b[row] /= a[row][row]
    }
    return b
  }

  @Test("one solver for all types") func solver() throws {
    for x in try #require(solvedHilbert(6, Double.self)) { #expect(Swift.abs(x - 1) < 1e-8) }
    for x in try #require(solvedHilbert(3, Float.self)) { #expect(Swift.abs(x - 1) < 1e-3) }
    for x in try #require(solvedHilbert(8, BigFloat.self)) {
      #expect((x - 1).magnitude < BigFloat(1e-60 as Double))
      #expect(x.precision == .bits(256))
    }
    for x in try #require(solvedHilbert(8, Float256.self)) { #expect((x - 1).magnitude < 1e-60) }
    #expect(try #require(solvedHilbert(8, BigRational.self)).allSatisfy { $0 == 1 })
    for x in try #require(solvedHilbert(6, BigDecimal.self)) {
      #expect((x - 1).magnitude < "1e-60")
    }
    for x in try #require(solvedHilbert(8, BigInterval.self)) {
      #expect(x.contains(BigRational(1)) && x.radius < BigFloat(1e-50 as Double))
    }
    for x in try #require(solvedHilbert(5, ExactReal.self)) { #expect(try x.isEqual(to: 1)) }
    for x in try #require(solvedHilbert(6, Complex<Double>.self)) { #expect((x - 1).length < 1e-8) }
    for x in try #require(solvedHilbert(6, Complex<BigFloat>.self)) {
      #expect((x - 1).length < BigFloat(1e-60 as Double))
    }
  }

  @Test("a singular matrix has no pivot that is known not to be zero") func singular() {
    func check<Scalar: Field>(_: Scalar.Type) {
      let solution: [Scalar]? = solve([[1, 2], [2, 4]], [1, 2])
      #expect((solution.map(\.count) == nil), "\(Scalar.self)")
    }
    check(Double.self)
    check(BigRational.self)
    check(BigInterval.self)
    check(BigDecimal.self)
    check(ExactReal.self)
    check(Complex<Double>.self)
    // √2·√8 − 4 is zero, proven; as an interval it may be zero.
    let exact = ExactReal.sqrt(2) * ExactReal.sqrt(8) - 4
    #expect(exact.pivotRank == nil)
    let enclosed = BigInterval.sqrt(2) * BigInterval.sqrt(8) - 4
    #expect(enclosed.pivotRank == -.infinity)
    #expect(BigDecimal.nan.pivotRank == nil && BigFloat.nan.pivotRank == nil)
    #expect(BigFloat.infinity.pivotRank == .infinity)
  }

  /// The root of x = cos x by Newton's method.
  private func dottie<Scalar: ElementaryField>(steps: Int) -> Scalar {
    var x: Scalar = 1
    for _ in 0..<steps { x -= (x - .cos(x)) / (1 + x.sin()) }
    return x
  }

  /// Digits of mpmath: findroot(lambda x: cos(x) - x, 0.7) with mp.dps = 50.
  private static let dottieDigits = "0.73908513321516064165531208767387340401341175890076"

  @Test("one Newton iteration for all types with elementary functions") func newton() throws {
    let root = try BigRational(parsing: Self.dottieDigits)
    func near(_ x: BigRational, _ places: Int) throws -> Bool {
      try (x - root).magnitude < BigRational(1, over: BigInteger.pow(10, places))
    }
    let double = try #require(BigRational(exactly: dottie(steps: 6) as Double))
    let single = try #require(BigRational(exactly: dottie(steps: 6) as Float))
    let float = try BigRational(exactly: dottie(steps: 8) as BigFloat)
    let fixed = try BigRational(exactly: BigFloat(dottie(steps: 8) as Float256))
    let decimal = try BigRational(exactly: dottie(steps: 8) as BigDecimal)
    let complex = try BigRational(exactly: (dottie(steps: 8) as Complex<BigFloat>).real)
    #expect(try near(double, 15))
    #expect(try near(single, 6))
    for x in [float, fixed, decimal, complex] {
      let root = try #require(x)
      #expect(try near(root, 49))
    }
    let exact = try (dottie(steps: 6) as ExactReal).digits(.significant(45))
    #expect(exact.text(as: .significant(45)).hasPrefix(Self.dottieDigits.prefix(45)))
    // Every step widens the enclosure a little.
    let enclosed: BigInterval = dottie(steps: 8)
    let middle = try #require(try BigRational(exactly: enclosed.midpoint))
    #expect(try near(middle, 49))
    #expect(enclosed.radius < BigFloat(1e-60 as Double))
  }

  @Test("a number made of whole numbers has the precision of the task") func precision() {
    func third<Scalar: Field>(_: Scalar.Type) -> Scalar { 1 / 3 }
    withPrecision(.bits(1000)) {
      #expect(third(BigFloat.self).precision == .bits(1000))
      #expect(third(BigInterval.self).precision == .bits(1000))
      #expect(BigInterval.pi.precision == .bits(1000) && BigFloat.pi.precision == .bits(1000))
      #expect(third(BigDecimal.self).digitCount == 301)
      #expect(BigInterval("0.1").contains(BigRational(1, over: 10)))
    }
    #expect(third(BigFloat.self).precision == .bits(256))
    #expect(third(BigDecimal.self).digitCount == 77)
    #expect(third(ExactReal.self).description == "0.33333333333333333…")
    #expect(third(BigRational.self) == "1/3")
  }

  @Test("functions of doubles have one meaning beside swift-numerics") func doubles() {
    let (one, nine) = (1 as Double, 9 as Double)
    let roots: [Double] = [one, nine].map { .sqrt($0) }
    #expect(roots == [1, 3] && Float.sqrt(9) == 3 && nine.sqrt() == 3)
    #expect(Double.exp(one) == one.exp() && Double.cos(one) == one.cos())
  }

  @Test("powers by squaring", arguments: [-5, -1, 0, 1, 2, 3, 10, 31])
  func powers(_ n: Int) throws {
    #expect(try BigRational("3/2").raised(to: n) == BigRational.pow("3/2", n))
    #expect((2 as Double).raised(to: n) == .pow(2, n))
  }

  @Test("the order of numbers, decided or not") func ordering() {
    #expect(Double.ordering(1, 2) == .less && Double.ordering(.nan, 1) == .unordered)
    #expect(BigRational.ordering("1/3", "0.3") == .greater)
    #expect(ExactReal.ordering(.sqrt(2) * .sqrt(2), 2) == .equal)
    #expect(ExactReal.ordering(.sqrt(-1), 2) == .unordered)
    let wide = BigInterval(lower: 1, upper: 3)
    #expect(BigInterval.ordering(wide, 2) == .undecided)
    #expect(!(wide < 2) && !(2 < wide) && wide < 4 && wide > 0)
    #expect(wide <= 3 && wide >= 1 && !(wide <= 2))
    #expect(!wide.isCertainlyLess(than: 2) && wide.isCertainlyLess(than: 4))
  }
}
