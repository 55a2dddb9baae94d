import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Matrices of complex numbers beside mpmath's, FLINT's and Python's: on exact numbers, on 200 bits and on doubles.
@Suite("vectors of complex matrices")
struct ComplexMatrixVectorTests {
  /// A line of complex.txt, whose script says what stands where.
  private struct Line {
    let expression: String
    let isExact: Bool
    /// Nil for dependent columns.
    let condition: Double?
    /// Both parts of each element, factor by factor; nil for what has no result.
    let factors: [[String]]?

    var elements: [String] { (factors ?? []).flatMap { $0 } }
    var function: Substring { expression.prefix { $0.isLetter } }
    /// Whether a rounded system shows the same: where columns depend on each other it may see a small rest in place of a zero.
    var holdsForRounded: Bool {
      switch function {
      case "rank", "null": false
      case "det", "lu", "inverse", "solve", "": isProduct || condition != nil
      default: factors != nil
      }
    }
    /// Products need no elimination.
    var isProduct: Bool { expression.contains("]*[") || expression.contains(")^3") }
    /// How much an error of the elements of the matrix grows; least squares by orthogonal columns have the square of the condition.
    var growth: Double {
      if isProduct || function == "svd" { return 1 }
      let condition = condition ?? 1
      return function == "lstsq" ? condition * condition : condition
    }
  }

  private static func lines() throws -> [Line] {
    try Repository.text("Tests/AlgebraTests/MatrixVectors/complex.txt").split(separator: "\n").map {
      let parts = $0.split(separator: "|").map { $0.trimming { $0 == " " } }
      return Line(
        expression: String(parts[0]), isExact: parts[1] == "exact",
        condition: Double(String(parts[2])),
        factors: parts[3] == "singular"
          ? nil
          : parts[3].split(separator: ",").map { $0.split(separator: " ").map(String.init) })
    }
  }

  /// Both parts of each element of a value.
  private func parts<Backend: NumericBackend>(
    _ source: String, _ backend: Backend
  ) throws -> [Backend.Number] {
    let value = try Calculator(backend).evaluate(source).value
    func pairs(_ numbers: [Backend.Number]) -> [Backend.Number] {
      numbers.flatMap { [$0, backend.zero] }
    }
    switch value {
    case .complex, .complexes, .complexMatrix: return value.numbers
    case .matrices(let numbers, let sizes):
      return sizes.parts(of: numbers).flatMap {
        $0.size.isComplex ? $0.elements : pairs($0.elements)
      }
    default: return pairs(value.numbers)
    }
  }

  @Test("Gaussian rationals are equal, other numbers have 45 digits on exact")
  func exact() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 150 && lines.count { !$0.isExact } >= 50)
    let backend = ExactBackend()
    for line in lines {
      guard line.factors != nil else {
        let failure = ErrorTests.failure(line.expression, backend)
        #expect(failure?.kind == .domain, "\(line.expression)")
        #expect(failure?.message.hasPrefix("this matrix is singular") == true)
        continue
      }
      let numbers = try parts(line.expression, backend)
      let known = try line.elements.map { try BigRational(parsing: $0) }
      try #require(numbers.count == known.count, "\(line.expression)")
      if line.isExact {
        #expect(try numbers.map { try $0.rational() } == known, "\(line.expression)")
        continue
      }
      for (number, truth) in zip(numbers, known) {
        let text = try backend.format(number, as: NumberFormat(digits: 50)).text
        let difference = try BigRational(parsing: text) - truth
        let size = max(truth.magnitude, 1)
        #expect(
          difference.magnitude <= (try BigRational(parsing: "1e-45")) * size, "\(line.expression)")
      }
    }
  }

  /// The largest error of a part of a result, relative to the largest part; nil where other rows are pivots than in truth, as they may be
  /// where elements are equally large in truth.
  private func error<Backend: NumericBackend>(
    of line: Line, _ backend: Backend
  ) throws -> Double? {
    let numbers = try parts(line.expression, backend).map {
      try BigRational(parsing: try backend.format($0, as: NumberFormat(digits: 70)).text)
    }
    let known = try line.elements.map { try BigRational(parsing: $0) }
    try #require(numbers.count == known.count, "\(line.expression)")
    let permutation = line.factors?.first?.count ?? 0
    if line.function == "lu", numbers.prefix(permutation) != known.prefix(permutation) {
      return nil
    }
    let size = known.reduce(BigRational(1)) { max($0, $1.magnitude) }
    let error = zip(numbers, known).reduce(BigRational(0)) { max($0, ($1.0 - $1.1).magnitude) }
    return Double(error / size)
  }

  @Test("on 200 bits errors are a small multiple of the unit of rounding and the condition")
  func wide() throws {
    let backend = try BigFloatBackend(precision: .bits(200))
    let unit = 0x1p-200
    var compared = 0
    for line in try Self.lines() where line.holdsForRounded {
      guard let error = try error(of: line, backend) else { continue }
      compared += 1
      #expect(error <= 64 * unit * line.growth, "\(line.expression): \(error / unit)")
    }
    #expect(compared >= 140)
  }

  @Test("doubles of well-conditioned matrices have ten digits")
  func double() throws {
    var compared = 0
    for line in try Self.lines() where line.holdsForRounded && line.growth <= 10_000 {
      guard let error = try error(of: line, DoubleBackend.completed) else { continue }
      compared += 1
      #expect(error <= 1e-10, "\(line.expression): \(error)")
    }
    #expect(compared >= 140)
  }

  /// Equations between a matrix, of which a function of one is called, and what this gives.
  private func equations(_ line: Line) -> [String] {
    let (m, source) = (line.expression.drop { $0 != "(" }, line.expression)
    let equations =
      switch line.function {
      case "inverse": ["m*\(source) == identity(len(m))", "\(source)*m == identity(len(m))"]
      case "lu": ["[P, L, U] = \(source); P*L*U == m"]
      case "null": ["z = m*\(source); z == 0*z"]
      case "qr": ["[Q, R] = \(source); Q'*Q == identity(len(R))", "[Q, R] = \(source); Q*R == m"]
      case "cholesky": ["L = \(source); L*L' == m"]
      default: [String]()
      }
    return equations.map { "m = \(m); \($0)" }
  }

  @Test("products of factors are the matrix: proven on exact, near on doubles")
  func products() throws {
    for line in try Self.lines() where line.factors != nil {
      for equation in equations(line) {
        if line.isExact {
          let value = try Calculator(ExactBackend()).evaluate(equation).value
          guard case .truth(.true) = value else {
            Issue.record("\(equation)")
            continue
          }
        } else {
          let difference = equation.replacing("==", with: "- ")
          let numbers = try parts(difference, DoubleBackend.completed)
          #expect(numbers.allSatisfy { abs($0) <= 1e-9 }, "\(difference)")
        }
      }
    }
  }
}
