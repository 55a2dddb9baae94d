import Conversion
import NumericCore

// Functions of dates: computed when they are compiled, because no number depends on a program's input.
extension Compiler {
  mutating func date(_ call: DateCall, uses: Int32) throws(CalculatorError) -> Shape {
    let function = call.function
    try countOperation(max(1, call.arguments.count))
    try checkCount(call)
    var texts: [String] = []
    for argument in call.arguments { texts.append(try text(of: argument)) }
    let answer: (value: DateValue, notices: [String])
    do throws(DateArguments.Fault) {
      answer = try function.value(of: texts, now: currentMoment())
    } catch {
      let argument = call.arguments[error.argument]
      throw CalculatorError(
        .invalidDate, error.error.message, place(of: error.error.span, in: argument),
        suggestion: error.error.suggestion)
    }
    for notice in answer.notices { warn(notice) }
    switch answer.value {
    case .text(let text): return .text(text)
    case .number(let ratio): return .number(try number(ratio, uses: uses))
    case .truth(let isTrue):
      let one = try emit(literal: ExactLiteral(1), uses: 1)
      let other = try emit(literal: ExactLiteral(isTrue ? 1 : 0), uses: 1)
      return held(.truth(.equal, one, other), uses)
    }
  }

  /// An exact fraction, which is rounded once.
  private mutating func number(
    _ ratio: ExactRatio, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if ratio.denominator == ExactLiteral(1) {
      return try emit(literal: ratio.numerator, uses: uses)
    }
    return try emit(scale: try emit(literal: ExactLiteral(1), uses: 1), by: ratio, uses: uses)
  }

  private func checkCount(_ call: DateCall) throws(CalculatorError) {
    let function = call.function
    let required = function.parameters.filter { !function.optional.contains($0) }
    if call.arguments.count < required.count {
      throw CalculatorError(
        .arguments, "\(function.signature): '\(required[call.arguments.count])' is missing",
        span(of: nil))
    }
    if call.arguments.count > function.parameters.count {
      throw CalculatorError(
        .arguments, "\(function.signature): too many arguments",
        place(of: nil, in: call.arguments[function.parameters.count]))
    }
  }

  /// What an argument says: its own text, that of a variable or parameter, or what another call answers.
  private mutating func text(of argument: DateCall.Argument) throws(CalculatorError) -> String {
    switch argument.content {
    case .text(let text): return text
    case .call(let node): return try text(of: try shape(node), argument)
    case .name(let name):
      let frame = frames[frames.count - 1]
      let name = frame.expression.names[Int(name)]
      if let parameter = frame.parameters[name] { return try text(of: parameter, argument) }
      if let variable = names.variables[name] {
        return try text(of: input(name, variable), argument)
      }
      guard Self.clockWords.contains(name) else {
        throw unknown(name, place(of: nil, in: argument), besides: Self.clockWords)
      }
      return name
    }
  }

  /// What `now` and `today` are called, which every clock knows.
  private static let clockWords = ["now", "today"]

  private func text(
    of shape: Shape, _ argument: DateCall.Argument
  ) throws(CalculatorError) -> String {
    if case .text(let text) = shape { return text }
    throw CalculatorError(
      .invalidDate, "this is a number and no date", place(of: nil, in: argument))
  }

  /// Where a fault is: a place inside an argument that was written as text, or all of the argument.
  private func place(of span: SourceSpan?, in argument: DateCall.Argument) -> SourceSpan {
    if let call = frames[frames.count - 1].callSpan { return call }
    guard case .text(let text) = argument.content, let span, span.end <= text.utf8.count else {
      return argument.span
    }
    let start = argument.span.start
    return SourceSpan(start + span.start, start + span.end)
  }
}
