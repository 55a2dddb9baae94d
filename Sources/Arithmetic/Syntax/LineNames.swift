public import NumericCore

/// The names of a line, known from its text alone: what it reads, and what it sets.
public struct LineNames: Sendable {
  /// Names of variables, constants and functions that its expressions mention.
  public private(set) var read: Set<String> = []
  /// Variables that it sets; `ans` where an expression stands alone.
  public private(set) var variables: Set<String> = []
  /// Functions that it defines.
  public private(set) var functions: Set<String> = []
  /// Whether its last statement is an assignment to a variable, and to which.
  public private(set) var lastAssigned: String?

  /// Parses a line.
  ///
  /// - Throws: text that is no line of the language.
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
