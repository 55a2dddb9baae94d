import NumericCore

// The catalogue in terms of fewer functions. Everything here is an identity of real numbers: nothing
// rounds, so that nothing is lost by composing.
extension Tape {
  /// Adds an operation of the catalogue and answers the step that holds its value.
  mutating func append(
    _ operation: UnaryOperation, _ x: Int32, origin: Int32
  ) -> Int32 {
    switch operation {
    case .fraction:
      let whole = append(.unary(.trunc), [x], origin: origin)
      return append(.binary(.subtract), [x, whole], origin: origin)
    case .sec: return reciprocal(of: .cos, x, origin)
    case .csc: return reciprocal(of: .sin, x, origin)
    case .sech: return reciprocal(of: .cosh, x, origin)
    case .csch: return reciprocal(of: .sinh, x, origin)
    case .coth: return reciprocal(of: .tanh, x, origin)
    default:
      if operation == .negate, let number = self[Int(x)].wholeNumber {
        return literal(-number, origin)
      }
      return append(Step.unary(operation), x, origin: origin)
    }
  }

  private mutating func reciprocal(
    of operation: UnaryOperation, _ x: Int32, _ origin: Int32
  ) -> Int32 {
    let divisor = append(.unary(operation), [x], origin: origin)
    return append(.binary(.divide), [integer(1, origin), divisor], origin: origin)
  }

  mutating func append(
    _ operation: BinaryOperation, _ x: Int32, _ y: Int32, origin: Int32
  ) -> Int32 {
    switch operation {
    case .modulo: return remainder(x, y, .floor, origin)
    case .truncatingRemainder: return remainder(x, y, .trunc, origin)
    case .remainder: return remainder(x, y, .roundEven, origin)
    case .truncatingQuotient: return lowBits(x, y, .trunc, origin)
    case .remainderQuotient: return lowBits(x, y, .roundEven, origin)
    case .positiveDifference:
      let difference = append(.binary(.subtract), [x, y], origin: origin)
      return append(
        .extremum(isGreatest: true), [difference, integer(0, origin)], origin: origin)
    case .relativeDifference:
      let difference = append(.binary(.subtract), [x, y], origin: origin)
      let magnitude = append(.unary(.magnitude), [difference], origin: origin)
      return append(.binary(.divide), [magnitude, x], origin: origin)
    case .logBase:
      let logarithm = append(.unary(.log), [x], origin: origin)
      let scale = append(.unary(.log), [y], origin: origin)
      return append(.binary(.divide), [logarithm, scale], origin: origin)
    default:
      if let number = folded(operation, x, y) { return literal(number, origin) }
      return append(Step.binary(operation), x, y, origin: origin)
    }
  }

  /// x − y·q with q = x/y rounded to an integer.
  private mutating func remainder(
    _ x: Int32, _ y: Int32, _ rounding: UnaryOperation, _ origin: Int32
  ) -> Int32 {
    let quotient = append(.binary(.divide), [x, y], origin: origin)
    let whole = append(.unary(rounding), [quotient], origin: origin)
    let product = append(.binary(.multiply), [y, whole], origin: origin)
    return append(.binary(.subtract), [x, product], origin: origin)
  }

  /// The low 63 bits of a rounded quotient, with its sign: what MPFR keeps in a word.
  private mutating func lowBits(
    _ x: Int32, _ y: Int32, _ rounding: UnaryOperation, _ origin: Int32
  ) -> Int32 {
    let quotient = append(.binary(.divide), [x, y], origin: origin)
    let whole = append(.unary(rounding), [quotient], origin: origin)
    let modulus = append(
      .value(BigRational(1).scaled(byPowerOfTwo: 63)), EmptyCollection(), origin: origin)
    return remainder(whole, modulus, .trunc, origin)
  }

  mutating func append(
    _ operation: TernaryOperation, _ operands: [Int32], origin: Int32
  ) -> Int32 {
    switch operation {
    case .fusedMultiplyAdd, .fusedMultiplySubtract:
      let product = append(.binary(.multiply), operands[..<2], origin: origin)
      let last: BinaryOperation = operation == .fusedMultiplyAdd ? .add : .subtract
      return append(.binary(last), [product, operands[2]], origin: origin)
    case .atan2Units: return append(.ternary(operation), operands, origin: origin)
    }
  }

  mutating func append(
    _ operation: QuaternaryOperation, _ operands: [Int32], origin: Int32
  ) -> Int32 {
    let first = append(.binary(.multiply), operands[..<2], origin: origin)
    let second = append(.binary(.multiply), operands[2...], origin: origin)
    let last: BinaryOperation = operation == .sumOfProducts ? .add : .subtract
    return append(.binary(last), [first, second], origin: origin)
  }

  mutating func append(_ reduction: Reduction, _ terms: [Int32], origin: Int32) -> Int32 {
    switch reduction {
    case .sum: return sum(terms, origin)
    case .dot:
      let half = terms.count / 2
      let products = (0..<half).map { index in
        append(.binary(.multiply), [terms[index], terms[half + index]], origin: origin)
      }
      return sum(products, origin)
    case .minimum: return append(.extremum(isGreatest: false), terms, origin: origin)
    case .maximum: return append(.extremum(isGreatest: true), terms, origin: origin)
    case .mean: return mean(terms, terms.count, origin)
    case .median: return append(Step.median, terms, origin: origin)
    case .variance: return variance(terms, isSample: true, origin)
    case .populationVariance: return variance(terms, isSample: false, origin)
    case .standardDeviation, .populationStandardDeviation:
      let isSample = reduction == .standardDeviation
      return append(.unary(.sqrt), [variance(terms, isSample: isSample, origin)], origin: origin)
    }
  }

  private mutating func sum(_ terms: [Int32], _ origin: Int32) -> Int32 {
    guard var total = terms.first else { return integer(0, origin) }
    for term in terms.dropFirst() { total = append(.binary(.add), [total, term], origin: origin) }
    return total
  }

  private mutating func mean(_ terms: [Int32], _ count: Int, _ origin: Int32) -> Int32 {
    let total = sum(terms, origin)
    return append(.binary(.divide), [total, integer(count, origin)], origin: origin)
  }

  private mutating func variance(_ terms: [Int32], isSample: Bool, _ origin: Int32) -> Int32 {
    let center = mean(terms, terms.count, origin)
    let squares = terms.map { term in
      let deviation = append(.binary(.subtract), [term, center], origin: origin)
      return append(.unary(.square), [deviation], origin: origin)
    }
    return mean(squares, isSample ? terms.count - 1 : terms.count, origin)
  }

  mutating func integer(_ value: Int, _ origin: Int32) -> Int32 {
    append(.value(BigRational(value)), EmptyCollection(), origin: origin)
  }
}
