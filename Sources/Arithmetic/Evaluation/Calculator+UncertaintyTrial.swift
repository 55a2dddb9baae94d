import NumericCore

extension Calculator {
  /// What changes in a program where one source moves by a multiple of its standard deviation.
  struct UncertaintyMove {
    var source: UncertaintySource
    /// Its literal, if it stands in the expression.
    var literal: UncertainLiteral?
    /// The inputs that depend on it, with their contributions.
    var inputs: [(index: Int, part: Backend.Number)] = []
  }

  /// The results of an expression whose source is moved up and down by a step.
  struct UncertaintyTrial {
    /// (f(h) − f(−h))/2h for each result.
    var slopes: [Backend.Number] = []
    /// The source itself, moved, if it stands in the expression.
    var own: (spread: Backend.Number, above: Backend.Number, below: Backend.Number)?
    /// The contributions of the source to the inputs, with the moved inputs.
    var inputs: [(part: Backend.Number, above: Backend.Number, below: Backend.Number)] = []
    private var sums: [Backend.Number] = []
    private var width: Backend.Number

    init(
      of compiled: CompiledExpression, along move: UncertaintyMove, _ step: ExactLiteral,
      _ calculator: Calculator
    ) throws {
      let backend = calculator.backend
      var program = compiled.program
      if let literal = move.literal { program.outputs += [literal.spread, literal.sum] }
      let inputs = calculator.inputs(of: compiled)
      func moved(_ step: ExactLiteral) throws -> (
        inputs: [Backend.Number], results: [Backend.Number]
      ) {
        if let literal = move.literal { program.literals[literal.place] = step }
        var inputs = inputs
        for (index, part) in move.inputs {
          let shift = try backend.compute(.multiply, part, try backend.number(step))
          inputs[index] = try backend.compute(.add, inputs[index], shift)
        }
        return (inputs, try backend.evaluate(program, inputs: inputs, special: .error))
      }
      var opposite = step
      opposite.isNegative = true
      var (above, below) = (try moved(step), try moved(opposite))
      if move.literal != nil {
        let (high, low) = (above.results.removeLast(), below.results.removeLast())
        own = (above.results.removeLast(), high, low)
        below.results.removeLast()
      }
      self.inputs = move.inputs.map { ($0.part, above.inputs[$0.index], below.inputs[$0.index]) }
      let half = try backend.number(step)
      width = try backend.compute(.add, half, half)
      for (high, low) in zip(above.results, below.results) {
        let difference = try backend.compute(.subtract, high, low)
        slopes.append(try backend.compute(.divide, difference, width))
        sums.append(try backend.compute(.add, high, low))
      }
    }

    /// (f(h) + f(−h) − 2f(0))/2h for a result.
    func asymmetry(
      _ index: Int, around middle: Backend.Number, _ backend: Backend
    ) throws(Backend.Failure) -> Backend.Number {
      let twice = try backend.compute(.add, middle, middle)
      return try backend.compute(
        .divide, try backend.compute(.subtract, sums[index], twice), width)
    }
  }
}
