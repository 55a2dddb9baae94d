import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Collects the places of a Swift source that can be broken.
final class SwiftSites: SyntaxVisitor {
  private let file: String
  private let converter: SourceLocationConverter
  private(set) var sites: [Site] = []

  /// The sites of a source.
  static func sites(_ text: String, file: String) -> [Site] {
    let parsed = Parser.parse(source: text)
    // Operators that the table does not know leave their expression as it is.
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let visitor = SwiftSites(file, tree)
    visitor.walk(tree)
    return visitor.sites
  }

  private init(_ file: String, _ tree: Syntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: Site.Kind, _ node: some SyntaxProtocol, _ replacement: String) {
    let original = node.trimmedDescription
    // Lines of a copy have the numbers that they have in the source.
    guard !original.contains("\n"), !replacement.contains("\n"), !original.contains("//") else {
      return
    }
    let start = node.positionAfterSkippingLeadingTrivia
    sites.append(
      Site(
        file: file, line: converter.location(for: start).line, kind: kind,
        range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
        original: original, replacement: replacement))
  }

  // MARK: - Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator,
      let (kind, other) = Self.operators[symbol.text]
    else { return .visitChildren }
    // A comparison with nil is none of numbers.
    if kind == .comparison, node.rightOperand.is(NilLiteralExprSyntax.self) {
      return .visitChildren
    }
    let changed =
      node.leftOperand.trimmedDescription + " \(other) " + node.rightOperand.trimmedDescription
    add(kind, node, changed)
    return .visitChildren
  }

  private static let operators: [String: (Site.Kind, String)] = [
    "<": (.comparison, "<="), "<=": (.comparison, "<"), ">": (.comparison, ">="),
    ">=": (.comparison, ">"), "==": (.comparison, "!="), "!=": (.comparison, "=="),
    "+": (.arithmetic, "-"), "-": (.arithmetic, "+"), "&+": (.arithmetic, "&-"),
    "&-": (.arithmetic, "&+"), "*": (.arithmetic, "+"), "&*": (.arithmetic, "&+"),
    "/": (.arithmetic, "*"), "%": (.arithmetic, "/"),
    "<<": (.shift, ">>"), ">>": (.shift, "<<"), "&<<": (.shift, "&>>"), "&>>": (.shift, "&<<"),
    "&&": (.logic, "||"), "||": (.logic, "&&"), "|": (.logic, "&"), "&": (.logic, "|"),
  ]

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(.logic, node, node.expression.trimmedDescription) }
    return .visitChildren
  }

  // MARK: - Numbers and names

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    guard let value = UInt64(digits), value < 1 << 40 else { return .skipChildren }
    add(.constant, node, String(value + 1))
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil, let other = Self.directions[node.declName.baseName.text],
      node.declName.argumentNames == nil
    {
      add(.rounding, node, ".\(other)")
    }
    return .visitChildren
  }

  private static let directions = [
    "up": "down", "down": "up", "towardZero": "awayFromZero", "awayFromZero": "towardZero",
    "toNearestOrEven": "towardZero", "toNearestOrAwayFromZero": "toNearestOrEven",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The right side of an access is a name of another declaration.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .skipChildren
    }
    guard isRead(Syntax(node)) else { return .skipChildren }
    let name = node.baseName.text.lowercased()
    if ["carry", "borrow", "sticky"].contains(where: name.contains) {
      add(.carry, node, "\(node.baseName.text) ^ \(node.baseName.text)")
    } else if ["guard", "slack", "margin"].contains(where: name.contains) {
      add(.guardBits, node, "\(node.baseName.text) - 1")
    }
    return .skipChildren
  }

  /// Whether a name stands for its value: it is not assigned, passed inout or called.
  private func isRead(_ node: Syntax) -> Bool {
    switch node.parent?.kind {
    case .inOutExpr, .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .tupleExpr: false
    case .infixOperatorExpr:
      node.parent?.as(InfixOperatorExprSyntax.self).map {
        $0.operator.is(BinaryOperatorExprSyntax.self)
          && !($0.operator.trimmedDescription.hasSuffix("=")
            && $0.leftOperand.id == node.id)
      } ?? false
    default: true
    }
  }

  // MARK: - What is left alone

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
  // Defaults of public functions are compiled into other modules.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // Long arrays are tables.
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    node.elements.count > 6 ? .skipChildren : .visitChildren
  }

  // What is claimed, reserved or said changes no result.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    let isClaim = [
      "assert", "precondition", "assertionFailure", "preconditionFailure", "fatalError",
    ].contains(name)
    return isClaim || name.hasSuffix("reserveCapacity") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.isInlinable(node.attributes) || node.name.text == "hash" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.isInlinable(node.attributes) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isInlinable(node.attributes) { return .skipChildren }
    // A constant that was chosen for speed changes no result, and its comment says what was measured.
    let isChoice = Self.wordsOfSpeed.contains { node.leadingTrivia.description.contains($0) }
    let isConstant = node.modifiers.contains { $0.name.text == "static" }
    return isChoice && isConstant ? .skipChildren : .visitChildren
  }

  private static let wordsOfSpeed = ["measured", "faster", " ns", " ms", " µs", "milliseconds"]

  private static func isInlinable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.trimmedDescription.hasPrefix("@inlinable") }
  }
}
