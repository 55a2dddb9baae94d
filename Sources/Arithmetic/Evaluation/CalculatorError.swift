public import NumericCore

/// The classes of failure that a script can tell apart.
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

/// Why a line has no value: a class, a sentence, the culprit, and perhaps what was meant.
public struct CalculatorError: Error, Hashable, Sendable {
  /// The class.
  public var kind: ErrorKind
  /// One sentence.
  public var message: String
  /// The culprit in the source; nil when it is no single place.
  public var span: SourceSpan?
  /// The nearest known name, where the fault is an unknown one.
  public var suggestion: String?
  /// The limit that was reached.
  public var limit: LimitExceeded?

  /// Creates an error.
  public init(
    _ kind: ErrorKind, _ message: String, _ span: SourceSpan?, suggestion: String? = nil,
    limit: LimitExceeded? = nil
  ) {
    self.kind = kind
    // Names in messages come from the input and may be of any length.
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

  /// Puts the failure of a backend into words: of a limit, or of one that proves its results.
  public init(_ failure: any Error, _ span: SourceSpan?) {
    switch failure {
    case let limit as LimitExceeded: self.init(limit, span)
    case ComputationFailure.limit(let limit): self.init(limit, span)
    case ComputationFailure.undecided: self.init(.undecided, "\(failure)", span)
    case ComputationFailure.inapplicable(let reason): self.init(.arguments, reason, span)
    case ComputationFailure.exception(.divisionByZero):
      self.init(.divisionByZero, "division by zero", span)
    case ComputationFailure.exception(.noSolution):
      self.init(.noSolution, "\(failure)", span)
    case ComputationFailure.exception: self.init(.domain, "\(failure)", span)
    default: self.init(.limit, "\(failure)", span)
    }
  }
}
