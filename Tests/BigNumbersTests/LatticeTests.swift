import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// A line of LinearVectors/lattice.txt; see make_lattice.py.
struct LatticeVector: Sendable, CustomStringConvertible {
  var name: String
  var matrix: IntegerMatrix
  var rank: Int
  var hermite: Substring
  var factors: Substring

  var description: String { "\(name) \(matrix.rows)×\(matrix.columns)" }

  static let all: [LatticeVector] = {
    do {
      return try VectorLine.lines(of: "Tests/BigNumbersTests/LinearVectors/lattice.txt").map {
        line in
        let (fields, results) = (line.fields, line.result.split(separator: " "))
        let elements = try fields[2].split(separator: ",").map {
          try #require(BigInteger(String($0)))
        }
        return LatticeVector(
          name: String(fields[0]),
          matrix: IntegerMatrix(elements, columns: try #require(Int(fields[1]))),
          rank: try #require(Int(results[0])), hermite: results[1], factors: results[2])
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Numbers as they are written down: long lists by their weighted sum modulo 2¹²⁷ − 1.
  static func text(_ values: [BigInteger], like other: Substring) -> String {
    guard other.first == "#" else { return values.map(\.description).joined(separator: ",") }
    let prime = BigInteger(1) << 127 - 1
    var (sum, weight) = (BigInteger(0), BigInteger(1))
    for value in values {
      sum += value * weight
      weight = weight * 7 % prime
    }
    return "#\(sum.residue(modulo: prime))"
  }
}

/// The Gram–Schmidt orthogonalisation of independent rows in fractions, by its definition.
private struct Orthogonalisation {
  private(set) var quotients: [[BigRational]] = []
  private(set) var squares: [BigRational] = []

  init(_ rows: [[BigInteger]]) {
    var parts: [[BigRational]] = []
    for row in rows {
      let exact = row.map { BigRational($0) }
      var (part, own) = (exact, [BigRational]())
      for (other, square) in zip(parts, squares) {
        let quotient = Self.product(exact, other) / square
        for place in part.indices { part[place] -= quotient * other[place] }
        own.append(quotient)
      }
      parts.append(part)
      quotients.append(own)
      squares.append(Self.product(part, part))
    }
  }

  private static func product(_ a: [BigRational], _ b: [BigRational]) -> BigRational {
    zip(a, b).reduce(BigRational(0)) { $0 + $1.0 * $1.1 }
  }

  /// Whether the rows are independent and meet both conditions.
  func isReduced(delta: Double, eta: Double) throws -> Bool {
    let delta = try #require(BigRational(exactly: delta))
    let eta = try #require(BigRational(exactly: eta))
    for (row, own) in quotients.enumerated() {
      if squares[row] <= 0 || own.contains(where: { $0.magnitude > eta }) { return false }
      guard let last = own.last else { continue }
      if squares[row] < (delta - last * last) * squares[row - 1] { return false }
    }
    return true
  }
}

/// Compares normal forms with FLINT's, see LinearVectors/make_lattice.py, and proves that bases are reduced.
@Suite("lattices")
struct LatticeTests {
  @Test("Hermite and Smith normal forms", arguments: LatticeVector.all)
  func normalForms(_ vector: LatticeVector) throws {
    let matrix = vector.matrix
    let hermite = try matrix.hermiteNormalForm()
    #expect(LatticeVector.text(hermite.elements, like: vector.hermite) == vector.hermite)
    #expect(hermite.rows == matrix.rows && hermite.columns == matrix.columns)
    let factors = try matrix.invariantFactors()
    #expect(LatticeVector.text(factors, like: vector.factors) == vector.factors)
    let smith = try matrix.smithNormalForm()
    #expect(smith.rows == matrix.rows && smith.columns == matrix.columns)
    for (place, element) in smith.elements.enumerated() {
      let (row, column) = (place / matrix.columns, place % matrix.columns)
      #expect(element == (row == column ? factors[row] : 0))
    }
  }

  /// The reduced basis spans the lattice and is reduced, both by exact computations.
  private func check(
    _ reduced: IntegerMatrix, of vector: LatticeVector, delta: Double, eta: Double
  ) throws {
    let rows = (0..<reduced.rows).map { reduced.row($0, times: 1) }
    #expect(rows.count == vector.matrix.rows && reduced.columns == vector.matrix.columns)
    let zeros = rows.count - vector.rank
    #expect(rows.prefix(zeros).allSatisfy { $0.allSatisfy(\.isZero) })
    let basis = Orthogonalisation(Array(rows.dropFirst(zeros)))
    #expect(try basis.isReduced(delta: delta, eta: eta))
    let form = try reduced.hermiteNormalForm()
    #expect(LatticeVector.text(form.elements, like: vector.hermite) == vector.hermite)
  }

  @Test("reduced bases", arguments: LatticeVector.all)
  func reducedBases(_ vector: LatticeVector) throws {
    try check(vector.matrix.reducedBasis(), of: vector, delta: 0.99, eta: 0.51)
  }

  @Test("other parameters", arguments: LatticeVector.all.filter { $0.matrix.rows <= 8 })
  func parameters(_ vector: LatticeVector) throws {
    for (delta, eta) in [(0.75, 0.501), (0.999, 0.6), (0.3, 0.54)] {
      let reduced = try vector.matrix.reducedBasis(delta: delta, eta: eta)
      try check(reduced, of: vector, delta: delta, eta: eta)
    }
  }

  @Test(
    "reduction in integers",
    arguments: LatticeVector.all.filter { $0.rank == $0.matrix.rows && $0.rank <= 10 })
  func integral(_ vector: LatticeVector) throws {
    let parameters = ReductionParameters(delta: 0.99, eta: 0.51)
    let elements = try IntegralReduction(vector.matrix, parameters).reduced()
    let reduced = IntegerMatrix(elements, columns: vector.matrix.columns)
    try check(reduced, of: vector, delta: 0.99, eta: 0.5000001)
  }

  @Test(
    "doubles suffice for these bases",
    arguments: LatticeVector.all.filter { $0.rank == $0.matrix.rows && $0.name != "growing" })
  func doubles(_ vector: LatticeVector) throws {
    let parameters = ReductionParameters(delta: 0.99, eta: 0.51)
    let reduced = try FloatingReduction(vector.matrix, parameters).reduced()
    #expect(ReducednessProof.proves(reduced, parameters))
  }

  @Test("only reduced bases have proofs") func proofs() {
    let parameters = ReductionParameters(delta: 0.75, eta: 0.51)
    func proves(_ elements: [BigInteger], _ columns: Int) -> Bool {
      ReducednessProof.proves(IntegerMatrix(elements, columns: columns), parameters)
    }
    #expect(proves([1, 0, 0, 1], 2))
    #expect(proves([100, 0, 51, 100], 2) == false, "a quotient that is η itself is not decided")
    #expect(proves([100, 0, 50, 100], 2))
    #expect(!proves([100, 0, 52, 100], 2))
    #expect(!proves([100, 0, 50, 70], 2), "50² + 70² is less than δ·100²")
    #expect(proves([100, 0, 50, 71], 2))
    #expect(!proves([1, 2, 2, 4], 2), "the rows are dependent")
    #expect(!proves([0, 0, 1, 1], 2))
    let huge = BigInteger.one << 300
    #expect(proves([1, 0, 0, huge], 2))
    #expect(!proves([huge, 0, 0, 1], 2))
    #expect(!proves([1, 0, huge, huge], 2))
    #expect(proves([huge, 0, 1, huge], 2))
    // Dense rows of very different lengths, of which only the exact products show that one is reduced by the other.
    #expect(proves([3, 4, -huge * 4 + 1, huge * 3 + 1], 2))
    #expect(!proves([3, 4, -huge * 4 + 3, huge * 3 + 4], 2))
  }

  /// A matrix of 20 rows.
  private static func dense(shift: Int) -> IntegerMatrix {
    var elements: [BigInteger] = []
    for place in 0..<400 {
      elements.append(BigInteger(place * place % 101 + 1).shiftedUp(place % 7 * shift))
    }
    return IntegerMatrix(elements, columns: 20)
  }

  /// How many of three questions a task that is cancelled gives up.
  private static func givenUp() -> Int {
    withUnsafeCurrentTask { $0?.cancel() }
    let matrix = dense(shift: 300)
    let questions: [() throws -> Void] = [
      { _ = try matrix.reducedBasis() }, { _ = try matrix.hermiteNormalForm() },
      { _ = try matrix.invariantFactors() },
    ]
    return questions.count { question in
      do {
        try question()
        return false
      } catch {
        return true
      }
    }
  }

  @Test("a cancelled task gives up") func cancellation() async {
    let count = await Task.detached { Self.givenUp() }.value
    #expect(count == 3)
  }

  @Test("sizes are limited") func limits() {
    var limits = Limits()
    limits.precision = 64
    #expect(throws: ComputationFailure.self) {
      try Self.dense(shift: 0).hermiteNormalForm(limits: limits)
    }
  }

  @Test("matrices without elements") func empty() throws {
    let empty = IntegerMatrix([], columns: 3)
    #expect(try empty.reducedBasis() == empty && empty.hermiteNormalForm() == empty)
    #expect(try empty.smithNormalForm() == empty && empty.invariantFactors().isEmpty)
    #expect(try IntegerMatrix([], columns: 0).invariantFactors().isEmpty)
  }
}
