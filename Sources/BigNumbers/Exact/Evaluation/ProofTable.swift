import NumericCore

/// What can be proven of the steps of a tape without digits: symbolic forms, which are made on
/// demand, and the smallest distance that an algebraic number can have from a rational one.
///
/// A class, because an evaluation makes it lazily: a structure in a lazy property is copied, with all
/// its tables, by every method that changes it.
final class ProofTable {
  private let tape: Tape
  private let isNeeded: [Bool]
  private var forms: [SymbolicForm] = []
  /// The separation of a step from a number; nil for steps that are not algebraic.
  private var separations: [Question: Int?] = [:]

  private struct Question: Hashable, Sendable {
    var step: Int
    var number: BigRational
  }

  /// What enclosures have proven: that steps equal numbers or operands.
  private var found: [Int: Finding] = [:]

  private enum Finding: Sendable {
    case number(BigRational)
    case operand(Int)
  }

  private var unknowns: [Origin: SymbolicForm] = [:]

  private struct Origin: Hashable, Sendable {
    var step: Tape.Step
    var operands: [SymbolicForm]
  }

  /// The largest number of steps of a tape that is given forms.
  ///
  /// They cost some 40 µs a step: a sum of 65 000 square roots took 2.8 s with forms, and 0.2 to 0.3 s
  /// with fewer or none.
  private static let mostForms = 1 << 16

  /// The part of the time that forms may take after enclosures have used all of it up.
  private static let grace = 0.1

  private let bounds: SymbolicBounds

  /// Whether no more forms are made, because those of long chains grow.
  private var isLate = false

  /// The work of all forms together that is left.
  private var effort: Int

  /// Whether forms were given up because their work together was over.
  var isExhausted: Bool { effort <= 0 }

  init(_ tape: Tape, isNeeded: [Bool], _ limits: Limits, effort: Int) {
    self.effort = effort
    self.tape = tape
    self.isNeeded = isNeeded
    bounds = SymbolicBounds(limits)
  }

  /// The number of steps that have forms.
  var formCount: Int { forms.count }

  /// The form of a step, which is valid where the step is defined; the evaluation checks that.
  func form(of step: Int) -> SymbolicForm {
    if step >= Self.mostForms { return .unknown(UInt64(step)) }
    while forms.count <= step {
      if isExhausted { return .unknown(UInt64(step)) }
      let next = forms.count
      if next % 16 == 15, !isLate { isLate = Deadline.isOver(by: Self.grace) }
      if isLate {
        forms.append(.unknown(UInt64(next)))
        continue
      }
      let made: SymbolicForm? =
        switch found[next] {
        case .number(let number): .rational(number)
        case .operand(let operand): forms[operand]
        case nil: isNeeded[next] ? newForm(of: next) : nil
        }
      forms.append(made ?? unknown(next))
    }
    return forms[step]
  }

  private func newForm(of step: Int) -> SymbolicForm? {
    var bounds = bounds
    bounds.work = min(bounds.work, effort)
    var algebra = SymbolicAlgebra(bounds)
    let form = tape.form(of: step, forms, in: &algebra)
    effort -= bounds.work - max(algebra.work, 0) + 1
    return form
  }

  /// The form of a number without a simpler one: equal functions of equal forms are equal numbers.
  private func unknown(_ step: Int) -> SymbolicForm {
    guard isNeeded[step] else { return .unknown(UInt64(step)) }
    let origin = Origin(
      step: tape[step], operands: tape.operands(of: step).map { forms[Int($0)] })
    if let known = unknowns[origin] { return known }
    let form = SymbolicForm.unknown(UInt64(step))
    unknowns[origin] = form
    return form
  }

  /// Records what an enclosure has proven.
  ///
  /// Forms that depend on the step's are made anew.
  private func note(_ finding: Finding, of step: Int) {
    guard found.updateValue(finding, forKey: step) == nil else { return }
    if step < forms.count, forms[step].rational == nil {
      forms.removeSubrange(step...)
      separations = [:]
    }
  }

  /// Records that a step equals a number.
  func note(_ step: Int, equals number: BigRational) { note(.number(number), of: step) }

  /// Records that a step equals one of its operands.
  func note(_ step: Int, equals operand: Int) { note(.operand(operand), of: step) }

  /// The value of a step, if its form is rational.
  func rational(_ step: Int) -> BigRational? { form(of: step).rational }

  /// The form of a step as a text.
  func text(_ step: Int) -> String? { form(of: step).text }

  /// Whether all steps that a step needs are defined, as far as the signs of forms prove that.
  func areDefined(upTo root: Int) -> Bool {
    for step in 0...root where isNeeded[step] {
      let operands = tape.operands(of: step).map { Int($0) }
      switch tape[step] {
      case .value, .literal, .input, .constant, .list(.minimum), .list(.maximum), .list(.median):
        continue
      case .unary(let function):
        switch function.page.defined {
        case .everywhere: continue
        case .nonNegative: if (form(of: operands[0]).sign ?? -1) < 0 { return false }
        case .positive: if form(of: operands[0]).sign != 1 { return false }
        case .asked: return false
        }
      case .binary(let function):
        switch function.page.defined {
        case .everywhere: continue
        case .nonZeroDivisor: if (form(of: operands[1]).sign ?? 0) == 0 { return false }
        case .power: if !isPowerDefined(operands[0], operands[1]) { return false }
        case .asked: return false
        }
      case .enclosed, .list, .part: return false
      }
    }
    return true
  }

  private func isPowerDefined(_ base: Int, _ exponent: Int) -> Bool {
    switch form(of: base).sign {
    case 1: true
    case -1: form(of: exponent).rational?.isInteger ?? false
    default: false
    }
  }

  /// Whether a function has a pole at the value of a step, inside its domain.
  func isPole(of function: UnaryFunction, _ step: Int) -> Bool {
    guard let divisor = function.page.polesWhereVanishes else { return false }
    return SymbolicForm.compute(divisor, form(of: step))?.isZero ?? false
  }

  /// The value of a function of one number, if its page lists a binary fraction for exactly this
  /// argument, which may be the end of the domain.
  func pageValue(of step: Int) -> BigRational? {
    guard case .unary(let function) = tape[step], case .values = function.page.identity,
      let value = form(of: step).rational, value.isBinaryFraction
    else { return nil }
    return value
  }

  /// Whether a step whose value lies in a ball provably equals a number in that ball.
  func proves(_ step: Int, in ball: Ball, equals number: BigRational) -> Bool {
    let form = form(of: step)
    if let rational = form.rational { return rational == number }
    guard let error = ball.radius.ceilingExponent, error != .max,
      let separation = separation(of: step, from: number)
    else { return false }
    // Both lie in the ball or at most a rounding outside of it, so that they differ by at most 3r <
    // 2^(error + 2).
    return error + 2 < -separation
  }

  /// The exponent of the error at which a decision is certain, if that is more than `exponent`;
  /// else `exponent`.
  func decisiveExponent(
    _ exponent: Int, step: Int, from number: BigRational
  ) -> Int {
    guard let separation = separation(of: step, from: number) else { return exponent }
    return max(exponent, -separation - 4)
  }

  private func separation(of step: Int, from number: BigRational) -> Int? {
    let question = Question(step: step, number: number)
    if let known = separations[question] { return known }
    _ = form(of: step)
    let bits =
      step < forms.count
      ? SeparationBound.bits(of: step, minus: number, in: tape, forms: forms) : nil
    separations[question] = .some(bits)
    return bits
  }
}

extension Tape {
  /// The form of a step from those of the steps before it.
  fileprivate func form(
    of step: Int, _ forms: [SymbolicForm], in algebra: inout SymbolicAlgebra
  ) -> SymbolicForm? {
    let operands = operands(of: step).map { forms[Int($0)] }
    switch self[step] {
    case .value(let value): return .rational(value)
    case .literal(let literal): return .literal(literal, algebra.bounds)
    case .enclosed, .input, .part: return nil
    case .constant(let constant): return .constant(constant)
    case .unary(let operation): return .compute(operation, operands[0], in: &algebra)
    case .binary(.divide) where operands[1].isZero: return nil
    case .binary(let operation):
      return .compute(operation, operands[0], operands[1], in: &algebra)
    case .list(let function):
      switch function.page.call {
      case .financial, .distribution, .matrixExponential: return .solved(function, operands)
      case .polynomialRoot: return .polynomialRoot(function, operands)
      case .whole: return .whole(function, operands, algebra.bounds)
      case .ternary, .quaternary, .steps: return .compute(function, operands, in: &algebra)
      }
    }
  }
}
