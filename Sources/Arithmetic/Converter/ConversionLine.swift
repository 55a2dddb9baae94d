public import Conversion
public import NumericCore

/// A line that is one conversion, taken apart: `5 ft + 3 in to cm`.
public struct ConversionLine: Sendable {
  /// What is converted.
  public let source: [UInt8]
  /// The unit of what is converted, where that is one number with a unit.
  let unit: Unit?
  /// The unit that is asked for.
  public let target: Unit
  /// Whether something in it was understood in one of several ways.
  let hasNotices: Bool

  /// Reads a line; nil where it is no conversion to one unit.
  ///
  /// - Throws: text that is no line of the language.
  public init?(utf8 line: [UInt8], limits: Limits = Limits()) throws(CalculatorError) {
    let (statements, warnings) = try Environment().parse(line, limits)
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
  /// Whether a line says for anything in it which unit it is to be in, so that choosing one would undo that.
  ///
  /// - Throws: text that is no line of the language.
  public func namesUnit(_ line: [UInt8]) throws(CalculatorError) -> Bool {
    try environment.parse(line, limits).statements.contains { statement in
      switch statement {
      case .expression(let expression), .assignment(_, let expression):
        !expression.targets.isEmpty
      case .definition(let definition): !definition.body.targets.isEmpty
      }
    }
  }
}
