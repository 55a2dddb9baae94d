public import BigNumbers
import NumericCore

extension FPCore {
  /// The format in which values of an argument are drawn: that of the argument, or binary64 for
  /// integers and reals.
  public func format(
    of argument: FPCoreArgument, _ override: FPCoreContext = FPCoreContext()
  ) -> FloatFormat {
    argument.context.inside(context(override)).precision?.format ?? .binary(.binary64)
  }

  /// The bounds of an argument that its precondition states as comparisons with numbers, such as
  /// `(<= 1 x 100)`; nil if there are none.
  ///
  /// Only conjunctions and alternatives of such comparisons are considered; everything else is left
  /// to ``precondition(_:_:limits:)``.
  public func bounds(
    of argument: FPCoreArgument
  ) -> (lower: ExactReal?, upper: ExactReal?) {
    var bounds = Bounds(slot: argument.slot)
    if let condition = definition.precondition { bounds.read(condition) }
    return (bounds.lower.map { ExactReal($0) }, bounds.upper.map { ExactReal($0) })
  }
}

/// Collects the bounds of one variable.
private struct Bounds {
  let slot: Int
  var lower: BigRational?
  var upper: BigRational?

  mutating func read(_ node: FPCoreNode) {
    switch node.form {
    case .connective(.and, let conditions):
      for condition in conditions { read(condition) }
    case .connective(.or, let conditions):
      // If all alternatives bound the variable, the weakest bound holds.
      let alternatives = conditions.map { condition in
        var bounds = Bounds(slot: slot)
        bounds.read(condition)
        return bounds
      }
      let (lowers, uppers) = (alternatives.compactMap(\.lower), alternatives.compactMap(\.upper))
      narrow(
        from: lowers.count == alternatives.count ? lowers.min().map { [$0] } ?? [] : [],
        to: uppers.count == alternatives.count ? uppers.max().map { [$0] } ?? [] : [])
    case .comparison(let relation, let terms): read(relation, terms)
    default: break
    }
  }

  private mutating func read(_ relation: Relation, _ terms: [FPCoreNode]) {
    for place in terms.indices {
      guard case .variable(slot) = terms[place].form else { continue }
      let before = terms[..<place].compactMap(\.rational)
      let after = terms[(place + 1)...].compactMap(\.rational)
      switch relation {
      case .less, .lessOrEqual: narrow(from: before, to: after)
      case .greater, .greaterOrEqual: narrow(from: after, to: before)
      case .equal: narrow(from: before + after, to: before + after)
      default: break
      }
    }
  }

  private mutating func narrow(from lowers: [BigRational], to uppers: [BigRational]) {
    for bound in lowers { lower = lower.map { max($0, bound) } ?? bound }
    for bound in uppers { upper = upper.map { min($0, bound) } ?? bound }
  }
}

/// A precondition that consists of comparisons of arguments with each other and with numbers.
///
/// It is decided with fractions, without an evaluation.
struct FPCoreOrder: Sendable {
  private enum Term: Sendable {
    case argument(Int)
    case number(BigRational)
  }

  private var chains: [(relation: Relation, terms: [Term])] = []

  /// Nil for a precondition of any other form.
  init?(_ core: FPCore) {
    guard let condition = core.definition.precondition else { return nil }
    let places = Dictionary(
      core.arguments.enumerated().map { ($1.slot, $0) }, uniquingKeysWith: { first, _ in first })
    guard add(condition, places) else { return nil }
  }

  private mutating func add(_ node: FPCoreNode, _ places: [Int: Int]) -> Bool {
    switch node.form {
    case .connective(.and, let conditions):
      return conditions.allSatisfy { add($0, places) }
    case .comparison(let relation, let nodes):
      let terms = nodes.compactMap { node -> Term? in
        if case .variable(let slot) = node.form { return places[slot].map { .argument($0) } }
        return node.rational.map { .number($0) }
      }
      // Unlike the other relations, `!=` concerns all pairs of operands.
      guard terms.count == nodes.count, relation != .notEqual || terms.count == 2 else {
        return false
      }
      chains.append((relation, terms))
      return true
    default: return false
    }
  }

  /// Whether the relations hold.
  func holds(at point: [BigRational]) -> Bool {
    func value(_ term: Term) -> BigRational {
      switch term {
      case .argument(let index): point[index]
      case .number(let number): number
      }
    }
    return chains.allSatisfy { relation, terms in
      zip(terms, terms.dropFirst()).allSatisfy { a, b in
        let (a, b) = (value(a), value(b))
        return relation.holds(for: a < b ? .less : a == b ? .equal : .greater) == .true
      }
    }
  }
}

extension FPCoreNode {
  /// The value, if the node is a number or the negative of one.
  fileprivate var rational: BigRational? {
    switch form {
    case .number(let number): return number.rational
    case .operation(.subtract, let terms) where terms.count == 1:
      return terms[0].rational.map { -$0 }
    default: return nil
    }
  }
}

extension FPCoreNumber {
  /// The exact value of a finite number.
  fileprivate var rational: BigRational? {
    guard let top = (try? BigRational(exactly: numerator)) ?? nil else { return nil }
    guard let denominator else { return top }
    guard let bottom = (try? BigRational(exactly: denominator)) ?? nil else { return nil }
    return top.quotient(dividingBy: bottom)
  }
}
