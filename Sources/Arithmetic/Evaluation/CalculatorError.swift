public import NumericCore

/// The classes of errors, which scripts can distinguish.
public enum ErrorKind: String, CaseIterable, Sendable {
  case syntax
  case unknownName = "unknown_name"
  case arguments
  case variableNotSet = "variable_not_set"
  case insufficientOperands = "insufficient_operands"
  case divisionByZero = "division_by_zero"
  case domain
  case noSolution = "no_solution"
  case overflow
  case undecided
  case limit
  case incompatibleUnits = "incompatible_units"
  case unknownUnit = "unknown_unit"
  case invalidDate = "invalid_date"
  /// A fault of the program itself.
  case fault
}

extension ErrorKind {
  /// The class of what is wrong with a text.
  public init(_ kind: TextError.Kind) {
    switch kind {
    case .syntax: self = .syntax
    case .unknownName: self = .unknownName
    case .form, .unsupported: self = .arguments
    case .limit: self = .limit
    case .unit: self = .unknownUnit
    case .date, .missingZone: self = .invalidDate
    }
  }
}

/// Why a line has no value: a class, a message, the place in the source, and possibly a suggestion.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The class.
  public var kind: ErrorKind
  /// One sentence that describes the error.
  public var message: String
  /// The place in the source; nil if it is not a single place.
  public var span: SourceSpan?
  /// The nearest known name, if a name was unknown.
  public var suggestion: String?
  /// The limit that was exceeded.
  public var limit: LimitExceeded?

  /// Creates an error.
  public init(
    _ kind: ErrorKind, _ message: String, _ span: SourceSpan?, suggestion: String? = nil,
    limit: LimitExceeded? = nil
  ) {
    self.kind = kind
    // Names in messages come from the input and may have any length.
    self.message = message.utf8.count > 400 ? message.prefix(300) + "…" : message
    self.span = span
    self.suggestion = suggestion
    self.limit = limit
  }

  /// What is wrong with a text.
  public init(_ error: TextError) {
    self.init(
      ErrorKind(error.kind), error.message, error.span, suggestion: error.suggestion)
  }

  /// What was asked of a library, in the words of the calculator.
  public init<Failure: Error>(_ error: EngineError<Failure>) {
    switch error {
    case .text(let error): self.init(error)
    case .mathematics(let failure): self.init(failure, nil)
    case .limit(let limit): self.init(limit, nil)
    case .backend(let failure): self.init(failure, nil)
    }
  }

  init(_ limit: LimitExceeded, _ span: SourceSpan?) {
    self.init(.limit, limit.description, span, limit: limit)
  }

  /// Describes the failure of a backend: a limit, or a result that could not be proven.
  public init(_ failure: any Error, _ span: SourceSpan?) {
    switch failure {
    case let limit as LimitExceeded: self.init(limit, span)
    case ComputationFailure.limit(let limit): self.init(limit, span)
    case ComputationFailure.undecided: self.init(.undecided, "\(failure)", span)
    case ComputationFailure.inapplicable(let reason): self.init(.arguments, reason, span)
    case ComputationFailure.exception(.divisionByZero):
      self.init(.divisionByZero, "division by zero", span)
    case ComputationFailure.exception(.overflow): self.init(.overflow, "\(failure)", span)
    case ComputationFailure.exception(.noSolution):
      self.init(.noSolution, "\(failure)", span)
    case ComputationFailure.exception: self.init(.domain, "\(failure)", span)
    default: self.init(.limit, "\(failure)", span)
    }
  }
}
