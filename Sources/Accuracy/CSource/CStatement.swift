import NumericCore

/// A statement.
enum CStatement {
  case assignment(CVariable, CNode)
  case choice(CNode, then: [CStatement], else: [CStatement])
  case loop(CNode, [CStatement], SourceSpan)
  case result(CNode)

  /// Whether it may end the function.
  @inline(never)
  var returns: Bool {
    switch self {
    case .assignment, .loop: false
    case .choice(_, let yes, let no):
      yes.contains(where: \.returns) || no.contains(where: \.returns)
    case .result: true
    }
  }

  /// The types of the values that it may return.
  var resultTypes: [CType] {
    switch self {
    case .assignment, .loop: []
    case .choice(_, let yes, let no): (yes + no).flatMap(\.resultTypes)
    case .result(let value): [value.type]
    }
  }

  /// The statement with its values converted to the type of the function.
  ///
  /// The compiler would copy it and ``returns`` into each other and their callers many times.
  @inline(never)
  func returning(_ type: CType) -> CStatement {
    switch self {
    case .assignment, .loop: self
    case .choice(let condition, let yes, let no):
      .choice(
        condition, then: yes.map { $0.returning(type) }, else: no.map { $0.returning(type) })
    case .result(let value): .result(value.converted(to: type))
    }
  }

  /// The variables that it may change.
  var assigned: [String: CVariable] {
    switch self {
    case .assignment(let variable, _): [variable.name: variable]
    case .choice(_, let yes, let no): Self.assigned(yes + no)
    case .loop(_, let body, _): Self.assigned(body)
    case .result: [:]
    }
  }

  static func assigned(_ statements: [CStatement]) -> [String: CVariable] {
    statements.reduce(into: [:]) { $0.merge($1.assigned) { first, _ in first } }
  }
}
