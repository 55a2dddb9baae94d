import NumericCore

/// Encloses one step of a tape as narrowly as requested.
///
/// Each pass runs the tape in balls. If a ball is too wide, the next pass runs with the bits that
/// ``PrecisionPlan`` computes for each step. If a step cannot be enclosed because an operand may
/// lie on a jump, a pole or the border of a domain, that operand is narrowed until it lies on one
/// side, or until it is proven to lie exactly there. Nothing is guessed from digits that look
/// stable.
struct ExactEvaluation {
  let tape: Tape
  let root: Int
  let limits: ExactLimits
  /// The largest number of bits that a step may be computed with.
  let ceiling: Int
  private(set) var records: [StepRecord]
  /// The sizes of the last enclosures of all steps, nil for those that no pass has reached; empty
  /// for a long tape until a plan needs them.
  var extents: [Extent?] = []
  var plan: PrecisionPlan
  /// The plan before bits were last added without a proof, which serves again where those exceed a limit.
  var earlierPlan: PrecisionPlan?
  /// Whether bits are added before proofs are asked for.
  var mayGrow = true
  /// Steps that are proven to equal a number; every pass takes that number as their value.
  var settled: [Int: BigFloat] = [:]
  /// The work that all symbolic forms together may take.
  var effort = Int.max
  private(set) lazy var proofs = ProofTable(
    tape, isNeeded: records.map(\.isNeeded), limits.sizes, effort: effort)

  /// The problems of the steps that are functions of finance and of distributions, of fractions.
  var problems: [Int: any RecognizedValue] = [:]
  /// The problems of the steps that are parts of roots of polynomials of fractions.
  var rootProblems: [Int: RootProblem] = [:]

  /// The number of bits at which a question was last left open; nil if there is none.
  var openQuestion: Int?

  /// The enclosures of the inputs, for a tape that is not flattened.
  private var given: [Ball] = []

  /// The observer of every step.
  var observer: (any EvaluationObserver)?

  /// The enclosures of the last pass that no ball can hold.
  private(set) var beyond: [Int: ScaledBall] = [:]

  /// The steps of the last pass that deviate from a fraction by less than their balls tell.
  private(set) var perturbed: [Int: PerturbedRational] = [:]

  /// Whether passes look for such steps: an earlier one left something open.
  var seeksPerturbations = false

  /// The step whose evaluation failed, which gives the place in the source.
  var failedStep: Int?

  /// An evaluation whose first pass has a certain number of bits, if the goal does not choose it.
  init(_ tape: Tape, root: Int, limits: ExactLimits, goal: Goal, firstBits: Int? = nil) {
    self.tape = tape
    self.root = root
    self.limits = limits
    // More bits of enclosed numbers cost a pass over a whole computation, and their graphs can be asked.
    ceiling =
      tape.hasEnclosedNumbers
      ? 4 * goal.bits + 4096 : max(limits.sizes.workingPrecision, 2 * goal.bits)
    records = StepRecord.all(tape, root: root)
    // Up to 4096 bits the first pass is expected to meet the goal. Beyond, a first pass of 128 bits tells how many bits
    // each step needs, and finds errors before all digits are computed. Five expressions to 1300 to 100 000 digits took
    // equally long, within the noise of a tenth, with that pass and without it.
    plan = PrecisionPlan(
      bits: firstBits ?? (goal.bits > 4096 ? 128 : PrecisionPlan.firstBits(for: goal)), goal: goal)
    if root < Self.manySteps { makeExtents() }
  }

  /// The number of steps from which on memory counts more than the time of a second pass.
  private static let manySteps = 1 << 16

  mutating func makeExtents() {
    extents = Array(filling: nil, count: root + 1)
  }

  /// The enclosure that one pass finds from those of the inputs; nil if a step is blocked.
  mutating func enclose(from inputs: [Ball]) throws(ComputationFailure) -> Ball? {
    given = inputs
    guard case .enclosed(let ball) = try run() else { return nil }
    return ball
  }

  /// The enclosure of an input of a tape that is not flattened.
  func enclosure(ofInput index: Int) -> Ball { given[index] }

  /// An enclosure that meets the goal.
  mutating func enclose(_ goal: Goal) throws(ComputationFailure) -> Ball {
    while true {
      switch try run() {
      case .enclosed(let ball):
        if goal.isMet(by: ball) { return ball }
        openQuestion = nil
        if ball.sign == nil, grows(isVague: ball.isVague) { continue }
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
      case .beyond(let scaled): try refuse(scaled)
      }
    }
  }

  /// Whether the value equals a number; enclosures are narrowed until that is decided.
  mutating func isEqual(to number: BigRational) throws(ComputationFailure) -> Bool {
    while true {
      switch try run() {
      case .enclosed(let ball):
        if !ball.mayContain(number) { return false }
        if let answer = isProblem(at: root, solvedBy: number) { return answer }
        if grows(isVague: false) { continue }
        if try decide(root, ball, at: number) { return true }
        if proofs.rational(root).map({ $0 != number }) ?? false { return false }
      case .blocked(let step, let balls):
        failedStep = step
        try unblock(step, balls)
        failedStep = nil
      case .beyond(let scaled): try refuse(scaled)
      }
    }
  }

  /// The value, if symbolic knowledge finds it rational.
  mutating func rational() -> BigRational? { proofs.rational(root) }

  /// The value of a step, if symbolic knowledge finds it rational.
  mutating func rational(of step: Int) -> BigRational? { proofs.rational(step) }

  /// Whether symbolic knowledge finds the value equal to a form.
  mutating func hasForm(_ form: SymbolicForm?) -> Bool {
    form.map { $0 == proofs.form(of: root) } ?? false
  }

  /// Encloses the value once, if that may add to symbolic knowledge.
  mutating func settleChoices() {
    let hasChoices = (0...root).contains { records[$0].isNeeded && tape.isChoice($0) }
    if hasChoices { _ = try? enclose(.relative(bits: 16)) }
  }

  /// Throws unless every operation is defined.
  ///
  /// The signs of forms prove that without enclosures, even beyond the range of exponents;
  /// otherwise the operations are enclosed.
  mutating func checkDefined() throws(ComputationFailure) {
    if !proofs.areDefined(upTo: root) { _ = try enclose(.relative(bits: 16)) }
  }

  /// The value in symbols, if its form can be written.
  mutating func text() -> String? { proofs.text(root) }

  /// The number of symbolic forms made so far, which are most of the cost of proofs.
  var formCount: Int { mutating get { proofs.formCount } }

  /// The symbolic form of the value.
  mutating func form() -> SymbolicForm { proofs.form(of: root) }

  // MARK: - One pass

  enum Pass {
    case enclosed(Ball)
    /// The root has no ordinary enclosure.
    case beyond(ScaledBall)
    case blocked(step: Int, operands: [(step: Int, ball: Ball)])
  }

  /// Runs a pass.
  ///
  /// If it exceeds a limit while a question is open, the question is undecided.
  mutating func run() throws(ComputationFailure) -> Pass {
    do throws(ComputationFailure) {
      // The first look starts the time; each further pass looks at the clock, however few bits it has.
      try checkTime()
      return try pass()
    } catch {
      guard case .limit(let exceeded) = error else { throw error }
      // Fewer bits were within the limits: proofs are asked for with those.
      if exceeded.limit != .time, shrinks() { return try run() }
      if let bits = openQuestion { throw .undecided(bits: bits) }
      throw error
    }
  }

  private func checkTime() throws(ComputationFailure) {
    try Deadline.checkComputation()
  }

  private mutating func pass() throws(ComputationFailure) -> Pass {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try plan.checkMemory(tape, records, limits.sizes)
    }
    var balls: [Ball?] = []
    var free: [Int32] = []
    beyond.removeAll()
    perturbed.removeAll()
    let isLong = root >= Self.manySteps
    balls.reserveCapacity(isLong ? 64 : root + 1)
    for step in 0...root {
      guard records[step].isNeeded else { continue }
      let bits = plan[step]
      // Steps of up to 1024 bits take microseconds: the clock is read after 256 of them.
      if bits > 1024 || step % 256 == 255 { try checkTime() }
      let outcome: StepOutcome
      if !settled.isEmpty, let value = settled[step] {
        outcome = .enclosed(Ball(value))
      } else {
        do throws(ComputationFailure) {
          observer?.willEnclose()
          if seeksPerturbations || !beyond.isEmpty,
            let near = perturbation(of: step, balls, bits: bits)
          {
            outcome = near
          } else if let failure = failureOfOperand(step) {
            outcome = try encloseScaled(step, balls, bits: bits, failure)
          } else if let function = tape.listFunction(step) {
            outcome = try enclose(function, at: step, balls, bits: bits)
          } else {
            outcome = try encloseAnywhere(step, balls, bits: bits)
          }
          observer?.didEnclose(instruction: Int(tape.origin(of: step)), bits: bits)
        } catch {
          failedStep = step
          throw error
        }
      }
      // Moved, not copied: each copy of a ball counts a reference twice.
      if case .beyond(let scaled) = outcome {
        beyond[step] = scaled
        if step == root { return .beyond(scaled) }
        records[step].slot = Int32(balls.count)
        balls.append(nil)
        continue
      }
      if case .perturbed(let near) = outcome { perturbed[step] = near }
      guard var ball = (consume outcome).ball(bits: bits) else {
        let operands = tape.operands(of: step).compactMap { place in
          balls[slot(of: Int(place))].map { (Int(place), $0) }
        }
        return .blocked(step: step, operands: operands)
      }
      if openQuestion != nil, step != root, let value = provenValue(of: step, in: ball) {
        settled[step] = value
        ball = Ball(value)
      }
      if tape.isChoice(step) { noteChoice(step, ball, balls) }
      if !extents.isEmpty { extents[step] = Extent(ball) }
      if let slot = free.popLast() {
        records[step].slot = slot
        balls[Int(slot)] = consume ball
      } else {
        records[step].slot = Int32(balls.count)
        balls.append(consume ball)
      }
      for place in tape.places(of: step) {
        let operand = Int(tape.operandList[place])
        let slot = slot(of: operand)
        if records[operand].lastUse == step, balls[slot] != nil {
          balls[slot] = nil
          if isLong { free.append(Int32(slot)) }
        }
      }
    }
    guard let ball = balls[slot(of: root)] else { preconditionFailure("the root was not computed") }
    return .enclosed(ball)
  }

  /// The place of the enclosure of a step that has been computed and not been released.
  func slot(of step: Int) -> Int { Int(records[step].slot) }

  /// The number that a step provably equals by a separation bound of algebraic numbers; nil where
  /// there is none.
  ///
  /// It is asked for while a question about the result is open, because the answer may depend on
  /// it.
  private mutating func provenValue(of step: Int, in ball: Ball) -> BigFloat? {
    guard !ball.isPoint, ball.radius < .powerOfTwo(-64), let number = ball.onlyMultipleOfHalf,
      proofs.proves(step, in: ball, equals: number)
    else { return nil }
    proofs.note(step, equals: number)
    return BigFloat(number, precision: .bits(max(64, number.numeratorBits)))
  }

  /// Records the integer, or the operand, that a step is found to equal.
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
    let terms = operands.compactMap { balls[slot(of: $0)] }
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
}
