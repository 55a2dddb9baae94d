public import Conversion
public import NumericCore

/// A parsed line that is one conversion: `5 ft + 3 in to cm`.
public struct ConversionLine: Sendable {
  /// The text that is converted.
  public let source: [UInt8]
  /// The unit of the source, if that is one number with a unit.
  let unit: Unit?
  /// The unit of the result.
  public let target: Unit
  /// Whether the line contains a name with several meanings.
  let hasNotices: Bool

  /// Reads a line; nil if it is not a conversion to one unit.
  ///
  /// - Throws: for text that is not a line of the language.
  public init?(
    utf8 line: [UInt8], limits: Limits = Limits(), units: UnitContext = UnitContext()
  ) throws(CalculatorError) {
    var environment = Environment()
    environment.units = units
    let (statements, warnings) = try environment.parse(line, limits)
    guard statements.count == 1, case .expression(let expression) = statements[0],
      case .conversion(let value, let place) = expression[expression.root],
      case .unit(let unit) = expression.targets[Int(place)]
    else { return nil }
    let span = expression.entries[Int(value)].span
    source = Array(line[span.start..<span.end])
    target = unit
    hasNotices = !warnings.isEmpty
    if case .quantity(let number, let own) = expression[value],
      case .literal = expression[number]
    {
      self.unit = expression.units[Int(own)]
    } else {
      self.unit = nil
    }
  }
}

extension Calculator {
  /// Whether a line contains a conversion, so that choosing a unit for its result would undo that
  /// conversion.
  ///
  /// - Throws: for text that is not a line of the language.
  public func namesUnit(_ line: [UInt8]) throws(CalculatorError) -> Bool {
    try environment.parse(line, limits).statements.contains { statement in
      switch statement {
      case .expression(let expression), .assignment(_, let expression),
        .destructuring(_, let expression):
        !expression.targets.isEmpty
      case .definition(let definition): !definition.body.targets.isEmpty
      case .unit: true
      }
    }
  }
}
