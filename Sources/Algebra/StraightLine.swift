public import NumericCore

/// The steps of a computation with matrices, written down instead of carried out.
///
/// Elements are numbers of values: first those of the inputs, then one for each step. What is written down once runs on any
/// number system, and an error is bounded or traced step by step.
public struct StraightLine: ElementArithmetic {
  /// The number of a value.
  public typealias Element = Int
  public typealias Failure = Never

  /// One step.
  public enum Step: Hashable, Sendable {
    case whole(Int)
    case combine(BinaryFunction, Int, Int)
    case negative(Int)
    case squareRoot(Int)
    /// The components of the left vector, then those of the right one.
    case dot([Int])
    /// Of complex values.
    case conjugate(Int)
    case realPart(Int)
    /// The components, twice.
    case squaredLength([Int])

    /// The values that the step needs.
    public var operands: [Int] {
      switch self {
      case .whole: []
      case .combine(_, let x, let y): [x, y]
      case .negative(let x), .squareRoot(let x), .conjugate(let x), .realPart(let x): [x]
      case .dot(let operands), .squaredLength(let operands): operands
      }
    }
  }

  /// The number of inputs.
  public let inputs: Int
  /// The steps in order; the first of them has the number `inputs`.
  public private(set) var steps: [Step] = []
  /// The values that are whole numbers, by number; nil where nothing is simplified.
  private var wholes: [Int: Int]?
  /// Whether inputs may be complex.
  private let isComplex: Bool

  /// A computation that has no steps yet, with inputs that are real, or of which some may be complex.
  public init(inputs: Int, isComplex: Bool = false) {
    (self.inputs, self.isComplex) = (inputs, isComplex)
  }

  /// The same with inputs that are whole numbers, by number.
  ///
  /// Sums and products of whole numbers, and those with 0 and 1, take no step then. It is meant for finite elements: the product of
  /// 0 and infinity is 0.
  public init(inputs: Int, wholes: [Int: Int]) {
    self.inputs = inputs
    self.wholes = wholes
    isComplex = false
  }

  /// The whole number that a value is known to be.
  public func wholeNumber(_ element: Int) -> Int? { wholes?[element] }

  private mutating func append(_ step: Step) -> Int {
    steps.append(step)
    return inputs + steps.count - 1
  }

  /// Writes down a whole number.
  public mutating func whole(_ number: Int) -> Int {
    let element = append(.whole(number))
    wholes?[element] = number
    return element
  }

  /// Writes down an operation.
  public mutating func combine(_ function: BinaryFunction, _ x: Int, _ y: Int) -> Int {
    simplified(function, x, y) ?? append(.combine(function, x, y))
  }

  /// Writes down a change of the sign.
  public mutating func negative(_ x: Int) -> Int {
    if let number = wholeNumber(x), number != .min { return whole(-number) }
    return append(.negative(x))
  }

  /// Writes down a square root.
  public mutating func squareRoot(_ x: Int) -> Int { append(.squareRoot(x)) }

  /// Writes down a conjugate; that of a real value takes no step.
  public mutating func conjugate(_ x: Int) -> Int { isComplex ? append(.conjugate(x)) : x }

  /// Writes down a real part, likewise.
  public mutating func realPart(_ x: Int) -> Int { isComplex ? append(.realPart(x)) : x }

  /// Writes down a sum of squares of magnitudes.
  public mutating func squaredLength(_ x: [Int]) -> Int {
    isComplex ? append(.squaredLength(x + x)) : dot(x, x)
  }

  /// Writes down a product of vectors.
  public mutating func dot(_ x: [Int], _ y: [Int]) -> Int {
    if wholes == nil { return append(.dot(x + y)) }
    var (left, right) = ([Int](), [Int]())
    var constant: Int? = 0
    for (a, b) in zip(x, y) where wholeNumber(a) != 0 && wholeNumber(b) != 0 {
      left.append(a)
      right.append(b)
      constant = constant.flatMap { sum in
        product(wholeNumber(a), wholeNumber(b)).flatMap { exactly(sum.addingReportingOverflow($0)) }
      }
    }
    if let constant { return whole(constant) }
    if left.count == 1 { return combine(.multiply, left[0], right[0]) }
    if left.count == 2, let a = other(left[0], right[0]), let b = other(left[1], right[1]) {
      return combine(.add, a, b)
    }
    return append(.dot(left + right))
  }

  // MARK: - Whole numbers

  /// The value of an operation with whole numbers that needs no step; nil for others.
  private mutating func simplified(_ function: BinaryFunction, _ x: Int, _ y: Int) -> Int? {
    if wholes == nil { return nil }
    let (a, b) = (wholeNumber(x), wholeNumber(y))
    if let a, let b, let value = value(function, a, b) { return whole(value) }
    switch function {
    case .add: return b == 0 ? x : a == 0 ? y : nil
    case .subtract: return b == 0 ? x : a == 0 ? negative(y) : nil
    case .multiply:
      if a == 0 || b == 0 { return whole(0) }
      return b == 1 ? x : a == 1 ? y : b == -1 ? negative(x) : a == -1 ? negative(y) : nil
    case .divide: return b == 1 ? x : nil
    default: return nil
    }
  }

  /// A sum, difference, product or quotient that is a whole number of a word.
  private func value(_ function: BinaryFunction, _ a: Int, _ b: Int) -> Int? {
    switch function {
    case .add: exactly(a.addingReportingOverflow(b))
    case .subtract: exactly(a.subtractingReportingOverflow(b))
    case .multiply: product(a, b)
    case .divide: b > 0 && a % b == 0 ? a / b : nil
    default: nil
    }
  }

  private func product(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b else { return nil }
    return exactly(a.multipliedReportingOverflow(by: b))
  }

  private func exactly(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }

  /// The other factor of a product of which one is 1.
  private func other(_ x: Int, _ y: Int) -> Int? {
    wholeNumber(x) == 1 ? y : wholeNumber(y) == 1 ? x : nil
  }

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
