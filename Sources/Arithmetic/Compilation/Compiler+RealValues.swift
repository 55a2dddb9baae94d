import NumericCore
import Scientific

// Complex mode leaves real what has a real value.
extension Compiler {
  /// Whether a function is proven to have a real value at a real number, or a real pole; false where the number is not known
  /// before the program runs.
  mutating func hasRealValue(
    _ function: UnaryFunction, _ x: UInt32
  ) throws(CalculatorError) -> Bool {
    switch function {
    case .sqrt, .reciprocalSqrt, .cbrt, .log, .log2, .log10: try holds([(.greaterOrEqual, 0)], x)
    case .cosineIntegral, .besselY0, .besselY1: try holds([(.greaterOrEqual, 0)], x)
    case .ellipticK, .ellipticE: try holds([(.lessOrEqual, 1)], x)
    case .lambertW, .lambertWMinusOne: false
    case .logOnePlus: try holds([(.greaterOrEqual, -1)], x)
    case .acosh: try holds([(.greaterOrEqual, 1)], x)
    case .asin, .acos, .atanh: try holds([(.greaterOrEqual, -1), (.lessOrEqual, 1)], x)
    default: true
    }
  }

  /// Whether a power of real numbers is proven to be real: the base is not negative, or the exponent is whole.
  mutating func hasRealPower(_ x: UInt32, _ y: UInt32) throws(CalculatorError) -> Bool {
    if try holds([(.greaterOrEqual, 0)], x) { return true }
    hold(.number(y), 1)
    let whole = try emit(.unary(.floor), y, uses: 1)
    let isWhole = try known(
      .condition(Condition(steps: [.compare(.equal)], registers: [y, whole])))
    release(whole)
    dropUnused()
    return Self.isTrue(isWhole)
  }

  /// Whether a number is proven to have relations to small whole numbers.
  private mutating func holds(
    _ relations: [(Relation, Int)], _ x: UInt32
  ) throws(CalculatorError) -> Bool {
    var condition = Condition(steps: [], registers: [])
    var bounds: [UInt32] = []
    for (relation, bound) in relations {
      bounds.append(try emit(literal: ExactLiteral(bound), uses: 1))
      condition.registers += [x, bounds[bounds.count - 1]]
      condition.steps.append(.compare(relation))
      if bounds.count > 1 { condition.steps.append(.and) }
    }
    let known = try known(.condition(condition))
    for bound in bounds { release(bound) }
    dropUnused()
    return Self.isTrue(known)
  }

  private static func isTrue(_ value: KnownValue?) -> Bool {
    if case .truth(.true)? = value { true } else { false }
  }
}
