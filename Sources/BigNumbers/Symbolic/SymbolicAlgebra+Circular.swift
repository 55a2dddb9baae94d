import NumericCore

// Sines and cosines; cosines are sines a quarter turn ahead. The other four functions are quotients
// of them.
extension SymbolicAlgebra {
  mutating func sin(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try sine(x, ahead: .zero)
  }

  mutating func cos(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try sine(x, ahead: .half)
  }

  mutating func tan(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    if let node = x.node, node.head == .unary(.atan) { return node.operands[0] }
    return try divide(sin(x), cos(x))
  }

  mutating func cot(_ x: SymbolicForm) throws(SymbolicLimit) -> SymbolicForm {
    try divide(cos(x), sin(x))
  }

  /// sin(x + qπ).
  private mutating func sine(
    _ x: SymbolicForm, ahead: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    var turns = ahead
    var others: [SymbolicTerm] = []
    for term in x.terms {
      if term.monomial.atom == .pi { turns += term.coefficient } else { others.append(term) }
    }
    let rest = SymbolicForm(terms: others)
    if rest.isZero { return try sinPi(turns) }
    if let value = try gaussianSine(rest, turns) { return value }
    // sin(−y − qπ) = −sin(y + qπ), so that the first of the other terms can be made positive.
    if rest.isLeadingNegative { return -(try reducedSine(-rest, -turns)) }
    return try reducedSine(rest, turns)
  }

  /// sin(y + qπ) as ±sin or ±cos of y + rπ with 0 ≤ r < 1/2.
  private mutating func reducedSine(
    _ rest: SymbolicForm, _ turns: BigRational
  ) throws(SymbolicLimit) -> SymbolicForm {
    let quarters = (turns * .two).floor
    let left = turns - quarters / .two
    let angle = left.isZero ? rest : try add(rest, scale(.pi, by: left))
    let quadrant = Int(exactly: quarters - (quarters / 4).floor * 4) ?? 0
    let value = try quadrant.isMultiple(of: 2) ? sineOfAngle(angle) : cosineOfAngle(angle)
    return quadrant < 2 ? value : -value
  }

  private mutating func sineOfAngle(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let node = x.node else { return try opaque(.sin, x) }
    let y = node.operands[0]
    switch node.head {
    case .unary(.asin): return y
    case .unary(.atan): return try divide(y, squareRoot(add(.one, multiply(y, y))))
    default: return try opaque(.sin, x)
    }
  }

  /// The cosine of an asin or atan, which is positive.
  private mutating func cosineOfAngle(
    _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard let node = x.node else { return try opaque(.cos, x) }
    let y = node.operands[0]
    switch node.head {
    case .unary(.asin): return try squareRoot(subtract(.one, multiply(y, y)))
    case .unary(.atan): return try inverse(squareRoot(add(.one, multiply(y, y))))
    default: return try opaque(.cos, x)
    }
  }

  /// sin qπ: in radicals for the angles of the table, else as an atom with 0 < q < 1/2.
  mutating func sinPi(_ q: BigRational) throws(SymbolicLimit) -> SymbolicForm {
    var reduced = q - (q / .two).floor * .two
    let isNegative = reduced > .one
    if isNegative { reduced -= .one }
    if reduced > .half { reduced = .one - reduced }
    if reduced.isZero || reduced == .one { return .zero }
    let value = SpecialAngles.sines[reduced] ?? SymbolicForm(.sinPi(reduced))
    return isNegative ? -value : value
  }

  /// An angle in a unit of which u make a turn, converted to radians.
  mutating func radians(
    _ x: SymbolicForm, _ u: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try divide(multiply(x, .constant(.tau)), u)
  }

  /// An angle in radians, converted to a unit of which u make a turn.
  mutating func units(
    _ x: SymbolicForm, _ u: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try divide(multiply(x, u), .constant(.tau))
  }
}
