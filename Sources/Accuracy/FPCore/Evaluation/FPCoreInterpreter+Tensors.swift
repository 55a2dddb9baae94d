import NumericCore

extension FPCoreInterpreter {
  /// The value of a node about arrays; it exists once, as ``bindSizes(of:_:_:)``.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func tensorValue(
    _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    switch node.form {
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(try evaluate(element, &frame)) }
      return try array(of: values, node)
    case .dimensions(let operand):
      var rest = try evaluate(operand, &frame)
      var count = 0
      while case .array(let elements) = rest {
        count += 1
        guard let first = elements.first else { break }
        rest = first
      }
      return .number(domain.integer(count))
    case .size(let operand, let axis):
      var rest = try evaluate(operand, &frame)
      for _ in 0..<(try index(axis, &frame)) {
        rest = try elements(of: rest, operand).first ?? rest
      }
      return .number(domain.integer(try elements(of: rest, operand).count))
    case .element(let operand, let indices):
      var rest = try evaluate(operand, &frame)
      for node in indices {
        let elements = try elements(of: rest, operand)
        let index = try index(node, &frame)
        guard index < elements.count else {
          throw fault(node, "the index \(index) is beyond the \(elements.count) elements")
        }
        rest = elements[index]
      }
      return rest
    default: preconditionFailure("\(node.form) is not a tensor")
    }
  }

  /// An array, whose elements have the same number of dimensions.
  ///
  /// Their number is limited, because values are walked recursively.
  func array(of elements: [Value], _ node: FPCoreNode) throws(ComputationFailure) -> Value {
    let rank = elements.first?.rank ?? 0
    guard elements.allSatisfy({ $0.rank == rank }) else {
      throw fault(node, "the elements of an array have the same number of dimensions")
    }
    guard rank < Self.mostDimensions else {
      throw fault(node, "an array has at most \(Self.mostDimensions) dimensions")
    }
    return .array(elements)
  }

  private static var mostDimensions: Int { 64 }

  private func elements(
    of value: Value, _ node: FPCoreNode
  ) throws(ComputationFailure) -> [Value] {
    guard case .array(let elements) = value else {
      throw fault(node, "this has not as many dimensions")
    }
    return elements
  }

  private mutating func index(
    _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Int {
    guard let index = try domain.index(try number(of: node, &frame)) else {
      throw fault(node, "an index is a whole number from 0")
    }
    return index
  }
}
