import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Compares with Python's `fractions.Fraction`; see RationalVectors/make_rationals.py.
@Suite("rational vectors")
struct RationalVectorTests {
  /// One line with its parsed fields.
  private struct Case {
    let line: VectorLine
    var results: [Substring] { line.result.split(separator: " ") }

    func argument(_ index: Int) throws -> BigRational {
      try BigRational(parsing: String(line.fields[index]))
    }

    /// Checks a result, which is a text in lowest terms.
    func expect(_ index: Int, _ value: BigRational?) {
      #expect(value?.description ?? "none" == results[index], "\(line)")
    }
  }

  private func cases(_ name: String) throws -> [Case] {
    let lines = try VectorLine.lines(of: "Tests/BigNumbersTests/RationalVectors/\(name).txt")
    #expect(lines.count > 100)
    return lines.map(Case.init)
  }

  @Test("arithmetic and order") func arithmetic() throws {
    for item in try cases("arithmetic") {
      let (a, b) = (try item.argument(0), try item.argument(1))
      item.expect(0, a + b)
      item.expect(1, a - b)
      item.expect(2, a * b)
      item.expect(3, a.quotient(dividingBy: b))
      let order = a < b ? "<" : a > b ? ">" : "equal"
      #expect(order == item.results[4] && (a == b) == (order == "equal"), "\(item.line)")
    }
  }

  @Test("powers") func powers() throws {
    for item in try cases("powers") {
      let exponent = try #require(Int(item.line.fields[1]))
      item.expect(0, try BigRational.pow(item.argument(0), exponent))
    }
  }

  @Test("rounding to integers") func roundings() throws {
    for item in try cases("roundings") {
      let x = try item.argument(0)
      let rules: [FloatingPointRoundingRule] = [
        .down, .up, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
      ]
      for (index, rule) in rules.enumerated() { item.expect(index, x.rounded(rule)) }
      item.expect(0, x.floor)
      item.expect(1, x.ceiling)
      item.expect(2, x.wholePart)
      item.expect(5, x.rounded())
      #expect(x.wholePart + x.fractionPart == x && x.fractionPart.magnitude < 1)
    }
  }

  @Test("decimals") func decimals() throws {
    for item in try cases("decimals") {
      item.expect(0, try item.argument(0))
      let literal = try ExactLiteral(String(item.line.fields[0]))
      item.expect(0, try BigRational(exactly: literal))
    }
  }

  @Test("to the nearest double") func doubles() throws {
    for item in try cases("doubles") {
      let expected = try #require(UInt64(item.results[0], radix: 16))
      #expect(try Double(item.argument(0)).bitPattern == expected, "\(item.line)")
    }
  }

  @Test("bounded denominators") func limits() throws {
    for item in try cases("limits") {
      item.expect(0, try item.argument(0).limitingDenominator(to: item.argument(1).numerator))
    }
  }

  @Test("partial quotients") func continued() throws {
    for item in try cases("continued") {
      let x = try item.argument(0)
      let quotients = Array(x.continuedFraction)
      #expect(quotients.map(\.description) == item.results.map(String.init), "\(item.line)")
      #expect(BigRational(continuedFraction: quotients) == x)
      #expect(Array(x.convergents).last == x)
    }
  }

  @Test("the simplest number of an interval") func intervals() throws {
    for item in try cases("intervals") {
      let (low, high) = (try item.argument(0), try item.argument(1))
      item.expect(0, .simplest(in: low...high))
    }
  }

  @Test("the simplest number that rounds to another") func near() throws {
    for item in try cases("near") {
      let bits = try #require(Int(item.line.fields[0]))
      let exact = try item.argument(1)
      let x = BigFloat(exact, precision: .bits(bits))
      #expect(try BigRational(exactly: x) == exact)
      item.expect(0, try BigRational(simplestNear: x))
      #expect(try BigRational(simplestNear: -x) == -BigRational(String(item.results[0]))!)
    }
  }
}
