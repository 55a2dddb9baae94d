import NumericCore

/// Encloses one step of a tape as narrowly as is asked for.
///
/// Each pass runs the tape in balls. Where a ball is too wide, the next pass runs with the bits that
/// ``PrecisionPlan`` finds each step to need; where a step cannot be enclosed because an operand may lie
/// on a jump, a pole or the border of a domain, that operand is narrowed until it lies on one side, or
/// it is proven to lie exactly there. Nothing is ever guessed from digits that look stable.
struct Evaluation {
  let tape: Tape
  let root: Int
  let limits: ExactLimits
  /// Bits beyond which no step is computed.
  let ceiling: Int
  private var deadline: Deadline
  private var records: [StepRecord]
  private var plan: PrecisionPlan
  /// Steps that are proven to equal a number, which every pass then takes as it is.
  private var settled: [Int: BigFloat] = [:]
  private lazy var proofs = ProofTable(
    tape, isNeeded: records.map(\.isNeeded), limits.sizes)

  /// What is known of steps that are functions of finance of fractions.
  var financialProblems: [Int: FinancialProblem] = [:]

  /// The bits at which a question was last left open; nil while there is none.
  private var openQuestion: Int?

  /// Who is told about every step.
  var observer: (any EvaluationObserver)?

  /// The step whose evaluation failed, for the place in the source.
  private(set) var failedStep: Int?

  init(_ tape: Tape, root: Int, limits: ExactLimits, goal: Goal) {
    self.tape = tape
    self.root = root
    self.limits = limits
    ceiling = max(limits.sizes.workingPrecision, 2 * goal.bits)
    deadline = Deadline(limits.sizes)
    records = StepRecord.all(tape, root: root)
    // A wide goal is planned from a cheap first pass; a narrow one is met by the first pass itself.
    plan = PrecisionPlan(bits: goal.bits > 4096 ? 128 : goal.bits + 8, goal: goal)
  }

  /// An enclosure that meets the goal.
  mutating func enclose(_ goal: Goal) throws(ComputationFailure) -> Ball {
    while true {
      switch try run() {
      case .enclosed(let ball):
        if goal.isMet(by: ball) { return ball }
        openQuestion = nil
        if ball.sign == nil, case .relative = goal {
          // Maybe zero: no relative accuracy is possible before that is decided.
          if try decide(root, ball, at: .zero) { return Ball(.zero) }
        } else {
          try raise([PrecisionPlan.Target(step: root, exponent: goal.errorExponent(for: ball))])
        }
      case .blocked(let step, let balls):
        failedStep = step
        try unblock(step, balls)
        failedStep = nil
      }
    }
  }

  /// Whether the value equals a number, decided; narrows until it is.
  mutating func isEqual(to number: BigRational) throws(ComputationFailure) -> Bool {
    while true {
      switch try run() {
      case .enclosed(let ball):
        if !ball.mayContain(number) { return false }
        if let answer = isRate(root, equalTo: number) { return answer }
        if try decide(root, ball, at: number) { return true }
        if proofs.rational(root).map({ $0 != number }) ?? false { return false }
      case .blocked(let step, let balls):
        failedStep = step
        try unblock(step, balls)
        failedStep = nil
      }
    }
  }

  /// The value, where symbolic knowledge finds it rational.
  mutating func rational() -> BigRational? { proofs.rational(root) }

  /// The value of a step, where symbolic knowledge finds it rational.
  mutating func rational(of step: Int) -> BigRational? { proofs.rational(step) }

  /// Whether symbolic knowledge finds the value equal to what a form stands for.
  mutating func hasForm(_ form: SymbolicForm?) -> Bool {
    form.map { $0 == proofs.form(of: root) } ?? false
  }

  /// Encloses the value once where that may add to symbolic knowledge.
  mutating func settleChoices() {
    let hasChoices = (0...root).contains { records[$0].isNeeded && tape[$0].isChoice }
    if hasChoices { _ = try? enclose(.relative(bits: 16)) }
  }

  /// Throws unless every operation is defined: by the signs of forms, which need no enclosure and so
  /// work where exponents run out, or by enclosing them.
  mutating func checkDefined() throws(ComputationFailure) {
    if !proofs.areDefined(upTo: root) { _ = try enclose(.relative(bits: 16)) }
  }

  /// The value in symbols, where it has a form that can be written.
  mutating func text() -> String? { proofs.text(root) }

  /// What symbolic knowledge makes of the value.
  mutating func form() -> SymbolicForm { proofs.form(of: root) }

  // MARK: - One pass

  private enum Pass {
    case enclosed(Ball)
    case blocked(step: Int, operands: [(step: Int, ball: Ball)])
  }

  /// A pass; where it comes to a limit on the way to an answer, there is none.
  private mutating func run() throws(ComputationFailure) -> Pass {
    do throws(ComputationFailure) {
      return try pass()
    } catch {
      if case .limit = error, let bits = openQuestion { throw .undecided(bits: bits) }
      throw error
    }
  }

  private mutating func pass() throws(ComputationFailure) -> Pass {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try plan.checkMemory(tape, records, limits.sizes)
    }
    var balls: [Ball?] = []
    balls.reserveCapacity(root + 1)
    for step in 0...root {
      balls.append(nil)
      guard records[step].isNeeded else { continue }
      let bits = plan[step]
      if bits > 1024 || step % 256 == 255 { try deadline.check() }
      let outcome: StepOutcome
      if !settled.isEmpty, let value = settled[step] {
        outcome = .enclosed(Ball(value))
      } else {
        do throws(ComputationFailure) {
          observer?.willEnclose()
          if case .list(let function) = tape[step], function.isFinancial {
            outcome = try enclose(function, step, balls, bits: bits)
          } else {
            outcome = try enclose(step, balls, bits: bits)
          }
          observer?.didEnclose(instruction: Int(tape.origin(of: step)), bits: bits)
        } catch {
          failedStep = step
          throw error
        }
      }
      guard case .enclosed(var ball) = outcome else {
        let operands = tape.operands(of: step).compactMap { place in
          balls[Int(place)].map { (Int(place), $0) }
        }
        return .blocked(step: step, operands: operands)
      }
      if openQuestion != nil, step != root, let value = provenValue(of: step, in: ball) {
        settled[step] = value
        ball = Ball(value)
      }
      if tape[step].isChoice { noteChoice(step, ball, balls) }
      records[step].extent = Extent(ball)
      balls[step] = ball
      for place in tape.places(of: step) {
        let operand = Int(tape.operandList[place])
        if records[operand].lastUse == step { balls[operand] = nil }
      }
    }
    guard let ball = balls[root] else { preconditionFailure("the root was not computed") }
    return .enclosed(ball)
  }

  /// What a step is proven to equal by the distance that algebraic numbers keep. Asked where a question
  /// about the result is open, as its answer may hang on that.
  private mutating func provenValue(of step: Int, in ball: Ball) -> BigFloat? {
    guard !ball.isPoint, ball.radius < .powerOfTwo(-64), let number = ball.onlyMultipleOfHalf,
      proofs.proves(step, in: ball, equals: number)
    else { return nil }
    proofs.note(step, equals: number)
    return BigFloat(number, precision: .bits(max(64, number.numeratorBits)))
  }

  /// Takes note of the integer, or of the operand, that a step turns out to be.
  private mutating func noteChoice(_ step: Int, _ ball: Ball, _ balls: [Ball?]) {
    guard tape[step].isExtremum else {
      if ball.isPoint, (ball.middle.binaryExponent ?? 0) < 1 << 16,
        let number = try? BigRational(exactly: ball.middle)
      {
        proofs.note(step, equals: number)
      }
      return
    }
    let operands = tape.operands(of: step).map { Int($0) }
    let terms = operands.compactMap { balls[$0] }
    guard terms.count == operands.count, terms.count <= 64 else { return }
    let isGreatest = tape[step] == .list(.maximum)
    let winner = terms.indices.first { index in
      terms.indices.allSatisfy { other in
        other == index || operands[other] == operands[index]
          || terms[index].isBeyond(terms[other], isGreater: isGreatest)
      }
    }
    if let winner { proofs.note(step, equals: operands[winner]) }
  }

  private mutating func raise(_ targets: [PrecisionPlan.Target]) throws(ComputationFailure) {
    plan.raise(for: targets, tape, records)
    if plan.widest > ceiling {
      throw .limit(
        LimitExceeded(limit: .workingPrecision, allowed: ceiling))
    }
  }

  // MARK: - Decisions

  /// Makes progress with a step that has no enclosure: an operand is proven to lie exactly where the
  /// function jumps, or the operands are narrowed.
  private mutating func unblock(
    _ step: Int, _ operands: [(step: Int, ball: Ball)]
  ) throws(ComputationFailure) {
    if case .unary(let function) = tape[step],
      proofs.isPole(of: function, operands[0].step)
    {
      throw .exception(.domain)
    }
    var targets: [PrecisionPlan.Target] = []
    for (place, ball) in operands where !ball.isPoint {
      // Not every jump is at a multiple of ½: the exponent of a number jumps at every power of two.
      if let value = proofs.rational(place), value.isBinaryFraction {
        settled[place] = BigFloat(value, precision: .bits(max(64, value.numeratorBits)))
        return
      }
      guard let point = ball.onlyMultipleOfHalf else {
        targets.append(PrecisionPlan.Target(step: place, exponent: ball.narrowerExponent))
        continue
      }
      if try decide(place, ball, at: point) { return }
    }
    if !targets.isEmpty { try raise(targets) }
  }

  /// Proves that a step equals a number, and settles it; or narrows its enclosure. Throws when there is
  /// no proof and narrowing has come to its limit.
  private mutating func decide(
    _ step: Int, _ ball: Ball, at number: BigRational
  ) throws(ComputationFailure) -> Bool {
    if proofs.proves(step, in: ball, equals: number) {
      // Numbers that are no binary fractions are asked about at the end only.
      if number.isBinaryFraction {
        settled[step] = BigFloat(number, precision: .bits(max(64, number.numeratorBits)))
      }
      openQuestion = nil
      return true
    }
    let exponent = proofs.decisiveExponent(ball.narrowerExponent, step: step, from: number)
    let reached = plan.widest
    openQuestion = reached
    plan.raise(for: [PrecisionPlan.Target(step: step, exponent: exponent)], tape, records)
    if plan.widest > ceiling { throw .undecided(bits: reached) }
    return false
  }
}
