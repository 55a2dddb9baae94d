import NumericCore

/// The names in `[a, b] = list`, each of which is set to one element.
public struct TargetList: Sendable {
  /// The names in order.
  public let names: [String]
  /// The place of the brackets in the source.
  var span: SourceSpan

  /// The names with the elements of a value, which are nil for a value without any.
  func paired<Element>(
    with elements: [Element]?
  ) throws(CalculatorError) -> [(name: String, element: Element)] {
    guard let elements else {
      throw CalculatorError(
        .arguments, "only a list is taken apart, as in [a, b] = [1, 2]", span)
    }
    guard elements.count == names.count else {
      let (found, wanted) = (elements.count, names.count)
      throw CalculatorError(
        .arguments,
        "\(wanted) \(wanted == 1 ? "name stands" : "names stand") here for a list of \(found)", span
      )
    }
    return zip(names, elements).map { (name: $0, element: $1) }
  }
}

extension Shape {
  /// The elements of a list, each with its registers; nil for anything else.
  var elements: [Shape]? {
    switch self {
    case .list(let registers): registers.map { .number($0) }
    case .complexes(let registers):
      stride(from: 0, to: registers.count, by: 2).map {
        .complex(registers[$0], registers[$0 + 1])
      }
    case .quantities(let registers, let units):
      zip(registers, units).map { .quantity($0, $1) }
    case .matrices(let registers, let sizes):
      sizes.parts(of: registers).map { part in
        part.size.isComplex
          ? .complexMatrix(part.elements, columns: part.size.columns)
          : .matrix(part.elements, columns: part.size.columns)
      }
    case .dates(let dates): dates.map { .date($0) }
    default: nil
    }
  }
}
