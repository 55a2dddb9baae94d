import NumericCore
import Scientific

extension CalculatorError {
  /// Describes the exception of an operation, which may be part of a formula of the catalogue; an option may be named that makes
  /// functions complex.
  init(
    _ exception: ArithmeticException, _ operation: Operation, formula: String?,
    _ span: SourceSpan, backend: String, complexOption: String?
  ) {
    let formula = formula.flatMap { Catalogue.function(named: $0) }
    switch exception {
    case .divisionByZero:
      let domain = formula.map { "; the domain of \($0.signature) is \($0.domain)" } ?? ""
      self.init(.divisionByZero, "division by zero\(domain)", span)
    case .overflow:
      self = .tooLarge(span, backend: backend)
    case .underflow:
      self.init(LimitExceeded(limit: .range, allowed: .max), span)
    case .unable:
      self.init(
        .limit,
        "not found within the limits of '\(backend)'; '-b exact' names what would be needed",
        span)
    case .noSolution:
      self.init(.noSolution, Self.missingSolution(operation), span)
    case .domain:
      let message = Self.domainFault(operation, formula)
      let isWider = operation.function.flatMap(Catalogue.row)?.isWiderOverComplexNumbers ?? false
      let hint =
        complexOption.flatMap { option in
          formula == nil && (isWider || operation == .binary(.pow))
            ? "; '\(option)' extends it to complex numbers" : nil
        } ?? ""
      self.init(.domain, message + hint, span)
    }
  }

  /// The result is beyond the exponents of a number system.
  public static func tooLarge(_ span: SourceSpan?, backend: String) -> CalculatorError {
    CalculatorError(
      .overflow, "the result is too large for the exponents of '\(backend)'", span)
  }

  private static func missingSolution(_ operation: Operation) -> String {
    switch operation {
    case .function(.list(.periodCount)):
      "no number of periods: the payments never come to the future value"
    case .function(.list(.modifiedInternalRate)): "no rate: the flows do not change their sign"
    case .function(.list(.inverseModulo)), .function(.list(.powerModulo)):
      "no inverse: the number and the modulus have a divisor in common"
    case .function(.list(.squareRootModulo)): "no square has this residue"
    case .function(.list(.discreteLogarithm)): "no power of the base has this residue"
    case .function(.list(.chineseRemainder)):
      "no number has these residues: two of them contradict each other"
    default:
      "no rate above −100% makes the flows worth 0, or fewer than 'root' asks for"
    }
  }

  private static func domainFault(_ operation: Operation, _ formula: FunctionRow?) -> String {
    if formula == nil, operation == .binary(.pow) {
      return
        "a negative number to a fractional power is not real; odd roots are cbrt(x) and root(x, n)"
    }
    if formula == nil, operation == .unary(.factorial) {
      return
        "no value: the factorial has poles at −1, −2, …"
    }
    if case .part(let part) = operation {
      return switch part.function {
      case .log, .log2, .log10: "no value: the logarithm has a pole at 0"
      case .logOnePlus: "no value: log1p(z) has a pole at −1"
      case .atan: "no value: atan z has poles at i and −i"
      case .atanh: "no value: atanh z has poles at 1 and −1"
      case .power: "0 to this power has no value"
      case let function where part.part == .realValue:
        "no real value"
          + (Catalogue.row(ofContinued: function).map {
            ": the domain of \($0.signature) is \($0.domain)"
          } ?? "")
      default: "no value: \(Catalogue.name(of: part.function)) is not defined here"
      }
    }
    guard let row = formula ?? operation.function.flatMap(Catalogue.row) else {
      return "infinities and zeros leave no value here"
    }
    if case .list(let function)? = operation.function, function.isOfWholeNumbers {
      return "no value: the domain of \(row.signature) is \(row.domain)"
    }
    return "no real value: the domain of \(row.signature) is \(row.domain)"
  }
}
