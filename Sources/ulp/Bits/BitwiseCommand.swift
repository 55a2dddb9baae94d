import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

struct BitwiseCommand: ParsableCommand, ExactCommand {
  static let configuration = CommandConfiguration(
    commandName: "bitwise",
    abstract: "Combine, shift and count the bits of whole numbers of any size.",
    discussion: """
      Operations are and, or, xor, not, shl, shr, popcount, bitlength, and with --width rotl and rotr. Negative \
      numbers have infinitely many bits that are set, as two's complement without an end. With --width numbers and \
      results wrap to this many bits. Each number is an expression, such as 0xff, 0b1010 or 2^100-1.

        ulp bitwise xor 0b1100 0b1010 --to 2
        ulp bitwise shl 1 100
        ulp bitwise rotl 0x81 1 --width 8 --unsigned --to 16
      """)

  @Option(
    help: ArgumentHelp("Let numbers and results wrap to this many bits.", valueName: "bits"))
  var width: Int?

  @Flag(help: "With --width: the bits have no sign.")
  var unsigned = false

  @Option(help: ArgumentHelp("The radix to write, 2 to 62. (default: 10)", valueName: "r"))
  var to = 10

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "The operation, for example: and")
  var operation: BitwiseOperation

  @Argument(help: "One or two whole numbers, for example: 0xff 0b1010")
  var operands: [String]

  func validate() throws {
    guard operands.count == operation.operandCount else {
      let count = operation.operandCount
      throw ValidationError(
        "\(operation.rawValue) takes \(count) \(count == 1 ? "number" : "numbers"), not \(operands.count)"
      )
    }
    guard (2...62).contains(to) else {
      throw ValidationError("--to is between 2 and 62, not \(to)")
    }
    guard let width else {
      if unsigned { throw ValidationError("--unsigned needs --width") }
      return
    }
    if width < 1 { throw ValidationError("--width is at least 1 bit, not \(width)") }
    do throws(LimitExceeded) { try bounds.limits.check(.precision, width) } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
  }

  func run() throws {
    let calculator = try makeCalculator(variables: [])
    let values = try operands.map { word in
      let text = CommandWords.joined([word])
      let number = try number(text, calculator, orElse: "only a number has bits")
      let source = Array(text.utf8)
      let value = try computing(source) { () throws(ComputationFailure) in
        try number.rational(limits: limits)
      }
      guard let value, value.isInteger else {
        if value == nil { try checkWidth(of: number, source) }
        let span = SourceSpan(0, source.count)
        try fail(CalculatorError(.domain, "only whole numbers have bits", span), source)
      }
      return value
    }
    let text = CommandWords.joined(operands)
    let fixed = width.map { BitwiseOperation.Width(bits: $0, isSigned: !unsigned) }
    let result = try computing(Array(text.utf8)) { () throws(ComputationFailure) in
      try operation.result(values, width: fixed, limits: bounds.limits)
    }
    let report = try computing(Array(text.utf8)) { () throws(CalculatorError) in
      try BaseReport(
        ExactReal(result), source: "\(operation.rawValue) \(text)", radices: [to],
        form: .digits(places: 0), digits: nil, limits: limits)
    }
    StandardOutput.write(line: json ? report.json.line : report.text)
  }

  /// Throws for a number with so many bits that it cannot be decided whether it is an integer.
  private func checkWidth(of number: ExactReal, _ source: [UInt8]) throws {
    let interval = try computing(source) { () throws(ComputationFailure) in
      try number.enclosure(.bits(64), limits: limits)
    }
    let greatest = max(interval.lower.magnitude, interval.upper.magnitude)
    do throws(LimitExceeded) {
      try bounds.limits.check(.workingPrecision, greatest.isZero ? 0 : Int(greatest.exponent) + 1)
    } catch {
      try fail(CalculatorError(error, SourceSpan(0, source.count)), source)
    }
  }
}

extension BitwiseOperation: OptionWord {}
