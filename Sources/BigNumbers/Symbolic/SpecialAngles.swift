/// The sines and tangents that are short expressions of square roots.
enum SpecialAngles {
  /// sin qπ for 0 < q ≤ 1/2 whose denominator is 2, 3, 4, 5, 6, 8, 10 or 12.
  static let sines: [BigRational: SymbolicForm] = {
    func root(_ x: BigRational) -> SymbolicForm {
      of { algebra throws(SymbolicLimit) in try algebra.rationalPower(x, .half) }
    }
    /// √(x ± √y)
    func nested(_ x: BigRational, _ sign: BigRational, _ y: BigRational) -> SymbolicForm {
      of { algebra throws(SymbolicLimit) in
        try algebra.squareRoot(algebra.add(SymbolicForm(x), algebra.scale(root(y), by: sign)))
      }
    }
    /// x ± y
    func pair(_ x: SymbolicForm, _ sign: BigRational, _ y: SymbolicForm) -> SymbolicForm {
      of { algebra throws(SymbolicLimit) in try algebra.add(x, algebra.scale(y, by: sign)) }
    }
    let quarter = SymbolicForm(1 / 4)
    return [
      1 / 2: .one, 1 / 6: SymbolicForm(.half), 1 / 4: root(1 / 2), 1 / 3: root(3 / 4),
      1 / 5: nested(5 / 8, -1, 5 / 64), 2 / 5: nested(5 / 8, 1, 5 / 64),
      1 / 10: pair(root(5 / 16), -1, quarter), 3 / 10: pair(root(5 / 16), 1, quarter),
      1 / 8: nested(1 / 2, -1, 1 / 8), 3 / 8: nested(1 / 2, 1, 1 / 8),
      1 / 12: pair(root(3 / 8), -1, root(1 / 8)), 5 / 12: pair(root(3 / 8), 1, root(1 / 8)),
    ]
  }()

  /// The q with 0 < q ≤ 1/2 for a value of sin qπ.
  static let arcsines: [SymbolicForm: BigRational] = Dictionary(
    sines.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

  /// The q with 0 < q < 1/2 for a value of tan qπ, as a quotient of sines and as a nested root.
  static let arctangents: [SymbolicForm: BigRational] = {
    var result: [SymbolicForm: BigRational] = [:]
    for (q, sine) in sines where q != .half {
      guard let cosine = sines[.half - q] else { continue }
      result[of { algebra throws(SymbolicLimit) in try algebra.divide(sine, cosine) }] = q
    }
    let nested: [(BigRational, BigRational, BigRational)] = [
      (1 / 5, 5, -2), (2 / 5, 5, 2), (1 / 10, 1, -2 / 5), (3 / 10, 1, 2 / 5),
    ]
    for (q, x, y) in nested {
      let root = of { algebra throws(SymbolicLimit) in
        let five = try algebra.rationalPower(5, .half)
        return try algebra.squareRoot(algebra.add(SymbolicForm(x), algebra.scale(five, by: y)))
      }
      result[root] = q
    }
    return result
  }()

  /// Evaluates an expression that is known to stay within the bounds.
  private static func of(
    _ body: (inout SymbolicAlgebra) throws(SymbolicLimit) -> SymbolicForm
  ) -> SymbolicForm {
    var algebra = SymbolicAlgebra(SymbolicBounds())
    guard let form = try? body(&algebra) else {
      preconditionFailure("the special angles are small forms")
    }
    return form
  }
}
