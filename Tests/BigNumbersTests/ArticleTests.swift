import BigNumbers
import NumericCore
import TestSupport
import Testing

/// The code of the articles, which compiles here and gives the stated results.
@Suite("articles")
struct ArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/BigNumbersTests/ArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "BigNumbers") == [])
  }

  @Test("every line of code of the README is in the client package") func readmeCode() throws {
    let client = try Repository.text("Tests/Client/Sources/client/Readme.swift")
    let lines = try MarkdownCode.lines(in: "README.md")
    #expect(lines.count > 5)
    for line in lines { #expect(client.contains(line), "README.md: \(line)") }
  }

  @Test("formats as data") func formatsAsData() throws {
    let posit = RoundedTruth(.posit(16))
    let third = try posit.divide(posit.number(ExactLiteral(1)), posit.number(ExactLiteral(3)))
    let text = try posit.format(third, as: NumberFormat()).text
    let pattern = CodedFormat.posit(16).pattern(of: third)
    let small = RoundedTruth(.float8E4M3)
    let root = try small.sqrt(small.number(ExactLiteral(2)))
    // 0 01 10 01010101011: 2^(−4)·2²·(1 + 683/2048).
    #expect(text == "0.3334" && pattern == 0x32ab && root == BigFloat(1.375 as Double))
  }

  @Test("whole numbers") func wholeNumbers() throws {
    let mersenne = (BigInteger.one << 127) - 1
    let (quotient, rest) = mersenne.quotientAndRemainder(dividingBy: 1_000_000_007)
    let residue = BigInteger(2).power(200_000, modulo: 7)
    let root = mersenne.squareRoot()?.root
    let parsed = try BigInteger(parsing: "1e30")
    let hexadecimal = mersenne.text(radix: 16)
    #expect(quotient * 1_000_000_007 + rest == mersenne && residue == 4)
    #expect(
      root == 13_043_817_825_332_782_212
        && parsed.description == "1" + String(repeating: "0", count: 30))
    #expect(hexadecimal == "7" + String(repeating: "f", count: 31))
  }

  @Test("lattices") func lattices() throws {
    let basis = IntegerMatrix([1, 0, 1_414_214, 0, 1, 1_000_000], columns: 3)
    let short = try basis.reducedBasis()
    let matrix = IntegerMatrix([2, 4, 4, -6, 6, 12, 10, 4, 16], columns: 3)
    let form = try matrix.hermiteNormalForm().elements
    let orders = try matrix.invariantFactors()
    #expect(form == [2, 0, 120, 0, 2, 20, 0, 0, 156] && orders == [2, 2, 156])
    // The shortest rows of the lattice, up to their signs; they are FLINT's.
    #expect(short.elements.map(\.magnitude) == [408, 577, 688, 577, 816, 1478])
  }

  @Test("primes, factors, residues and sequences") func primes() throws {
    let large = (BigInteger.one << 127) - 1
    let isPrime = try large.isPrime()
    let next = try BigInteger(1_000_000).nextPrime()
    let factors = try ((BigInteger.one << 67) - 1).factorization()
    let certificate = try large.primalityCertificate()
    #expect(isPrime && next == 1_000_003 && factors.description == "193707721 * 761838257287")
    #expect(try #require(certificate).verify())
    let whole: [(BigInteger, BigInteger)] = [
      (try BigInteger(360).totient(), 96),
      (try BigInteger(2).squareRoot(modulo: 7), 3),
      (try BigInteger(13).logarithm(base: 3, modulo: 17), 4),
      (try BigInteger.chineseRemainder([2, 3, 2], moduli: [3, 5, 7]), 23),
      (try BigInteger.primeCount(upTo: 1_000_000_000), 50_847_534),
    ]
    for (value, expected) in whole { #expect(value == expected) }
    #expect(try BigInteger(28).divisors() == [1, 2, 4, 7, 14, 28])
    #expect(try BigRational.bernoulli(12) == BigRational(-691, over: 2730))
  }

  @Test("tour") func tour() throws {
    let x = try BigFloat("0.1", precision: .bits(200))
    let y = 3 * BigFloat.exp(x) - 1
    let up = BigFloat.withFlags { BigFloat.compute(.sqrt, x, rounding: .up) }
    let half = x.rounded(to: .binary16)
    let sum = BigFloat.dot([x, y], [y, -x])
    let draw = BigFloat.randomNormal(precision: .bits(500))
    let digits = try x.text(as: .engineering(4), rounding: .up)
    #expect(y.precision == .bits(200) && up.ternary == 1 && sum.isZero)
    #expect(Float16(half) == 0.1 && draw.precision == .bits(500) && digits == "100.1e-3")
    let fixed: FixedFloat<4> = 0.1
    let simplest = try BigRational(simplestNear: BigFloat(0.1 as Double))
    #expect(BigFloat(fixed).rounded(toPrecision: .bits(200)) == x)
    #expect(simplest == BigRational(1, over: 10))
    let root = ExactReal(2).squareRoot()
    let sign = try (root * root - 2).sign()
    let tenth = try BigInterval("0.1", precision: .bits(64))
    let bounds = try BigInterval.compute(.gamma, tenth, precision: .bits(64))
    #expect(sign == 0 && bounds.contains(BigFloat.gamma(x)))
    var ledger = DecimalContext(precision: 9, rounding: .nearestAway)
    let total = BigDecimal("19.90") * 3
    let share = ledger.divide(total, 7)
    let cents = ledger.quantize(share, like: "0.01")
    let bits = DecimalFormat.decimal64.encode(cents, as: .dpd)
    #expect(ledger.conditions == [.inexact, .rounded] && cents == "8.53")
    #expect(DecimalFormat.decimal64.decode(bits, as: .dpd) == cents)
  }

  @Test("overview") func overview() throws {
    let precision = Precision.bits(200)
    let x = try BigFloat("0.1", precision: precision)
    let y = BigFloat.exp(x) * 3 - 1
    print(try y.text(as: .significant(30)))
    #expect(try y.text(as: .significant(30)) == "2.31551275422694287443512347947")
  }

  @Test("choosing a precision") func precision() throws {
    let narrow = try BigFloat("1.1", precision: .bits(24))
    let wide = try BigFloat("2.3", precision: .bits(200))
    let sum = narrow + wide
    #expect(sum.precision == .bits(200))
    let third = withPrecision(.bits(1000)) { BigFloat(1) / 3 }
    let circle = BigFloat.constant(.pi, precision: .bits(5000))
    #expect(third.precision == .bits(1000) && circle.precision == .bits(5000))
  }

  @Test("literals") func literals() throws {
    do {
      let x = try BigFloat("0.1", precision: .bits(100))
      let y = (x + 1) * 123456789012345678901234567890
      #expect(y.precision == .bits(100))
    }
    let tenth = try BigFloat("0.1", precision: .bits(1000))
    let ratio = BigFloat(1, precision: .bits(1000)) / 10
    let exact = BigRational(1, over: 10)
    let half = BigFloat(0.5 as Double)
    #expect(tenth == ratio && BigFloat(exact, precision: .bits(1000)) == tenth)
    #expect(half.precision == .bits(53))
    try losses()
  }

  private func losses() throws {
    let wide = BigFloat(2, precision: .bits(1000)).squareRoot()
    let careless = wide * .pi
    let circle = withPrecision(wide.precision) { wide * .pi }
    #expect(careless.precision == .bits(1000) && circle.precision == .bits(1000))
    let product = wide * BigFloat.constant(.pi, precision: wide.precision)
    #expect(circle == product && (careless - circle).magnitude > circle.ulp)
    let short = BigFloat("0.1")
    let long = try BigFloat("0.1", precision: .bits(1000))
    #expect(short?.precision == .bits(256) && long.precision == .bits(1000))
    let digits: Float256 = 0.1234567890123456789012345
    let all = try Float256("0.1234567890123456789012345")
    #expect(digits != all && (digits - all).magnitude < 1e-18)
  }

  @Test("code for every type of numbers") func generic() throws {
    func squareRoot<Scalar: Field>(of a: Scalar, from start: Scalar, steps: Int) -> Scalar {
      var x = start
      for _ in 0..<steps { x = (x + a / x) / 2 }
      return x
    }
    #expect(squareRoot(of: 2 as BigRational, from: 1, steps: 3) == "577/408")
    #expect(squareRoot(of: 4.0, from: 1, steps: 8) == 2)
    let fractions: [BigRational] = ["1/2", "1/3"]
    #expect(dotProduct(fractions, fractions) == "13/36" && dotProduct([3.0, 4], [3, 4]) == 25)
    let third: BigFloat = withPrecision(.bits(1000)) { 1 / 3 }
    let tenth: BigInterval = withPrecision(.bits(1000)) { "0.1" }
    #expect(third.precision == .bits(1000) && tenth.precision == .bits(1000))
  }

  @Test("rounding and flags") func rounding() throws {
    let x = BigFloat(2.0 as Double)
    let low = BigFloat.compute(.sqrt, x, precision: .bits(100), rounding: .down)
    let high = BigFloat.compute(.sqrt, x, precision: .bits(100), rounding: .up)
    var y = low
    BigFloat.compute(.exp, inPlace: &y, rounding: .towardZero)
    #expect(low.nextUp == high && low * low < 2 && y > 4)
    let report = BigFloat.withFlags { BigFloat(1.0 as Double) / 3 }
    _ = (
      report.value,
      report.ternary,
      report.flags
    )
    #expect(report.ternary == -1 && report.flags == [.inexact])
    let half = try BigFloatBackend(format: .binary16, rounding: .nearestEven)
    let tiny = try half.divide(BigFloat(0x1p-14 as Double), BigFloat(3.0 as Double))
    let once = BigFloat(1e-40 as Double).rounded(to: .binary32)
    #expect(Float16(tiny) == 0x1p-14 / 3 && Float16(tiny).isSubnormal && Float(once).isSubnormal)
  }

  @Test("memory and copies") func memory() {
    let xs = (1...1000).map { BigFloat($0, precision: .bits(128)) }
    var sum = BigFloat.Accumulator(precision: .bits(128))
    for x in xs { sum.addProduct(x, x) }
    let total = sum.finish()
    #expect(total == 333_833_500 && total.precision == .bits(128))
  }

  @Test("exact numbers") func exactNumbers() throws {
    let root = ExactReal(2).squareRoot()
    let digits = try root.digits(.significant(60))
    let isTwo = try (root * root - 2).isZero()
    let golden = (1 + ExactReal(5).squareRoot()) / 2
    let one = try (golden * golden - golden).rational()
    #expect(digits.digits.count == 60 && digits.isExact == false && isTwo && one == 1)
    let tenthOfTen = try ExactReal(parsing: "0.1")
    let isShorter = try tenthOfTen.isLess(than: root)
    let shown = "\(root)"
    let text = try ExactReal.pow(root, 3).text(as: NumberFormat(digits: 30))
    #expect(isShorter && shown == "1.414213562373095…" && text == "2.82842712474619009760337744842")

    var limits = ExactLimits()
    limits.sizes.workingPrecision = 1 << 20
    limits.sizes.time = 60
    let ratio = ExactReal(BigRational(355, over: 113))
    let order = try ExactReal(.pi).compared(to: ratio, limits: limits)
    #expect(order == .less)

    let tenth = try BigInterval("0.1", precision: .bits(53))
    let gamma = try BigInterval.compute(.gamma, tenth, precision: .bits(53))
    let edge = try BigInterval.compute(.sqrt, tenth - tenth, precision: .bits(53))
    #expect(gamma.contains(BigFloat(9.513507698668732 as Double)) && edge.isErrorPossible)

    let area = ExactReal(.pi) * golden * golden
    let hardware = try DoubleBackend().evaluate(area.program())[0]
    #expect(abs(hardware - 8.224796) < 1e-6)
  }

  @Test("decimal numbers") func decimalNumbers() throws {
    let price: BigDecimal = "19.90"
    let total = price * 3
    let isSame = BigDecimal("1.20") == BigDecimal("1.2")
    #expect(total.description == "59.70" && isSame)
    var context = DecimalContext(precision: 9, rounding: .nearestAway)
    let share = context.divide(total, 7)
    let cents = context.quantize(share, like: "0.01")
    #expect(share.description == "8.52857143" && cents.description == "8.53")
    context.conditions = []
    let quotient = context.divide(1, 0)
    let wasDivision = context.conditions.contains(.divisionByZero)
    #expect(quotient.isInfinite && wasDivision)
    let backend = try DecimalBackend(digits: 20)
    let sine = try backend.sin(BigDecimal("1E+22"))
    #expect(sine.description == "-0.85220084976718880177")
    let bits = DecimalFormat.decimal64.encode(cents, as: .bid)
    let back = DecimalFormat.decimal64.decode(bits, as: .bid)
    #expect(back.description == "8.53")
  }
}

@inlinable
public func dotProduct<Scalar: Field>(_ a: [Scalar], _ b: [Scalar]) -> Scalar {
  var sum: Scalar = 0
  for index in a.indices { sum += a[index] * b[index] }
  return sum
}
