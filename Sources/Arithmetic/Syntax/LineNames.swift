public import NumericCore

/// The names that a line reads and sets, found from its text alone.
public struct LineNames: Sendable {
  /// The names of variables, constants and functions in its expressions.
  public private(set) var read: Set<String> = []
  /// The variables that it sets; `ans` for an expression that is not assigned.
  public private(set) var variables: Set<String> = []
  /// The functions that it defines.
  public private(set) var functions: Set<String> = []
  /// The variable that the last statement assigns; nil if it is not an assignment.
  public private(set) var lastAssigned: String?

  /// Parses a line.
  ///
  /// - Throws: for text that is not a line of the language.
  public init(utf8 source: [UInt8], limits: Limits = Limits()) throws(CalculatorError) {
    for statement in try Environment().parse(source, limits).statements {
      lastAssigned = nil
      switch statement {
      case .expression(let expression):
        read.formUnion(expression.names)
        variables.insert("ans")
      case .assignment(let name, let expression):
        read.formUnion(expression.names)
        variables.insert(name)
        lastAssigned = name
      case .definition(let definition):
        read.formUnion(Set(definition.body.names).subtracting(definition.parameters))
        functions.insert(definition.name)
      }
    }
  }
}
