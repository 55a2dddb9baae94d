import Conversion
import NumericCore

// Functions of dates are computed during compilation, because none of their arguments depends on
// the inputs of a program.
extension Compiler {
  mutating func date(_ call: DateCall, uses: Int32) throws(CalculatorError) -> Shape {
    let function = call.function
    try countOperation(max(1, call.arguments.count))
    let arguments = try places(call)
    var given: [DateArguments.Argument?] = []
    for argument in arguments {
      guard let argument else {
        given.append(nil)
        continue
      }
      given.append(
        DateArguments.Argument(
          try text(of: argument), at: place(of: argument), isWritten: isWritten(argument)))
    }
    let answer: (value: DateValue, notices: [String])
    do throws(TextError) {
      answer = try function.value(of: given, now: localTime()?.now)
    } catch {
      throw CalculatorError(error)
    }
    for notice in answer.notices { note(notice) }
    return try shape(of: answer.value, uses: uses)
  }

  /// The shape of what a function of dates or a conversion gives.
  mutating func shape(of value: DateValue, uses: Int32) throws(CalculatorError) -> Shape {
    switch value {
    case .text(let text): return .text(text)
    case .date(let date): return .date(date)
    case .number(let ratio): return .number(try number(ratio, uses: uses))
    case .truth(let isTrue):
      let one = try emit(literal: ExactLiteral(1), uses: 1)
      let other = try emit(literal: ExactLiteral(isTrue ? 1 : 0), uses: 1)
      return held(.truth(.equal, one, other), uses)
    }
  }

  /// An exact fraction, to be rounded once.
  mutating func number(
    _ ratio: ExactRatio, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if ratio.denominator == ExactLiteral(1) {
      return try emit(literal: ratio.numerator, uses: uses)
    }
    return try emit(scale: try emit(literal: ExactLiteral(1), uses: 1), by: ratio, uses: uses)
  }

  /// The argument of each parameter; nil for one that was omitted.
  private func places(_ call: DateCall) throws(CalculatorError) -> [DateCall.Argument?] {
    let function = call.function
    var parameters = function.parameters
    // If no argument has a label, optional parameters get arguments only if all required ones have
    // one.
    if call.arguments.allSatisfy({ $0.label == nil }) {
      var spare = call.arguments.count - (parameters.count - function.optional.count)
      parameters = parameters.filter {
        guard function.optional.contains($0) else { return true }
        spare -= 1
        return spare >= 0
      }
    }
    let places = try places(call.arguments, parameters, function) { place(of: $0) }
    let given = Dictionary(uniqueKeysWithValues: zip(parameters, places)).compactMapValues { $0 }
    for parameter in function.parameters
    where given[parameter] == nil && !function.optional.contains(parameter) {
      throw CalculatorError(
        .arguments, "\(function.signature): '\(parameter)' is missing", span(of: nil))
    }
    return function.parameters.map { given[$0] }
  }

  /// The text of an argument: its own, that of a variable or parameter, or the result of another
  /// call.
  private mutating func text(of argument: DateCall.Argument) throws(CalculatorError) -> String {
    switch argument.content {
    case .text(let text): return text
    case .value(let node): return try text(of: try shape(node), argument)
    case .name(let name):
      let frame = frames[frames.count - 1]
      let name = frame.expression.names[Int(name)]
      if let parameter = frame.parameters[name] { return try text(of: parameter, argument) }
      if let variable = names.variables[name] {
        return try text(of: input(name, variable), argument)
      }
      if name == ClockWord.now.rawValue || name == ClockWord.today.rawValue { return name }
      guard let word = ClockWord(rawValue: name) else {
        throw unknown(name, place(of: argument))
      }
      return try text(of: try date(word), argument)
    }
  }

  private func text(
    of shape: Shape, _ argument: DateCall.Argument
  ) throws(CalculatorError) -> String {
    if case .text(let text) = shape { return text }
    if case .date(let date) = shape { return date.text }
    if case .dates = shape {
      throw CalculatorError(
        .invalidDate, "this is a list of dates and not one date", place(of: argument))
    }
    throw CalculatorError(
      .invalidDate, "this is a number and no date", place(of: argument))
  }

  /// Where an argument stands: in the body of a function that a line calls, the call.
  private func place(of argument: DateCall.Argument) -> SourceSpan {
    frames[frames.count - 1].callSpan ?? argument.span
  }

  /// Whether an argument is text of the line itself.
  private func isWritten(_ argument: DateCall.Argument) -> Bool {
    guard case .text = argument.content else { return false }
    return frames[frames.count - 1].callSpan == nil
  }
}
