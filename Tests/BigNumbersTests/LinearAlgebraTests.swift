import NumericCore
import TestSupport
import Testing

@testable import BigNumbers

/// A line of LinearVectors/linear.txt; see make_linear.py.
struct LinearVector: Sendable, CustomStringConvertible {
  var name: String
  var columns: Int
  var elements: [BigRational]
  var rightColumns: Int
  var right: [BigRational]
  /// The rank, and the answers to the other questions.
  var rank: Int
  var answers: [Substring]

  var description: String { "\(name) \(elements.count / columns)×\(columns)" }

  static let all: [LinearVector] = {
    do {
      return try VectorLine.lines(of: "Tests/BigNumbersTests/LinearVectors/linear.txt").map {
        line in
        let (fields, results) = (line.fields, line.result.split(separator: " "))
        return LinearVector(
          name: String(fields[0]), columns: try #require(Int(fields[1])),
          elements: try values(fields[2]), rightColumns: try #require(Int(fields[3])),
          right: fields[4] == "-" ? [] : try values(fields[4]), rank: try #require(Int(results[0])),
          answers: Array(results.dropFirst()))
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func values(_ text: Substring) throws -> [BigRational] {
    try text.split(separator: ",").map { try PolynomialVector.value($0) }
  }

  /// The weighted sum modulo 2¹²⁷ − 1 by which long lists are compared.
  private static func fingerprint(_ values: [BigRational]) throws -> BigInteger {
    let prime = BigInteger(1) << 127 - 1
    var (sum, weight) = (BigInteger(0), BigInteger(1))
    for value in values {
      sum += value.numerator * (try #require(value.denominator.inverse(modulo: prime))) * weight
      weight = weight * 7 % prime
    }
    return sum.residue(modulo: prime)
  }

  /// Whether an answer is the one that is written down.
  func expect(_ answer: MatrixAnswer?, _ text: Substring) throws {
    switch try #require(answer) {
    case .rank(let rank): #expect(rank == self.rank)
    case .singular(let rank): #expect(rank == self.rank && text == "singular")
    case .fractions(let fractions):
      let values = fractions.map {
        PolynomialVector.whole($0.numerator) / PolynomialVector.whole($0.denominator)
      }
      if text.first == "#" {
        #expect(try Self.fingerprint(values) == BigInteger(String(text.dropFirst())))
      } else {
        #expect(try values == Self.values(text))
      }
    }
  }
}

/// Compares with FLINT; see LinearVectors/make_linear.py.
@Suite("linear algebra of fractions")
struct LinearAlgebraTests {
  private static let backend = CountingBackend(ExactBackend())

  private func answer(
    _ question: MatrixQuestion, _ elements: [BigRational], columns: Int, right: [BigRational] = []
  ) throws -> MatrixAnswer? {
    try Self.backend.rationalResult(
      of: question, elements.map { ExactReal($0) }, columns: columns,
      right: right.map { ExactReal($0) })
  }

  @Test("ranks, determinants, solutions, inverses and polynomials", arguments: LinearVector.all)
  func vectors(_ vector: LinearVector) throws {
    let (elements, columns) = (vector.elements, vector.columns)
    try vector.expect(answer(.rank, elements, columns: columns), "")
    guard elements.count == columns * columns else { return }
    try vector.expect(answer(.determinant, elements, columns: columns), vector.answers[0])
    try vector.expect(
      answer(
        .solution(rightColumns: vector.rightColumns), elements, columns: columns,
        right: vector.right),
      vector.answers[1])
    try vector.expect(answer(.inverse, elements, columns: columns), vector.answers[2])
    try vector.expect(
      answer(.characteristicPolynomial, elements, columns: columns), vector.answers[3])
  }

  @Test("matrices without elements") func empty() throws {
    let one = WholeFraction(ExactLiteral(1), ExactLiteral(1))
    #expect(try answer(.determinant, [], columns: 0) == .fractions([one]))
    #expect(try answer(.characteristicPolynomial, [], columns: 0) == .fractions([one]))
    #expect(try answer(.inverse, [], columns: 0) == .fractions([]))
    #expect(try answer(.rank, [], columns: 0) == .rank(0))
  }

  @Test("only proven fractions have the fast way") func otherNumbers() throws {
    let root = ExactReal.compute(.sqrt, 2)
    let backend = ExactBackend()
    for question in [MatrixQuestion.determinant, .rank, .inverse, .characteristicPolynomial] {
      #expect(try backend.rationalResult(of: question, [root], columns: 1, right: []) == nil)
      #expect(try DoubleBackend().rationalResult(of: question, [2], columns: 1, right: []) == nil)
    }
    let question = MatrixQuestion.solution(rightColumns: 1)
    #expect(try backend.rationalResult(of: question, [2], columns: 1, right: [root]) == nil)
    let square = ExactReal.compute(.multiply, root, root)
    let two = WholeFraction(ExactLiteral(2), ExactLiteral(1))
    #expect(
      try backend.rationalResult(of: .determinant, [square], columns: 1, right: [])
        == .fractions([two]))
  }

  @Test("sizes and times are limited") func limits() {
    let elements = (0..<900).map { BigInteger($0 * $0 % 101) }
    let matrix = IntegerMatrix(elements, columns: 30)
    var limits = Limits()
    limits.precision = 64
    #expect(throws: ComputationFailure.self) { try matrix.determinant(limits) }
    limits = Limits()
    limits.memory = 0
    let identity = IntegerMatrix(diagonal: Array(repeating: BigInteger.one << 200_000, count: 30))
    #expect(throws: ComputationFailure.self) { try matrix.solution(identity, limits) }
  }

  @Test("series in a prime solve equations", arguments: [1, 40]) func lifting(bits: Int) throws {
    var generator = SplitMix64(seed: 1982)
    func numbers(_ count: Int) -> [BigInteger] {
      (0..<count).map { _ in
        BigInteger(Int64(bitPattern: generator.next()) >> 40) << bits + BigInteger(1)
      }
    }
    for size in [1, 2, 5, 12] {
      let (matrix, right) = (IntegerMatrix(numbers(size * size), columns: size), numbers(size))
      #expect(PadicLifting.leavesWords(matrix) == (bits == 1))
      let column = IntegerMatrix(right, columns: 1)
      var solved = false
      if let lifting = try PadicLifting(matrix, .largest),
        let solution = try lifting.solution(right, bits: matrix.cramerBits(column), Limits())
      {
        solved = true
        for row in 0..<size {
          let product = zip(matrix.row(row, times: 1), solution.numerators).reduce(BigInteger(0)) {
            $0 + $1.0 * $1.1
          }
          #expect(product == right[row] * solution.denominator)
        }
      }
      #expect(solved)
    }
  }

  @Test("sums of products are reduced once") func dot() throws {
    let modulus = WordModulus((1 << 62) - 57)
    for count in 0..<70 {
      for residue: UInt64 in [modulus.modulus - 1, 1 << 61 + 12345] {
        let x = Array(repeating: residue, count: count)
        let expected = x.reduce(UInt64(0)) { modulus.sum($0, modulus.square($1)) }
        #expect(modulus.dot(x, x, count) == expected)
      }
    }
  }

  @Test("more primes than are kept") func primes() {
    let primes = ModularPrimes().prefix(70).map(\.modulus)
    #expect(primes.first == (1 << 62) - 57)
    #expect(zip(primes, primes.dropFirst()).allSatisfy { $0 > $1 })
    #expect(primes.allSatisfy { WordPrimes.isPrime($0) })
  }
}
