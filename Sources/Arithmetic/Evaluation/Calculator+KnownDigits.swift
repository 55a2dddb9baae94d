import NumericCore

// The digits of a result that are known, found by moving what was measured.
extension Calculator {
  /// How many digits of a result are known: no more than of the measured constants, and fewer where
  /// leading digits cancel; nil where the constants have no influence on the result.
  ///
  /// The computation is repeated once for each constant, with a neighbour half a unit of its last
  /// digit away; the sum of the changes tells which digits of the result stay.
  @usableFromInline
  func knownDigits(
    of results: [Backend.Number], _ compiled: CompiledExpression, atMost most: KnownDigits
  ) -> KnownDigits? {
    guard results.count == 1 else { return most }
    let inputs = inputs(of: compiled)
    var change: Backend.Number?
    do {
      for constant in Set(compiled.measured.map(\.constant)) {
        var program = compiled.program
        for literal in compiled.measured where literal.constant == constant {
          program.literals[literal.place] = literal.neighbour
        }
        change = try sum(change, from: results[0], to: program, inputs)
      }
      for name in Set(compiled.inputs.map(\.name)) {
        guard let digits = environment.knownDigits[name] else { continue }
        var moved = inputs
        for (place, input) in compiled.inputs.enumerated() where input.name == name {
          moved[place] = try neighbour(of: inputs[place], digits)
        }
        change = try sum(change, from: results[0], to: compiled.program, moved)
      }
      guard let change, !backend.isZero(change) else { return nil }
      guard backend.isRegular(change) else { return most }
      let digits = try backend.digits(of: change, radix: 10, .significant(3))
      let shift = try ExactLiteral(digits.text(as: NumberFormat(style: .scientific)))
      guard backend.isRegular(results[0]) else {
        return KnownDigits(count: 0, constant: most.constant, shift: shift)
      }
      let known = try backend.exponent(of: results[0], radix: 10) - digits.exponent
      return KnownDigits(
        count: max(0, min(most.count, known)), constant: most.constant, shift: shift)
    } catch {
      // Without the other computations no cancellation can be seen.
      return most
    }
  }

  /// The sum of changes and that of a result by another computation.
  private func sum(
    _ changes: Backend.Number?, from result: Backend.Number, to program: Program,
    _ inputs: [Backend.Number]
  ) throws -> Backend.Number {
    let other = try backend.evaluate(program, inputs: inputs, special: .error)[0]
    let change = try backend.compute(.magnitude, try backend.compute(.subtract, other, result))
    return try changes.map { try backend.compute(.add, $0, change) } ?? change
  }

  /// A number of which some digits are known, moved as far as what was measured moves it, or by half
  /// a unit of its last known digit.
  private func neighbour(
    of number: Backend.Number, _ known: KnownDigits
  ) throws(Backend.Failure) -> Backend.Number {
    guard backend.isRegular(number) else { return number }
    let place = try backend.exponent(of: number, radix: 10) - known.count - 1
    let half = ExactLiteral(coefficient: .word(5), exponent: place)
    return try backend.compute(.add, number, try backend.number(known.shift ?? half))
  }
}
