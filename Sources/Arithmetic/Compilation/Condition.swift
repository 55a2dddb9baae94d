public import NumericCore

/// A combination of comparisons by `and`, `or` and `not`, as a program for a stack of truth values.
public struct Condition: Hashable, Sendable {
  /// One step.
  public enum Step: Hashable, Sendable {
    /// Pushes a known truth value.
    case constant(Truth)
    /// Pushes the comparison of the next two registers.
    case compare(Relation)
    case and, or, not
  }

  /// The steps, operands first.
  public internal(set) var steps: [Step]
  /// The compared registers, in the order of the comparisons.
  public internal(set) var registers: [UInt32]

  /// The truth value, given those of the comparisons in their order.
  @usableFromInline
  func value(of comparisons: [Truth]) -> Truth {
    var stack: [Truth] = []
    var next = 0
    for step in steps {
      switch step {
      case .constant(let truth): stack.append(truth)
      case .compare:
        stack.append(comparisons[next])
        next += 1
      case .not: stack.append(Self.negation(stack.removeLast()))
      case .and:
        let right = stack.removeLast()
        stack.append(Self.conjunction(stack.removeLast(), right))
      case .or:
        let right = Self.negation(stack.removeLast())
        stack.append(
          Self.negation(Self.conjunction(Self.negation(stack.removeLast()), right)))
      }
    }
    return stack[0]
  }

  /// The relations of the comparisons, in order.
  @usableFromInline var relations: [Relation] {
    steps.compactMap { if case .compare(let relation) = $0 { relation } else { nil } }
  }

  private static func negation(_ truth: Truth) -> Truth {
    switch truth {
    case .true: .false
    case .false: .true
    case .undecided: .undecided
    }
  }

  private static func conjunction(_ a: Truth, _ b: Truth) -> Truth {
    if a == .false || b == .false { return .false }
    return a == .true && b == .true ? .true : .undecided
  }
}
