import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

extension NumberOptions {
  /// The engine that these options describe, with its variables set.
  func makeEvaluator(_ presentation: Presentation = Presentation()) throws -> LineAnswering {
    switch system {
    case .exact:
      let evaluator = try reporting { () throws(SourceFault) in
        try exactEvaluator().presenting(presentation)
      }
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    case .double:
      let evaluator = try reporting { () throws(SourceFault) in
        try doubleEvaluator().presenting(presentation)
      }
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    case .bigfloat:
      let evaluator = try reporting { () throws(SourceFault) in
        try bigFloatEvaluator().presenting(presentation)
      }
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    case .decimal:
      let evaluator = try reporting { () throws(SourceFault) in
        try decimalEvaluator().presenting(presentation)
      }
      return { source throws(CalculatorError) in try evaluator.answer(source) }
    }
  }

  /// Reports what is wrong with a variable.
  func reporting<Result>(
    _ body: () throws(SourceFault) -> Result
  ) throws -> Result {
    do throws(SourceFault) {
      return try body()
    } catch {
      ErrorReport(error.error, source: error.source).write()
      if json { StandardOutput.write(json: error.error.json) }
      throw ExitCode(1)
    }
  }

  /// The engine on exact numbers.
  func exactEvaluator() throws(SourceFault) -> LineEvaluator<ExactBackend> {
    var limits = ExactLimits(self.limits)
    limits.digits = max(digits ?? Self.defaultDigits, decimals ?? 0)
    limits.wholeDigits = Self.wholeDigits
    let backend = ExactBackend(limits: limits, rounding: binaryRounding)
    var evaluator = LineEvaluator(
      calculator: try variables.calculator(backend, self.limits, special: special),
      format: numberFormat,
      description: json ? JSONDescription(precision: nil, rounding: rounding) : nil, widening: nil)
    evaluator.description?.facts = backend.facts
    evaluator.marksRoundings = !json && StandardOutput.isTerminal
    evaluator.writesDecimals =
      !json && !fraction && !symbolic && format == .auto && digits == nil && decimals == nil
      && radix == 10 && !group && !evaluator.marksRoundings
    let (fraction, symbolic, bounds) = (fraction, symbolic, limits)
    if fraction || symbolic {
      evaluator.notation = { number throws(CalculatorError) in
        do throws(ComputationFailure) {
          if fraction, let value = try number.rational(limits: bounds) { return value.description }
          return symbolic ? try number.symbolicText(limits: bounds) : nil
        } catch {
          throw CalculatorError(error, nil)
        }
      }
    }
    return evaluator
  }

  /// The engine on the numbers of the hardware.
  func doubleEvaluator() throws(SourceFault) -> LineEvaluator<DoubleBackend> {
    LineEvaluator(
      calculator: try variables.calculator(DoubleBackend(), limits, special: special),
      format: numberFormat,
      description: json ? JSONDescription(precision: 53, rounding: rounding) : nil, widening: nil)
  }

  /// The engine on decimals.
  func decimalEvaluator() throws(SourceFault) -> LineEvaluator<DecimalBackend> {
    let backend: DecimalBackend
    do throws(LimitExceeded) {
      backend = try DecimalBackend(
        digits: digits ?? Self.defaultDigits, rounding: rounding, limits: limits)
    } catch {
      throw SourceFault(
        error: CalculatorError(.limit, error.description, nil, limit: error), source: [])
    }
    return LineEvaluator(
      calculator: try variables.calculator(backend, limits, special: special), format: numberFormat,
      description: json
        ? JSONDescription(
          precision: nil, digits: backend.context.precision, rounding: rounding) : nil,
      widening: nil)
  }

  /// The engine on MPFR's numbers.
  func bigFloatEvaluator() throws(SourceFault) -> LineEvaluator<BigFloatBackend> {
    try bigFloatEvaluator(workingPrecision(), canWiden: precision == nil)
  }

  private func bigFloatEvaluator(
    _ precision: Precision, canWiden: Bool
  ) throws(SourceFault) -> LineEvaluator<BigFloatBackend> {
    let backend: BigFloatBackend
    do throws(LimitExceeded) {
      backend = try BigFloatBackend(
        precision: precision, rounding: binaryRounding, limits: limits)
    } catch {
      throw SourceFault(
        error: CalculatorError(.limit, error.description, nil, limit: error), source: [])
    }
    let options = self
    let widening = LineEvaluator<BigFloatBackend>.Widening(
      coveredDigits: precision.decimalDigits - 19
    ) { digits throws(CalculatorError) in
      do throws(SourceFault) {
        return try options.bigFloatEvaluator(.digits(digits + 2), canWiden: false)
      } catch {
        throw error.error
      }
    }
    return LineEvaluator(
      calculator: try variables.calculator(backend, limits, special: special), format: numberFormat,
      description: json
        ? JSONDescription(precision: precision.bits, rounding: rounding) : nil,
      widening: canWiden ? widening : nil)
  }
}

extension ExactBackend {
  /// What JSON tells of exact numbers: the fraction, if the value is known to be one, and an enclosure.
  fileprivate func facts(
    _ numbers: [ExactReal]
  ) throws(CalculatorError) -> [(name: String, json: [JSONValue])] {
    var rationals: [JSONValue] = []
    var enclosures: [JSONValue] = []
    for number in numbers {
      do throws(ComputationFailure) {
        let rational = try number.rational(limits: limits)
        rationals.append(JSONValue(rational?.description))
        let precision = Precision.digits(limits.digits, guardBits: 8)
        let interval = try number.enclosure(precision, limits: limits)
        let bounds = [(interval.lower, Rounding.down), (interval.upper, Rounding.up)].map {
          JSONValue(
            $0.digits(radix: 10, .significant(limits.digits + 3), $1)
              .text(as: NumberFormat(digits: limits.digits)))
        }
        enclosures.append(.list(bounds))
      } catch {
        throw CalculatorError(error, nil)
      }
    }
    return [("rational", rationals), ("enclosure", enclosures)]
  }
}
