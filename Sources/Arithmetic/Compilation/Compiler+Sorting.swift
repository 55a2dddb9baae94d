import NumericCore
import Scientific

// Functions of lists for which the order of their elements matters. It depends on the numbers: the number system that computes the
// expression compares them while it is compiled, and sorting itself takes no step.
extension Compiler {
  mutating func sorted(_ list: [Measured], uses: Int32) throws(CalculatorError) -> Shape {
    held(try self.list(of: try ascending(list).map { Shape(list[$0]) }, uses: 1), uses)
  }

  mutating func unique(_ list: [Measured], uses: Int32) throws(CalculatorError) -> Shape {
    let ranks = try ranks(of: list)
    var seen: Set<Int> = []
    var kept: [Shape] = []
    for (element, rank) in zip(list, ranks) {
      if seen.insert(rank).inserted {
        kept.append(Shape(element))
      } else {
        release(element.register)
      }
    }
    return held(try self.list(of: kept, uses: 1), uses)
  }

  /// The places of the elements in ascending order; equal elements stay in theirs.
  private mutating func ascending(_ list: [Measured]) throws(CalculatorError) -> [Int] {
    let ranks = try ranks(of: list)
    return list.indices.sorted { ranks[$0] < ranks[$1] }
  }

  /// The ranks of elements from 0 in ascending order; equal elements have the same rank.
  private mutating func ranks(of list: [Measured]) throws(CalculatorError) -> [Int] {
    guard let first = list.first else { return [] }
    var registers: [UInt32] = []
    for element in list {
      hold(Shape(element), 1)
      registers.append(try converted(element, to: first, forWhat: "compared"))
    }
    try countOperation(list.count)
    var found = try known(.list(registers))
    if found == nil { found = try ranksOfWholeNumbers(registers).map { .ranks($0) } }
    for register in registers { release(register) }
    dropUnused()
    guard case .ranks(let ranks)? = found else {
      throw CalculatorError(
        .arguments, "the order of these elements depends on numbers that are not known here",
        span(of: nil))
    }
    return ranks
  }

  /// The ranks of whole numbers, which are the same on all number systems; nil for other numbers.
  private mutating func ranksOfWholeNumbers(
    _ registers: [UInt32]
  ) throws(CalculatorError) -> [Int]? {
    var values: [Int128] = []
    for register in registers {
      guard let value = try wholeValue(of: register) else { return nil }
      values.append(value.numerator)
    }
    var rank: [Int128: Int] = [:]
    for (place, value) in Set(values).sorted().enumerated() { rank[value] = place }
    return values.map { rank[$0, default: 0] }
  }

  // MARK: - Quantiles

  /// The quantile of a list by one of nine definitions.
  ///
  /// Type t takes (1 − γ)·x[j] + γ·x[j + 1] of the sorted list, where j + γ = n·q + m, or for types 1 to 3 a step of that.
  /// Source: R. J. Hyndman and Y. Fan, Sample quantiles in statistical packages, The American Statistician 50, 1996.
  mutating func quantile(
    _ list: [Measured], _ q: Expression.Index, type: Expression.Index?, _ row: FunctionRow,
    uses: Int32
  ) throws(CalculatorError) -> Shape {
    let share = try option(q, "'q' of \(row.signature) is a number from 0 to 1 that stands there")
    let number = try type.map { node throws(CalculatorError) in
      try option(node, "'type' of \(row.signature) is a whole number from 1 to 9")
    }
    guard let place = Quantile(type: number ?? RangeNumber(7), share, count: list.count) else {
      throw CalculatorError(
        .arguments, "\(row.signature) needs \(row.domain)", span(of: Int(type ?? q)))
    }
    dropUnused()
    let order = try ascending(list)
    let (low, high) = (list[order[place.low]], list[order[place.high]])
    hold(Shape(low), 1)
    hold(Shape(high), 1)
    for element in list { release(element.register) }
    // Registers of one unit, which is that of the first element in order.
    let upper = try converted(high, to: low, forWhat: "arguments of one \(row.name)")
    guard place.weight.numerator != 0, low.register != upper else {
      release(upper)
      return held(Shape(low), uses)
    }
    let weight = try emit(place.weight, uses: 2)
    let one = try emit(literal: ExactLiteral(1), uses: 1)
    let rest = try emit(.binary(.subtract), one, weight, uses: 1)
    let value = try emit(
      .list(.sumOfProducts), list: [rest, low.register, weight, upper], uses: uses)
    return Shape(Measured(register: value, unit: low.unit))
  }
}
