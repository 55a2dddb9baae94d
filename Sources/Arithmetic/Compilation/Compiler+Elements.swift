import NumericCore

// Ranges as lists, and elements of lists.
extension Compiler {
  /// The numbers of a range as a list.
  mutating func range(
    _ first: Expression.Index, _ last: Expression.Index, step: Expression.Index?, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var values = try values(from: first, to: last, by: step)
    guard values.count > 0 else { return .list([]) }
    var registers: [UInt32] = []
    registers.reserveCapacity(values.count)
    while true {
      registers.append(try emit(values.next, uses: uses))
      values.count -= 1
      if values.count == 0 { return .list(registers) }
      guard let next = values.next.adding(values.step) else { throw tooLong(span(of: nil)) }
      values.next = next
    }
  }

  /// The element of a list that a number chooses, or those that a list of numbers chooses: from 1, or from −1 backwards.
  mutating func element(
    _ index: Expression.Index, of list: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if case .dates(let dates) = try shape(list) {
      let chosen = try places(index, in: dates.count)
      dropUnused()
      return try elements(index) == nil
        ? .date(dates[chosen[0]]) : .dates(chosen.map { dates[$0] })
    }
    if try matrix(list) != nil {
      throw CalculatorError(
        .arguments, "m[2, :] is a row of a matrix, m[:, 2] a column, and m[2, 2] an element",
        span(of: Int(index)))
    }
    if isAll(index) { return held(try shape(list), uses) }
    if let all = try matrices(list) {
      return try element(index, ofMatrices: all, uses: uses)
    }
    if let all = try complexElements(list) {
      return try element(index, ofComplex: all, uses: uses)
    }
    guard let all = try elements(list) else {
      throw CalculatorError(
        .arguments, "only lists have elements; a product has a '*'", span(of: Int(list)))
    }
    let isList = try elements(index) != nil
    let chosen = try places(index, in: all.count)
    dropUnused()
    for place in chosen { hold(.number(all[place].register), uses) }
    for element in all { release(element.register) }
    return isList
      ? try self.list(of: chosen.map { Shape(all[$0]) }, uses: uses) : Shape(all[chosen[0]])
  }

  /// The places of elements from 0 that a number or a list of them chooses.
  mutating func places(
    _ index: Expression.Index, in count: Int
  ) throws(CalculatorError) -> [Int] {
    guard let numbers = try elements(index) else {
      return [try place(of: try number(index), in: count, at: index)]
    }
    var places: [Int] = []
    for number in numbers {
      if let unit = number.unit {
        throw CalculatorError(
          .incompatibleUnits, "\(unit.quantityName.withArticle) is not the number of an element",
          span(of: Int(index)))
      }
      places.append(try place(of: number.register, in: count, at: index))
    }
    return places
  }

  /// The place of an element from 0, whose number is in a register, which is released.
  private mutating func place(
    of register: UInt32, in count: Int, at index: Expression.Index
  ) throws(CalculatorError) -> Int {
    let value = try known(
      of: register, at: index,
      unknown: "the number of an element has to be known before the variables are",
      broken: "the number of an element is a whole number")
    guard value.denominator == 1, value.numerator != 0, value.numerator.magnitude <= count else {
      throw CalculatorError(
        .arguments,
        Self.numbers(of: count),
        span(of: Int(index)))
    }
    let number = Int(value.numerator)
    return number > 0 ? number - 1 : count + number
  }

  /// Which numbers elements have.
  private static func numbers(of count: Int) -> String {
    switch count {
    case 0: "an empty list has no elements"
    case 1: "there is one element here, with the number 1"
    default:
      "there are \(count) elements here, with the numbers 1 to \(count), or -1 to -\(count) from the end"
    }
  }
}
