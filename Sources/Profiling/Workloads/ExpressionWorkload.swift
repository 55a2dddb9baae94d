import Accuracy
public import Arithmetic
public import BigNumbers
import NumericCore

extension ProgramWorkload {
  /// An expression whose value is a number, a complex number or a list, at some points.
  ///
  /// The points contain the numbers of `variables` in their order; other inputs of the expression
  /// have fixed values, by their names and elements.
  ///
  /// - Throws: if the value is not a number, or if an operation is not defined for real numbers.
  public init(
    _ compiled: CompiledExpression, source: String, variables: [String],
    points: [[ExactReal]], fixed: [String: [Int: ExactReal]]
  ) throws(ComputationFailure) {
    switch compiled.shape {
    case .number, .complex, .polar, .list, .complexes, .polynomial, .factored, .matrix,
      .complexMatrix, .matrices,
      .quantity, .quantities, .mixed, .factors, .divisors:
      break
    case .duration, .truth, .condition, .date, .dates, .text: throw .notOneNumber
    }
    var inputs: [[ExactReal]] = []
    for point in points.isEmpty ? [[]] : points {
      var numbers: [ExactReal] = []
      for input in compiled.inputs {
        if let index = variables.firstIndex(of: input.name) {
          numbers.append(point[index])
        } else if let value = fixed[input.name]?[input.element] {
          numbers.append(value)
        } else {
          throw .inapplicable("'\(input.name)' has no value")
        }
      }
      inputs.append(numbers)
    }
    try self.init(name: source, summary: "", compiled.program, points: inputs)
  }
}
