import Arithmetic
import NumericCore

extension FPCoreDefinition {
  /// The parts of `(FPCore identifier? (argument*) property* body)`.
  struct Parts {
    let identifier: String?
    let arguments: [FPCoreDatum]
    let properties: [FPCoreProperty]
    let body: FPCoreDatum
    let span: SourceSpan

    init(_ datum: FPCoreDatum) throws(TextError) {
      guard let list = datum.list, let head = list.first?.symbol, head == "FPCore" else {
        let head = datum.list?.first?.symbol
        throw TextError(
          .form, "a file consists of (FPCore …)", datum.list?.first?.span ?? datum.span,
          suggestion: head.flatMap { Suggestion.nearest(to: $0, among: ["FPCore"]) })
      }
      var rest = list.dropFirst()
      identifier = rest.first?.symbol
      if identifier != nil { rest = rest.dropFirst() }
      guard let arguments = rest.popFirst() else {
        throw TextError(.form, "'FPCore' has a list of arguments and a body", datum.span)
      }
      guard let list = arguments.list else {
        throw TextError(
          .form, "the arguments of 'FPCore' are a list, not '\(arguments)'", arguments.span)
      }
      self.arguments = list
      properties = try FPCoreProperty.leading(&rest)
      guard let body = rest.first, rest.count == 1 else {
        throw TextError(
          .form, "'FPCore' has one body, not \(rest.count)",
          rest.dropFirst().first?.span ?? datum.span)
      }
      self.body = body
      span = datum.span
    }
  }
}

extension FPCoreParser {
  /// Builds a core from its parts.
  mutating func definition(
    _ parts: FPCoreDefinition.Parts
  ) throws(TextError) -> FPCoreDefinition {
    var arguments: [FPCoreArgument] = []
    for datum in parts.arguments {
      let argument = try argument(datum)
      guard !arguments.contains(where: { $0.name == argument.name }) else {
        throw TextError(.form, "there are two arguments '\(argument.name)'", datum.span)
      }
      arguments.append(argument)
    }
    let context = try FPCoreContext(parts.properties)
    let body = try node(parts.body, FPCoreContext())
    // Preconditions and specifications round nothing.
    formats = [:]
    let precondition = try precondition(parts.properties)
    let specification = specification(parts.properties)
    return FPCoreDefinition(
      identifier: parts.identifier, properties: parts.properties, context: context,
      arguments: arguments, body: body, precondition: precondition, specification: specification,
      slotCount: slotCount, span: parts.span)
  }

  /// Preconditions and specifications are evaluated without rounding unless their annotations
  /// specify it.
  private static let real = FPCoreContext(precision: .real)

  private mutating func precondition(
    _ properties: [FPCoreProperty]
  ) throws(TextError) -> FPCoreNode? {
    guard let property = properties.first(where: { $0.name == "pre" }) else { return nil }
    return try node(property.value, Self.real)
  }

  private mutating func specification(
    _ properties: [FPCoreProperty]
  ) -> Result<FPCoreNode, TextError>? {
    guard let property = properties.first(where: { $0.name == "spec" }) else { return nil }
    do throws(TextError) {
      return .success(try node(property.value, Self.real))
    } catch {
      return .failure(error)
    }
  }

  /// Reads an argument: `x`, `(A n 3)` or `(! :property value … x n 3)`.
  private mutating func argument(_ datum: FPCoreDatum) throws(TextError) -> FPCoreArgument {
    if let name = datum.symbol {
      return FPCoreArgument(
        name: name, context: ownContext(of: name) ?? FPCoreContext(), sizes: [],
        slot: declare(name), sizeSlots: [:])
    }
    var rest = (datum.list ?? [])[...]
    var context = FPCoreContext()
    if rest.first?.symbol == "!" {
      rest = rest.dropFirst()
      context = try FPCoreContext(FPCoreProperty.leading(&rest))
    }
    guard let name = rest.popFirst()?.symbol else {
      throw TextError(
        .form, "an argument is a name, (name sizes) or (! properties name), not '\(datum)'",
        datum.span)
    }
    if let own = ownContext(of: name) { context = own.inside(context) }
    let slot = declare(name)
    var sizes: [FPCoreArgument.Size] = []
    var slots: [String: Int] = [:]
    for size in rest {
      if let symbol = size.symbol {
        // A size that occurs twice is one variable.
        slots[symbol] = self.slot(of: symbol) ?? declare(symbol)
        sizes.append(.named(symbol))
      } else if let count = size.number?.integer, count >= 0 {
        sizes.append(.fixed(count))
      } else {
        throw TextError(
          .form, "a size of '\(name)' is a name or a whole number, not '\(size)'", size.span)
      }
    }
    return FPCoreArgument(name: name, context: context, sizes: sizes, slot: slot, sizeSlots: slots)
  }
}
