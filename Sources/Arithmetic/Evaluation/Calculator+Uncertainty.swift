import NumericCore

// The uncertainties of results, carried to first order by moving each source of uncertainty up and
// down: the quotient of the differences tends to the derivative.
extension Calculator {
  /// The uncertainties of the results of an expression, nil for those that have none; empty if no
  /// number in it is uncertain.
  @inlinable
  func uncertainties(
    of results: [Backend.Number], _ compiled: CompiledExpression
  ) throws(CalculatorError) -> [Uncertainty<Backend.Number>?] {
    // Most lines end here, where the backend is known; the rest asks the runtime for types at every call.
    if !compiled.hasUncertainties, uncertain.isEmpty { return [] }
    return try carriedUncertainties(of: results, compiled)
  }

  @usableFromInline
  func carriedUncertainties(
    of results: [Backend.Number], _ compiled: CompiledExpression
  ) throws(CalculatorError) -> [Uncertainty<Backend.Number>?] {
    if !compiled.hasUncertainties,
      !compiled.inputs.contains(where: { uncertain[$0.name] != nil })
    {
      return []
    }
    switch compiled.shape {
    case .number, .quantity, .list, .polynomial, .factored, .matrix, .matrices, .quantities: break
    case .complex, .polar, .complexes, .complexMatrix:
      throw CalculatorError(
        .arguments, "a complex number has no uncertainty: take its re, im, abs or arg",
        compiled.spans.last)
    case .mixed, .duration, .factors, .divisors:
      throw CalculatorError(
        .arguments, "a number with an uncertainty is not split into several", compiled.spans.last)
    case .truth, .condition, .date, .dates, .text: return []
    }
    let moves = self.moves(of: compiled)
    let (steps, allowed) = (moves.count * compiled.program.instructions.count, limits.operations)
    if steps > allowed {
      throw CalculatorError(
        LimitExceeded(limit: .operations, allowed: allowed, requested: steps), nil)
    }
    var parts = results.map { _ in [(source: UncertaintySource, part: Backend.Number)]() }
    for move in moves {
      let derivatives = try self.derivatives(of: compiled, along: move, results)
      for (index, derivative) in derivatives.enumerated() {
        if let derivative { parts[index].append((move.source, derivative)) }
      }
    }
    do throws(Backend.Failure) {
      var found: [Uncertainty<Backend.Number>?] = []
      for part in parts { found.append(try total(part)) }
      return found.contains { $0 != nil } ? found : []
    } catch {
      throw unable(error, nil)
    }
  }

  /// An uncertainty with these contributions; nil if there are none.
  func total(
    _ parts: [(source: UncertaintySource, part: Backend.Number)]
  ) throws(Backend.Failure) -> Uncertainty<Backend.Number>? {
    guard let first = parts.first else { return nil }
    if parts.count == 1 {
      return Uncertainty(total: try backend.compute(.magnitude, first.part), parts: parts)
    }
    var sum = try backend.compute(.square, first.part)
    for part in parts.dropFirst() {
      sum = try backend.compute(.add, sum, try backend.compute(.square, part.part))
    }
    return Uncertainty(total: try backend.compute(.sqrt, sum), parts: parts)
  }

  private func moves(of compiled: CompiledExpression) -> [UncertaintyMove] {
    var moves = compiled.uncertain.enumerated().map { index, literal in
      UncertaintyMove(
        source: UncertaintySource(line: line, statement: statement, index: index),
        literal: literal)
    }
    var places: [UncertaintySource: Int] = [:]
    for (index, input) in compiled.inputs.enumerated() {
      guard let elements = uncertain[input.name], input.element < elements.count,
        let uncertainty = elements[input.element]
      else { continue }
      for (source, part) in uncertainty.parts {
        let place = places[source] ?? moves.count
        if place == moves.count {
          places[source] = place
          moves.append(UncertaintyMove(source: source))
        }
        moves[place].inputs.append((index, part))
      }
    }
    return moves
  }

  /// The derivatives of all results; nil for those that do not depend on the source to first order.
  ///
  /// The error of (f(h) − f(−h))/2h is about h²·f‴/6 and that of its rounding about u·f/h, so that one of
  /// the steps suits both exact numbers and doubles: the first of which the quotient agrees with
  /// that of the step before to six digits, or else the one that agrees best.
  private func derivatives(
    of compiled: CompiledExpression, along move: UncertaintyMove, _ results: [Backend.Number]
  ) throws(CalculatorError) -> [Backend.Number?] {
    var trials: [UncertaintyTrial] = []
    var sizes: [[RoughNumber]] = []
    for step in Self.steps {
      do {
        trials.append(try UncertaintyTrial(of: compiled, along: move, step, self))
        if trials.count == 1 { try checkMove(move, trials[0]) }
        sizes.append(try trials[trials.count - 1].slopes.map(rough))
      } catch {
        throw reason(error, compiled, move)
      }
      guard let last = sizes.last, let other = sizes.dropLast().last else { continue }
      if zip(last, other).allSatisfy({ $0.agreement(with: $1) >= 6 }) { break }
    }
    var derivatives: [Backend.Number?] = []
    for index in results.indices {
      let column = sizes.map { $0[index] }
      guard let step = RoughNumber.best(of: column),
        !isKink(trials[step - 1], trials[step], index, results[index], column[step])
      else { throw derivativeMissing(move) }
      let isZero = column[step].isZero || RoughNumber.areVanishing(column)
      derivatives.append(isZero ? nil : trials[step].slopes[index])
    }
    return derivatives
  }

  private static var steps: [ExactLiteral] {
    [2, 5, 8, 11, 14].map { ExactLiteral(coefficient: .word(1), exponent: -$0) }
  }

  /// Whether the slopes on both sides of a number differ, as those of |x| at 0: the mean of both is no derivative.
  ///
  /// Half of their difference falls with the step where there is a derivative.
  private func isKink(
    _ wide: UncertaintyTrial, _ narrow: UncertaintyTrial, _ index: Int, _ middle: Backend.Number,
    _ slope: RoughNumber
  ) -> Bool {
    // Where it cannot be told from zero it is small enough.
    guard let first = try? rough(wide.asymmetry(index, around: middle, backend)),
      let second = try? rough(narrow.asymmetry(index, around: middle, backend))
    else { return false }
    return !second.isZero && second.agreement(with: first) >= 1 && second.isComparable(to: slope)
  }

  /// Why a trial ended: a limit that was reached is told as such, and says nothing about the
  /// derivative.
  private func reason(
    _ error: any Error, _ compiled: CompiledExpression, _ move: UncertaintyMove
  ) -> CalculatorError {
    if let error = error as? CalculatorError { return error }
    let known =
      (error as? ProgramError<Backend.Failure>).map { explain($0, compiled) }
      ?? (error as? Backend.Failure).map { unable($0, move.literal?.span) }
    if let known, known.kind == .limit { return known }
    return derivativeMissing(move)
  }

  private func derivativeMissing(_ move: UncertaintyMove) -> CalculatorError {
    CalculatorError(
      .domain,
      "the uncertainty cannot be carried on: the expression has no derivative here that '\(backend.name)' can tell",
      move.literal?.span)
  }

  /// Throws if an uncertainty is so small beside its number that the sum of both is rounded to the number.
  private func checkMove(_ move: UncertaintyMove, _ trial: UncertaintyTrial) throws {
    var moved = trial.inputs
    if let own = trial.own { moved.append((own.spread, own.above, own.below)) }
    let isLost = try moved.contains { part, above, below in
      let change = try backend.compute(.subtract, above, below)
      return !backend.isZero(part) && backend.isZero(change)
    }
    guard isLost else { return }
    throw CalculatorError(
      .arguments, "the uncertainty is too small for the precision of '\(backend.name)'",
      move.literal?.span)
  }

  /// A number to twelve digits.
  private func rough(_ number: Backend.Number) throws(Backend.Failure) -> RoughNumber {
    if backend.isZero(number) { return RoughNumber(fraction: 0, exponent: 0) }
    let digits = try backend.digits(of: number, radix: 10, .significant(12))
    let fraction = digits.digits.reversed().reduce(0.0) { ($0 + Double($1 - 48)) / 10 }
    return RoughNumber(
      fraction: digits.isNegative ? -fraction : fraction, exponent: digits.exponent)
  }
}
