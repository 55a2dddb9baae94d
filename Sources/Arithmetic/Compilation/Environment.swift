import NumericCore
import Scientific

/// What names mean: variables by their shape, and the user's functions.
struct Environment: NameScope {
  /// What kind of value a variable holds.
  enum VariableShape {
    case number
    case list(Int)
    case text(String)

    /// Elements of a list; nil for a number.
    var elementCount: Int? { if case .list(let count) = self { count } else { nil } }
  }

  var variables: [String: VariableShape] = [:]
  var functions: [String: FunctionDefinition] = [:]

  func isFunction(_ name: String) -> Bool {
    functions[name] != nil || Catalogue.isFunction(name)
  }

  func isVariable(_ name: String) -> Bool {
    variables[name] != nil || Catalogue.isConstant(name)
  }

  func takesAngle(_ name: String) -> Bool {
    guard functions[name] == nil, case .circular? = Catalogue.function(named: name)?.form else {
      return false
    }
    return true
  }

  func reservedKind(_ name: String) -> String? {
    if Catalogue.isConstant(name) { return "a constant" }
    if Catalogue.isFunction(name) { return "a function" }
    return name == "mod" || name == "ans" ? "a word of the language" : nil
  }

  var allNames: [String] {
    Catalogue.names + Array(variables.keys) + Array(functions.keys)
  }
}
