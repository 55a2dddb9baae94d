public import NumericCore

/// The steps of a computation with matrices, written down instead of carried out.
///
/// Elements are numbers of values: first those of the inputs, then one for each step. What is written down once runs on any
/// number system, and an error is bounded or traced step by step.
public struct StraightLine: ElementArithmetic {
  /// The number of a value.
  public typealias Element = Int

  /// One step.
  public enum Step: Hashable, Sendable {
    case whole(Int)
    case combine(BinaryFunction, Int, Int)
    case negative(Int)
    case squareRoot(Int)
    /// The components of the left vector, then those of the right one.
    case dot([Int])

    /// The values that the step needs.
    public var operands: [Int] {
      switch self {
      case .whole: []
      case .combine(_, let x, let y): [x, y]
      case .negative(let x), .squareRoot(let x): [x]
      case .dot(let operands): operands
      }
    }
  }

  /// The number of inputs.
  public let inputs: Int
  /// The steps in order; the first of them has the number `inputs`.
  public private(set) var steps: [Step] = []

  /// A computation that has no steps yet.
  public init(inputs: Int) { self.inputs = inputs }

  private mutating func append(_ step: Step) -> Int {
    steps.append(step)
    return inputs + steps.count - 1
  }

  /// Writes down a whole number.
  public mutating func whole(_ number: Int) -> Int { append(.whole(number)) }

  /// Writes down an operation.
  public mutating func combine(_ function: BinaryFunction, _ x: Int, _ y: Int) -> Int {
    append(.combine(function, x, y))
  }

  /// Writes down a change of the sign.
  public mutating func negative(_ x: Int) -> Int { append(.negative(x)) }

  /// Writes down a square root.
  public mutating func squareRoot(_ x: Int) -> Int { append(.squareRoot(x)) }

  /// Writes down a product of vectors.
  public mutating func dot(_ x: [Int], _ y: [Int]) -> Int { append(.dot(x + y)) }

  /// How often each value is used, by number: by the results, and by steps whose value is used.
  public func uses(by results: [Int]) -> [Int] {
    var uses = Array(repeating: 0, count: inputs + steps.count)
    for result in results { uses[result] += 1 }
    for place in steps.indices.reversed() where uses[inputs + place] > 0 {
      for operand in steps[place].operands { uses[operand] += 1 }
    }
    return uses
  }
}
