import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import SuiteSupport

/// Compares the values of a function with known ones: with the example of its row in the catalogue
/// to 50 digits, and with the proven value at each tuple of operands, rounded once.
struct FunctionCheck {
  private let function: Function
  private let bits: Int
  private let tolerance: Int

  init(_ function: Function, bits: Int, tolerance: Int) {
    self.function = function
    self.bits = bits
    // The definition of the relative difference has three steps, each of which rounds.
    self.tolerance = function == .binary(.relativeDifference) ? max(tolerance, 2) : tolerance
  }

  func check<Backend: NumericBackend>(_ timed: FunctionCase<Backend>) throws {
    try checkExample()
    let exact = ExactBackend()
    let accuracy = Catalogue.row(of: function)?.accuracy(of: function)
    // Near its zeros such a function of libm has large relative errors.
    let isLarge = if case .libmBesideZeros = accuracy { tolerance > 0 } else { false }
    for (index, tuple) in timed.literals.enumerated() {
      let truth: BigFloat
      do {
        truth = try exact.compute(function, tuple.map { try exact.number($0) })
          .rounded(to: .bits(bits))
      } catch ComputationFailure.inapplicable {
        // Neighbours depend on the format and do not exist for real numbers, so only the example is
        // tested.
        return
      }
      let value = try timed.value(index, precision: .bits(bits))
      let error = (value - truth).magnitude
      let unit = isLarge ? max(truth.magnitude, BigFloat(1.0 as Double)).ulp : truth.ulp
      if truth.isZero ? !value.isZero : error > BigFloat(tolerance) * unit {
        stop("\(function) of tuple \(index) is \(value), but proven to be \(truth)")
      }
    }
  }

  private func checkExample() throws {
    guard let row = Catalogue.row(of: function) else { stop("\(function) has no row") }
    let backend = try BigFloatBackend(precision: .digits(50))
    func text(_ x: BigFloat) throws -> String {
      try backend.format(x, as: NumberFormat(digits: 50)).text
    }
    func matrix(_ numbers: [BigFloat], _ columns: Int) throws -> String {
      let rows = try stride(from: 0, to: numbers.count, by: columns).map {
        try numbers[$0..<($0 + columns)].map(text).joined(separator: ", ")
      }
      return "[\(rows.joined(separator: "; "))]"
    }
    let value: String
    switch try Calculator(backend).evaluate(row.example.expression).value {
    case .number(let number): value = try text(number)
    case .list(let numbers): value = "[\(try numbers.map(text).joined(separator: ", "))]"
    case .factored(_, let factors):
      value = try factors.product(of: factors.primes.map { try text($0.prime) })
    case .truth(let truth): value = truth.rawValue
    case .text(let words): value = words
    case .complex, .polar, .complexes, .complexMatrix: stop("\(function) has a complex example")
    case .factoredPolynomial(_, let unknown, let factors): value = factors.product(unknown)
    case .polynomial(let numbers, let unknown):
      value = PolynomialText.descending(try numbers.map(text), unknown)
    case .quantity, .quantities, .mixed, .duration: stop("\(function) has an example with units")
    case .matrix(let numbers, let columns): value = try matrix(numbers, columns)
    case .matrices(let numbers, let sizes):
      let matrices = try sizes.parts(of: numbers).map { try matrix($0.elements, $0.size.columns) }
      value = "[\(matrices.joined(separator: ", "))]"
    case .date, .dates: stop("\(function) has an example with a date")
    }
    if value != row.example.result {
      stop("\(row.example.expression) is \(value), not \(row.example.result)")
    }
  }
}
