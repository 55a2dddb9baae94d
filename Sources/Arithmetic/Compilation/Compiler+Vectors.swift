import NumericCore
import Scientific

// Functions of lists whose value is another list, or their number of elements.
extension Compiler {
  /// A function of lists.
  mutating func vector(
    _ function: VectorFunction, _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow,
    uses: Int32
  ) throws(CalculatorError) -> Shape {
    let places = try order(
      arguments, row.parameters, least: row.parameters.count - row.optional.count, row)
    // What is no list among the arguments is an option of the function.
    let listCount = function == .quantile || function == .norm ? 1 : places.count
    if let result = try complexVector(function, places, row, uses: uses) { return result }
    var lists: [[Measured]] = []
    for place in places.prefix(listCount) {
      if function == .length, let matrix = try matrix(place) {
        return try length(matrix.rows, of: matrix.elements.flatMap(\.parts), uses: uses)
      }
      if function == .length, let matrices = try matrices(place) {
        return try length(
          matrices.count, of: matrices.flatMap(\.elements).flatMap(\.parts), uses: uses)
      }
      guard let elements = try elements(place),
        function != .crossProduct || elements.count == 3
      else {
        throw CalculatorError(
          .arguments, "\(row.signature) needs \(row.domain)", span(of: Int(place)))
      }
      lists.append(elements)
    }
    switch function {
    case .length:
      return try length(lists[0].count, of: lists[0].map(\.register), uses: uses)
    case .reverse:
      return held(try list(of: lists[0].reversed().map { Shape($0) }, uses: 1), uses)
    case .cumulativeSum: return try cumulativeSum(lists[0], uses: uses)
    case .crossProduct: return try crossProduct(lists[0], lists[1], uses: uses)
    case .norm: return try norm(lists[0], places.dropFirst().first, row, uses: uses)
    case .sort: return try sorted(lists[0], uses: uses)
    case .unique: return try unique(lists[0], uses: uses)
    case .quantile:
      return try quantile(
        lists[0], places[1], type: places.count > 2 ? places[2] : nil, row, uses: uses)
    case .pair: return try pairs(lists[0], lists[1], uses: uses)
    case .covariance: return try covariance(lists[0], lists[1], row, uses: uses)
    case .correlation: return try correlation(lists[0], lists[1], row, uses: uses)
    case .map, .filter:
      throw CalculatorError(
        .arguments, "\(row.signature) needs \(row.domain)", span(of: Int(places[0])))
    }
  }

  /// A number of elements or rows, for which no element is needed.
  private mutating func length(
    _ count: Int, of elements: [UInt32], uses: Int32
  ) throws(CalculatorError) -> Shape {
    for element in elements { release(element) }
    dropUnused()
    return .number(try emit(RangeNumber(Int128(count)), uses: uses))
  }

  /// The sums of the first elements, from left to right.
  private mutating func cumulativeSum(
    _ terms: [Measured], uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard !terms.isEmpty else { return .list([]) }
    hold(Shape(terms[0]), uses)
    var sums = [Shape(terms[0])]
    var total = terms[0]
    for term in terms.dropFirst() {
      // Every sum but the last one is an operand of the next.
      let sum = try sum(.add, total, term, uses: uses + 1)
      sums.append(sum)
      total = Measured(sum)
    }
    release(total.register)
    return try list(of: sums, uses: uses)
  }

  /// The pairs of elements as rows.
  private mutating func pairs(
    _ a: [Measured], _ b: [Measured], uses: Int32
  ) throws(CalculatorError) -> Shape {
    guard a.count == b.count else {
      throw CalculatorError(
        .arguments,
        "the lists have \(a.count) and \(b.count) elements, and elements are taken in pairs",
        span(of: nil))
    }
    if a.isEmpty { return .list([]) }
    let rows = zip(a, b).flatMap { [Shape($0), Shape($1)] }
    return held(try list(of: rows, columns: 2, uses: 1), uses)
  }

  /// a₂b₃ − a₃b₂ and so on.
  private mutating func crossProduct(
    _ a: [Measured], _ b: [Measured], uses: Int32
  ) throws(CalculatorError) -> Shape {
    for element in a + b { hold(Shape(element), 1) }
    var parts: [Shape] = []
    for place in 0..<3 {
      let (next, last) = ((place + 1) % 3, (place + 2) % 3)
      let first = Measured(try product(a[next], b[last], uses: 1))
      let second = Measured(try product(a[last], b[next], uses: 1))
      parts.append(try sum(.subtract, first, second, uses: uses))
    }
    return try list(of: parts, uses: uses)
  }
}

extension Measured {
  /// A plain number or a quantity.
  fileprivate init(_ shape: Shape) {
    if case .quantity(let register, let unit) = shape {
      self.init(register: register, unit: unit)
    } else {
      self.init(register: shape.registers[0])
    }
  }
}
