public import Arithmetic
import NumericCore

/// An order in which the numbers of a sum are added, one after the other.
public enum SummationOrder: String, CaseIterable, Sendable {
  case left, pairwise, kahan

  /// The algorithm that adds in this order.
  public var algorithm: ReductionAlgorithm {
    switch self {
    case .left: .leftToRight
    case .pairwise: .pairwise
    case .kahan: .kahan
    }
  }
}

/// A program in which the sums of lists are additions in some order.
struct OrderedProgram: Sendable {
  private(set) var program: Program
  /// For each instruction of the original the one that has its result.
  private(set) var places: [Int] = []

  init(_ original: Program, _ order: SummationOrder) {
    program = original
    program.instructions = []
    for step in original.instructions {
      let terms = original.operands(of: step)
      if step.operation == .list(.sum), terms.count > 1 {
        let sum =
          switch order {
          case .left: added(Grouping(leftToRight: Array(terms.indices)), terms)
          case .pairwise: added(Grouping(pairwise: terms.indices), terms)
          case .kahan: compensated(terms)
          }
        // The last addition is that of the result.
        program.instructions[sum].destination = step.destination
      } else {
        program.instructions.append(step)
      }
      places.append(program.instructions.count - 1)
    }
  }

  /// The sum of so many inputs.
  init(sumOf count: Int, _ order: SummationOrder) {
    var sum = Program()
    sum.inputs = (0..<UInt32(count)).map { $0 }
    sum.lists = sum.inputs
    sum.registerCount = count + 1
    sum.outputs = [UInt32(count)]
    sum.instructions = [
      Program.Instruction(.list(.sum), a: 0, b: UInt32(count), to: UInt32(count))
    ]
    self.init(sum, order)
  }

  /// The register of a new instruction's result.
  private mutating func append(_ operation: Operation, _ a: UInt32 = 0, _ b: UInt32 = 0) -> UInt32 {
    let result = UInt32(program.registerCount)
    program.registerCount += 1
    program.instructions.append(Program.Instruction(operation, a: a, b: b, to: result))
    return result
  }

  private mutating func added(_ grouping: Grouping, _ terms: [UInt32]) -> Int {
    _ = grouping.value(of: terms) { append(.binary(.add), $0, $1) }
    return program.instructions.count - 1
  }

  /// Kahan's sum, whose operations are those of `kahanSum`.
  private mutating func compensated(_ terms: [UInt32]) -> Int {
    program.literals.append(ExactLiteral(0))
    let zero = append(.literal, UInt32(program.literals.count - 1))
    var (sum, lost) = (zero, zero)
    for (index, term) in terms.enumerated() {
      let corrected = append(.binary(.subtract), term, lost)
      let next = append(.binary(.add), sum, corrected)
      // What the last addition loses is not needed.
      if index < terms.count - 1 {
        lost = append(
          .binary(.subtract), append(.binary(.subtract), next, sum), corrected)
      }
      sum = next
    }
    return program.instructions.count - 1
  }
}

extension CompiledExpression {
  /// Whether it adds lists of several numbers.
  public var addsLists: Bool {
    program.instructions.contains { $0.operation == .list(.sum) && $0.b > $0.a + 1 }
  }

  /// The program in which these sums are additions in an order; nil for sums that are rounded once.
  func program(adding order: SummationOrder?) -> Program {
    order.map { OrderedProgram(program, $0).program } ?? program
  }
}
