import NumericCore

// The functions of the catalogue in terms of fewer ones. All rules are identities of real numbers:
// nothing is rounded, so that composing loses nothing.
extension Tape {
  /// Adds a function and returns the step that holds its value.
  mutating func append(_ function: UnaryFunction, _ x: Int32, origin: Int32) -> Int32 {
    switch function.page.identity {
    case .fraction:
      let whole = append(.unary(.trunc), [x], origin: origin)
      return append(.binary(.subtract), [x, whole], origin: origin)
    case .reciprocal(let divisor, _): return reciprocal(of: divisor, x, origin)
    default:
      if function == .negate, let number = self[Int(x)].wholeNumber {
        return literal(-number, origin)
      }
      return append(Step.unary(function), x, origin: origin)
    }
  }

  private mutating func reciprocal(
    of operation: UnaryFunction, _ x: Int32, _ origin: Int32
  ) -> Int32 {
    let divisor = append(.unary(operation), [x], origin: origin)
    return append(.binary(.divide), [integer(1, origin), divisor], origin: origin)
  }

  mutating func append(
    _ function: BinaryFunction, _ x: Int32, _ y: Int32, origin: Int32
  ) -> Int32 {
    switch function.page.composition {
    case .itself:
      if let number = folded(function, x, y) { return literal(number, origin) }
      return append(Step.binary(function), x, y, origin: origin)
    case .remainder(let rounding): return remainder(x, y, rounding, origin)
    case .lowBits(let rounding): return lowBits(x, y, rounding, origin)
    case .positiveDifference:
      let difference = append(.binary(.subtract), [x, y], origin: origin)
      return append(.list(.maximum), [difference, integer(0, origin)], origin: origin)
    case .relativeDifference:
      let difference = append(.binary(.subtract), [x, y], origin: origin)
      let magnitude = append(.unary(.magnitude), [difference], origin: origin)
      return append(.binary(.divide), [magnitude, x], origin: origin)
    case .logarithm:
      let logarithm = append(.unary(.log), [x], origin: origin)
      let scale = append(.unary(.log), [y], origin: origin)
      return append(.binary(.divide), [logarithm, scale], origin: origin)
    }
  }

  /// x − y·q, where q is x/y rounded to an integer.
  private mutating func remainder(
    _ x: Int32, _ y: Int32, _ rounding: UnaryFunction, _ origin: Int32
  ) -> Int32 {
    let quotient = append(.binary(.divide), [x, y], origin: origin)
    let whole = append(.unary(rounding), [quotient], origin: origin)
    let product = append(.binary(.multiply), [y, whole], origin: origin)
    return append(.binary(.subtract), [x, product], origin: origin)
  }

  /// The low 63 bits of a rounded quotient, with its sign, as MPFR returns them.
  private mutating func lowBits(
    _ x: Int32, _ y: Int32, _ rounding: UnaryFunction, _ origin: Int32
  ) -> Int32 {
    let quotient = append(.binary(.divide), [x, y], origin: origin)
    let whole = append(.unary(rounding), [quotient], origin: origin)
    let modulus = append(
      .value(BigRational(1).scaled(byPowerOfTwo: 63)), EmptyCollection(), origin: origin)
    return remainder(whole, modulus, .trunc, origin)
  }

  mutating func append(_ function: ListFunction, _ terms: [Int32], origin: Int32) -> Int32 {
    switch function.page.composition {
    case .itself: return append(Step.list(function), terms, origin: origin)
    case .productAndTerm(let last):
      let product = append(.binary(.multiply), terms[..<2], origin: origin)
      return append(.binary(last), [product, terms[2]], origin: origin)
    case .products(let last):
      let first = append(.binary(.multiply), terms[..<2], origin: origin)
      let second = append(.binary(.multiply), terms[2...], origin: origin)
      return append(.binary(last), [first, second], origin: origin)
    case .sum: return sum(terms, origin)
    case .dot:
      let half = terms.count / 2
      let products = (0..<half).map { index in
        append(.binary(.multiply), [terms[index], terms[half + index]], origin: origin)
      }
      return sum(products, origin)
    case .mean: return mean(terms, terms.count, origin)
    case .variance(let isSample): return variance(terms, isSample: isSample, origin)
    case .deviation(let isSample):
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
