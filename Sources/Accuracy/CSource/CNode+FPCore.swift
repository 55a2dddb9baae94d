extension CNode {
  /// The expression as FPCore inside a context whose numbers are of a type.
  ///
  /// Operations round in the arithmetic of their own type; where that differs from the context's, they have an
  /// annotation.
  func fpcore(in context: CType) -> String {
    switch form {
    case .number(let text):
      // Small whole numbers are exact in every type.
      if type == .integer || context == type || text.utf8.count <= 3 && Int(text) != nil {
        return text
      }
      return "(! :precision \(type.precision) \(text))"
    case .variable(let name): return name
    case .operation(let name, let parts):
      if type == .boolean {
        // Comparisons and tests are exact; their operands round in their own types.
        return "(\(name)\(Self.list(parts, in: context)))"
      }
      if type == .integer, name == "/" {
        // The quotient of whole numbers drops its fraction, also where it is rounded first.
        return annotated(
          context, "(trunc (/\(Self.list(parts, in: type))))", rounding: ":round toZero")
      }
      return annotated(context, "(\(name)\(Self.list(parts, in: type)))")
    case .choice(let condition, let yes, let no):
      return
        "(if \(condition.fpcore(in: context)) \(yes.fpcore(in: context)) \(no.fpcore(in: context)))"
    case .conversion(let part):
      if part.type.isFloating, part.type < type { return part.fpcore(in: context) }
      return annotated(context, "(cast \(part.fpcore(in: type)))")
    case .binding(let bindings, let isSequential, let body):
      let list = bindings.map { "[\($0.name) \($0.value.fpcore(in: context))]" }
        .joined(separator: " ")
      return "(let\(isSequential ? "*" : "") (\(list)) \(body.fpcore(in: context)))"
    case .loop(let condition, let variables, let body):
      let list = variables.map { "[\($0.name) \($0.name) \($0.update.fpcore(in: context))]" }
        .joined(separator: " ")
      return "(while \(condition.fpcore(in: context)) (\(list)) \(body.fpcore(in: context)))"
    }
  }

  /// An expression in the arithmetic of the type, and in a direction of rounding if there is one.
  private func annotated(_ context: CType, _ text: String, rounding: String? = nil) -> String {
    let precision = context == type ? nil : ":precision \(type.precision)"
    let properties = [precision, rounding].compactMap { $0 }
    return properties.isEmpty ? text : "(! \(properties.joined(separator: " ")) \(text))"
  }

  private static func list(_ parts: [CNode], in context: CType) -> String {
    parts.map { " " + $0.fpcore(in: context) }.joined()
  }
}
