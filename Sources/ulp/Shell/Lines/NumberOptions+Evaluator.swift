import Arithmetic
import BigNumbers
import NumericCore

extension NumberOptions {
  /// The evaluator that these options describe, with its variables set.
  func makeEvaluator(_ presentation: Presentation = Presentation()) throws -> LineAnswering {
    try reporting { () throws(CommandFailure) in
      try system.visited(by: Answering(options: self, presentation: presentation))
    }
  }

  /// The evaluator on a number system.
  func evaluator<System: NumberSystem>(
    on system: System.Type
  ) throws(CommandFailure) -> LineEvaluator<System.Backend> {
    try evaluator(on: system, request)
  }

  /// It exists once for all number systems, because copies would be 10 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  private func evaluator<System: NumberSystem>(
    on system: System.Type, _ request: SystemRequest
  ) throws(CommandFailure) -> LineEvaluator<System.Backend> {
    let open = try lifting({ $0.fault(in: []) }) { () throws(LimitExceeded) in
      try System.open(request)
    }
    var evaluator = LineEvaluator(
      calculator: try variables.calculator(
        open.backend, limits, special: results.special, definitions,
        clock: clock, rates: rates),
      format: numberFormat(on: system))
    evaluator.writesMinorUnits =
      results.digits == nil && results.decimals == nil && results.format == .auto
      && results.radix == 10
    evaluator.widening = open.coveredDigits.map { covered in
      .init(coveredDigits: covered) { digits throws(CalculatorError) in
        var request = request
        (request.digits, request.decimals) = (digits + 2, 0)
        var wider = try lifting(\.explanation) { () throws(CommandFailure) in
          try self.evaluator(on: system, request)
        }
        wider.widening = nil
        return wider
      }
    }
    if json {
      evaluator.description = JSONDescription(
        precision: open.bits, digits: open.digits, rounding: results.rounding,
        facts: open.proofs?.facts)
    }
    let (exact, sizes, digits) = (open.exact, ExactLimits(limits), results.digits)
    evaluator.notated = { number, notation throws(CalculatorError) in
      let value = try lifting({ CalculatorError($0, nil) }) { () throws(LimitExceeded) in
        try exact(number)
      }
      return try value.flatMap { value throws(CalculatorError) in
        try NotatedText(value, as: notation, digits: digits, sizes)
      }
    }
    if roundsPlacesUp, System.traits.name != DecimalSystem.traits.name {
      let printer = ExactBackend(limits: sizes, tiesAwayFromZero: true)
      evaluator.placed = { number, format throws(CalculatorError) in
        let value = try lifting({ CalculatorError($0, nil) }) { () throws(LimitExceeded) in
          try exact(number)
        }
        guard let value else { return nil }
        return try lifting(\.explanation) { () throws(EngineError<ComputationFailure>) in
          try printer.format(value, as: format, limits: sizes.sizes)
        }
      }
    }
    if let proofs = open.proofs { show(proofs, in: &evaluator) }
    if open.proofs != nil, results.digits == nil, results.decimals == nil, results.format != .fixed
    {
      evaluator.quantityDigits = Self.quantityDigits
    }
    evaluator.roundsToKnownDigits =
      results.digits == nil && results.decimals == nil && results.format != .fixed
    return evaluator
  }

  /// Configures an evaluator to show what is proven about values: roundings, fractions and symbols.
  private func show<Backend: NumericBackend>(
    _ proofs: OpenSystem<Backend>.Proofs, in evaluator: inout LineEvaluator<Backend>
  ) {
    let (fraction, symbolic) = (results.fraction, results.symbolic)
    let rows = results.givenFormat?.rows
    evaluator.marksRoundings = !json && rows == nil && StandardOutput.isTerminal
    evaluator.rows = rows ?? (evaluator.marksRoundings ? .aligned : .line)
    evaluator.writesDecimals =
      !json && !fraction && !symbolic && results.format == .auto && results.digits == nil
      && results.decimals == nil && results.radix == 10 && !results.group
      && !evaluator.marksRoundings
    if fraction || symbolic {
      evaluator.notation = { number throws(CalculatorError) in
        try proofs.text(number, fraction, symbolic)
      }
    }
  }
}

/// Creates the evaluator on a number system as a closure.
private struct Answering: SystemVisitor {
  let options: NumberOptions
  let presentation: Presentation

  func visit<System: NumberSystem>(
    _ system: System.Type
  ) throws(CommandFailure) -> LineAnswering? {
    let evaluator = try options.evaluator(on: system).presenting(presentation)
    return { source throws(CalculatorError) in try evaluator.answer(source) }
  }
}
