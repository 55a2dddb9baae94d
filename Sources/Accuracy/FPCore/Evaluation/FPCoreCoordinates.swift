import BigNumbers
import NumericCore

/// The numbers of which the arguments of a core consist: an array has one for each of its elements, row by row.
public struct FPCoreCoordinates: Sendable {
  /// The name of each number: that of the argument, or of an element, as `A[0]` and `A[1,2]`.
  public private(set) var names: [String] = []
  /// The place of the argument that each number belongs to.
  public private(set) var arguments: [Int] = []
  /// The sizes of each argument in its dimensions; none for a number.
  private var shapes: [[Int]] = []

  /// The numbers of the arguments of a core, whose named sizes are given.
  ///
  /// - Throws: if a size is not given, or if there are more numbers than a core may have operations.
  init(_ core: FPCore, sizes: [String: Int], _ limits: Limits) throws(ComputationFailure) {
    for (index, argument) in core.arguments.enumerated() {
      var shape: [Int] = []
      for size in argument.sizes { shape.append(try Self.count(size, of: argument, sizes)) }
      let count = try Self.count(shape, after: names.count, limits)
      names += (0..<count).map { argument.name + Self.subscripts($0, shape) }
      arguments += [Int](repeating: index, count: count)
      shapes.append(shape)
    }
  }

  /// The number of elements of an array that follows some numbers.
  ///
  /// The product is looked at after each factor: an array of no elements may have too many rows.
  private static func count(
    _ shape: [Int], after others: Int, _ limits: Limits
  ) throws(ComputationFailure) -> Int {
    var count = 1
    for size in shape {
      let (product, overflows) = count.multipliedReportingOverflow(by: size)
      count = overflows ? .max : product
      do throws(LimitExceeded) {
        try limits.check(
          .operations, others.addingReportingOverflow(count).overflow ? .max : others + count)
      } catch {
        throw .limit(error)
      }
    }
    return count
  }

  private static func count(
    _ size: FPCoreArgument.Size, of argument: FPCoreArgument, _ sizes: [String: Int]
  ) throws(ComputationFailure) -> Int {
    switch size {
    case .fixed(let count): return count
    case .named(let name):
      if let count = sizes[name] { return count }
      throw .inapplicable(
        "the array '\(argument.name)' has the size '\(name)', which has no value; '\(name)=3' in --let gives one"
      )
    }
  }

  /// The subscripts of an element in brackets; nothing for a number.
  private static func subscripts(_ place: Int, _ shape: [Int]) -> String {
    if shape.isEmpty { return "" }
    var (rest, digits) = (place, [String]())
    for size in shape.reversed() {
      digits.append("\(rest % size)")
      rest /= size
    }
    return "[" + digits.reversed().joined(separator: ",") + "]"
  }

  /// The arguments that some numbers are.
  func values(_ point: [ExactReal]) -> [FPCoreValue<ExactReal>] {
    var rest = point[...]
    return shapes.map { shape in
      let count = shape.reduce(1, *)
      defer { rest = rest.dropFirst(count) }
      return FPCoreValue(rest.prefix(count), sizes: shape[...])
    }
  }
}
