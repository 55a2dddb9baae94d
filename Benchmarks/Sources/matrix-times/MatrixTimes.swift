import Algebra
import BigNumbers
import Foundation
import NumericCore
import SuiteSupport

/// Reads questions about square matrices and polynomials from standard input, one a line, and prints for each the milliseconds of
/// processor time of one answer, and the answer; for `Scripts/matrix-peers`, which compares with FLINT, mpmath and PARI.
///
///     matrix-times <questions
///
/// A line is `product BITS` or `eigenvalues BITS` with numbers such as `-0x1ap-12`, or `determinant`, `solution`, `inverse`,
/// `characteristic` or `roots` with fractions, then the number of rows and all elements; a product has two matrices, and a solution
/// a column behind the matrix. An answer is computed again and again for 50 milliseconds at least.
@main
enum MatrixTimes {
  static func main() throws {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release matrix-times`")
    #else
      while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        switch words.first ?? "" {
        case "product", "eigenvalues": try rounded(words)
        case let question: try exact(question, Array(words.dropFirst()))
        }
      }
    #endif
  }

  /// Questions about rounded numbers.
  private static func rounded(_ words: [String]) throws {
    guard words.count > 3, let bits = Int(words[1]), let rows = Int(words[2]) else {
      stop("no question: \(words.joined(separator: " ").prefix(80))")
    }
    let backend = try BigFloatBackend(precision: .bits(bits))
    let numbers = try words.dropFirst(3).map { try BigFloat($0, precision: .bits(bits)) }
    let left = Matrix(
      rows: rows, columns: rows, elements: Array(numbers.prefix(rows * rows)))
    if words[0] == "eigenvalues" {
      try report {
        try backend.eigenvalues(of: left)
      } text: { values in
        try values.flatMap { [$0.re, $0.im ?? backend.zero] }.map { try fraction($0) }
      }
    } else {
      let right = Matrix(
        rows: rows, columns: rows, elements: Array(numbers.dropFirst(rows * rows)))
      try report {
        try backend.product(left, right)
      } text: {
        try $0.elements.map { try fraction($0) }
      }
    }
  }

  /// Questions about fractions, whose answers are exact or proven.
  private static func exact(_ name: String, _ words: [String]) throws {
    let questions: [String: MatrixQuestion] = [
      "determinant": .determinant, "solution": .solution(rightColumns: 1), "inverse": .inverse,
      "characteristic": .characteristicPolynomial,
    ]
    guard let rows = words.first.flatMap({ Int($0) }) else { stop("no number of rows: \(name)") }
    let backend = ExactBackend()
    let numbers = try words.dropFirst().map { ExactReal(try BigRational(parsing: $0)) }
    if name == "roots" {
      try report {
        try backend.roots(of: numbers)
      } text: { roots in
        try roots.roots.map(\.place).flatMap { place in
          switch place {
          case .fraction(let above, let below):
            ["\(try fraction(above))/\(try fraction(below))", "0", "0"]
          case .disc(let re, let im, let radius, _):
            try [re, im, radius].map { try fraction($0).description }
          }
        }
      }
      return
    }
    guard let question = questions[name] else { stop("no question: \(name)") }
    try report {
      try backend.rationalResult(
        of: question, Array(numbers.prefix(rows * rows)), columns: rows,
        right: Array(numbers.dropFirst(rows * rows)))
    } text: { answer in
      guard case .fractions(let fractions) = answer else { stop("no answer: \(name)") }
      return try fractions.map { try fraction($0.numerator) / fraction($0.denominator) }
    }
  }

  /// Prints the time of one answer and its words.
  private static func report<Answer, Word: CustomStringConvertible>(
    _ compute: () throws -> Answer, text: (Answer) throws -> [Word]
  ) throws {
    var (answer, repetitions, passed) = (try compute(), 0, clock_t(0))
    let start = clock()
    repeat {
      answer = try compute()
      repetitions += 1
      passed = clock() - start
    } while passed < CLOCKS_PER_SEC / 20
    let time = Double(passed) * 1000 / Double(CLOCKS_PER_SEC) / Double(repetitions)
    print(time, try text(answer).map(\.description).joined(separator: " "))
  }

  private static func fraction(_ number: BigFloat) throws -> BigRational {
    guard let fraction = try BigRational(exactly: number) else { stop("no number: \(number)") }
    return fraction
  }

  private static func fraction(_ literal: ExactLiteral) throws -> BigRational {
    guard let fraction = try BigRational(exactly: literal) else { stop("no number: \(literal)") }
    return fraction
  }
}
