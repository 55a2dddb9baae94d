import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// A line of PolynomialVectors/roots.txt; see make_roots.py.
struct PolynomialVector: Sendable, CustomStringConvertible {
  struct Root: Sendable {
    var multiplicity: Int
    var re: Substring
    var im: Substring
  }
  var name: String
  var coefficients: [BigInteger]
  var roots: [Root]

  var description: String { "\(name) of degree \(coefficients.count - 1)" }

  static let all: [PolynomialVector] = {
    do {
      return try VectorLine.lines(of: "Tests/BigNumbersTests/PolynomialVectors/roots.txt").map {
        line in
        PolynomialVector(
          name: String(line.fields[0]),
          coefficients: try line.fields[1].split(separator: ",").map {
            try #require(BigInteger(String($0)))
          },
          roots: try line.result.split(separator: " ").map { root in
            let parts = root.split(separator: ":")
            return Root(
              multiplicity: try #require(Int(parts[0])), re: parts[1], im: parts[2])
          })
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The value of a part, which is a fraction or has 100 digits.
  static func value(_ text: Substring) throws -> BigRational {
    let parts = text.split(separator: "/")
    let value = try #require(BigRational(String(parts[0])))
    return try parts.count == 1 ? value : value / #require(BigRational(String(parts[1])))
  }
}

extension PolynomialVector {
  /// The value of a literal of a whole number.
  static func whole(_ literal: ExactLiteral) -> BigRational {
    (try? BigInteger(exactly: literal)).flatMap { $0 }.map { BigRational($0) } ?? 0
  }
}

extension NumericBackend {
  /// The parts of a root.
  func parts(
    of root: PolynomialRoots.Root, _ roots: PolynomialRoots, _ coefficients: [Number]
  ) throws -> (re: Number, im: Number) {
    switch root.place {
    case .fraction(let n, let d): return try (divide(number(n), number(d)), zero)
    case .disc(let re, let im, let radius, let line):
      let own =
        try root.factor.map { try roots.factors[$0].map { try number($0) } } ?? coefficients
      let operands = try [number(re), number(im), number(radius)] + own
      let parts = try (
        compute(.list(.polynomialRoot), operands),
        compute(.list(.polynomialRootImaginary), operands)
      )
      if line == .real { #expect(try compare(parts.1, zero) == .equal) }
      if line == .imaginary { #expect(try compare(parts.0, zero) == .equal) }
      return parts
    }
  }
}

/// Compares with FLINT; see PolynomialVectors/make_roots.py.
@Suite("roots of polynomials")
struct PolynomialRootTests {
  /// Relative to the value; the vectors have 100 digits.
  private static let tolerance: BigRational = "1e-90"

  @Test("roots of whole coefficients are those of FLINT", arguments: PolynomialVector.all)
  func exact(_ vector: PolynomialVector) throws {
    let backend = ExactBackend()
    let coefficients = vector.coefficients.map { ExactReal($0) }
    let roots = try backend.roots(of: coefficients)
    try Self.compareShape(roots, vector)
    for (root, expected) in zip(roots.roots, vector.roots) {
      let (re, im) = try backend.parts(of: root, roots, coefficients)
      for (part, text) in [(re, expected.re), (im, expected.im)] {
        let value = try PolynomialVector.value(text)
        if value.isZero {
          #expect(try part.isZero(), "\(vector): \(part)")
          continue
        }
        let interval = try part.enclosure(.bits(310))
        let error = try #require(try BigRational(exactly: interval.midpoint)) - value
        #expect(
          error.magnitude <= value.magnitude * Self.tolerance,
          "\(vector): \(text)")
        let printed = try [part, ExactReal(value)].map { number in
          try number.digits(.significant(30)).digits.reversed().drop { $0 == UInt8(ascii: "0") }.map
          { $0 }
        }
        #expect(printed[0] == printed[1], "\(vector)")
      }
    }
  }

  static func compareShape(
    _ roots: PolynomialRoots, _ vector: PolynomialVector, hasAllFractions: Bool = true
  ) throws {
    try #require(roots.roots.count == vector.roots.count, "\(vector)")
    for (root, expected) in zip(roots.roots, vector.roots) {
      #expect(root.multiplicity == expected.multiplicity, "\(vector)")
      let isReal =
        switch root.place {
        case .fraction: true
        case .disc(_, _, _, let line): line == .real
        }
      #expect(isReal == (expected.im == "0"), "\(vector)")
      if case .fraction(let n, let d) = root.place {
        let value = PolynomialVector.whole(n) / PolynomialVector.whole(d)
        #expect(try value == PolynomialVector.value(expected.re), "\(vector)")
      } else if hasAllFractions {
        #expect(!(isReal && (expected.re.contains("/") || !expected.re.contains("."))), "\(vector)")
      }
    }
  }

  @Test(
    "parts are correctly rounded in every direction", arguments: PolynomialVector.all,
    [53, 64, 200])
  func rounded(_ vector: PolynomialVector, bits: Int) throws {
    for rounding in Rounding.allCases {
      let backend = try BigFloatBackend(precision: .bits(bits), rounding: rounding)
      let coefficients = vector.coefficients.map {
        BigFloat(BigRational($0), precision: .bits(max(64, $0.magnitudeBits)))
      }
      // Numbers of so few bits have no center between the roots of a cluster.
      let mayFail = vector.name.hasPrefix("cluster") && bits < 200
      guard
        let roots = mayFail
          ? try? backend.roots(of: coefficients) : try backend.roots(of: coefficients)
      else { continue }
      try Self.compareShape(roots, vector, hasAllFractions: vector.name != "fractions")
      for (root, expected) in zip(roots.roots, vector.roots) {
        guard case .disc = root.place else { continue }
        // Factors may have coefficients that the system does not have.
        if root.factor != nil { continue }
        let (re, im) = try backend.parts(of: root, roots, coefficients)
        for (part, text) in [(re, expected.re), (im, expected.im)] {
          let value = try BigFloat(
            PolynomialVector.value(text), precision: .bits(bits), rounding: rounding)
          #expect(part == value, "\(vector), \(rounding): \(text)")
        }
      }
    }
  }
}
