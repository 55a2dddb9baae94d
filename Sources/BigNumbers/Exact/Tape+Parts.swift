import NumericCore

// Parts of functions of complex numbers, composed of real functions.
extension Tape {
  /// Adds a part and returns the step that holds its value.
  mutating func append(_ part: PartFunction, _ terms: [Int32], origin: Int32) -> Int32 {
    var arithmetic = TapeParts(tape: self, origin: origin)
    // The steps are added in place, not to a copy.
    self = Tape()
    let result = arithmetic.compose(part, terms)
    self = arithmetic.tape
    return result
  }
}

/// The arithmetic of steps of a tape, in which parts are composed.
private struct TapeParts: PartArithmetic {
  var tape: Tape
  let origin: Int32

  mutating func compute(_ function: UnaryFunction, _ x: Int32) -> Int32 {
    tape.append(function, x, origin: origin)
  }
  mutating func compute(_ function: BinaryFunction, _ x: Int32, _ y: Int32) -> Int32 {
    tape.append(function, x, y, origin: origin)
  }
  mutating func uncomposed(_ part: PartFunction, _ x: [Int32]) -> Int32 {
    tape.append(Tape.Step.part(part), x, origin: origin)
  }
  mutating func whole(_ number: Int) -> Int32 { tape.integer(number, origin) }

  /// Products of fractions grow with the exponent.
  static var mostFactors: Int { 1 << 10 }

  /// A number that is not written out becomes one that is not −0 by the addition of 0.
  mutating func side(_ x: Int32) -> Int32 {
    switch knownWhole(x, halvings: 0) {
    case 0?: whole(0)
    case _?: x
    case nil: compute(.add, x, whole(0))
    }
  }

  func knownWhole(_ x: Int32, halvings: Int) -> Int? {
    let value: BigRational
    switch tape[Int(x)] {
    case .value(let fraction): value = fraction
    case .literal(let literal):
      if literal.isZero { return 0 }
      guard literal.exponent.magnitude < 20, let fraction = try? BigRational(exactly: literal)
      else { return nil }
      value = fraction
    default: return nil
    }
    let product = value.scaled(byPowerOfTwo: halvings)
    return product.isInteger ? Int(exactly: product.numerator) : nil
  }
}
