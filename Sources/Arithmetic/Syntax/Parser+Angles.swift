import Conversion
import NumericCore

// 30° is a plain number in the unit of the angle mode, but a quantity in a sum or comparison with
// one.
extension Parser {
  /// Whether the current degree sign is part of a quantity such as `45° 30′`, where it is a unit.
  var isDegreeBeforeAngle: Bool {
    var probe = lexer
    guard token.mark == .degree, case .number? = (try? probe.next())?.kind,
      let follower = try? probe.next(),
      let found = try? scanUnit(at: follower, before: probe, isAngle: true)
    else { return false }
    return found.unit.dimension == Dimension(.angle)
  }

  /// Turns degree signs into quantities where they are in a sum or a comparison with an angle that
  /// has a unit.
  mutating func matchAngles(_ left: Operand, _ right: Operand) -> Operand.Angle? {
    guard let a = left.angle, let b = right.angle else { return nil }
    if a == b { return a }
    markDegrees(in: a == .degrees ? left.node : right.node)
    return .quantity
  }

  /// Turns the degree signs of a sum into angles with a unit.
  mutating func markDegrees(in node: Expression.Index) {
    var pending = [node]
    while let index = pending.popLast() {
      switch expression[index] {
      case .infix(_, let a, let b): pending += [a, b]
      case .prefix(_, let x): pending.append(x)
      case .degrees(let x):
        expression.units.append(.named("deg"))
        let unit = Expression.Index(expression.units.count - 1)
        expression.entries[Int(index)].node = .quantity(x, unit: unit)
      default: break
      }
    }
  }
}
