import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

struct BitsCommand: ParsableCommand, ExactCommand, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "bits",
    abstract: "Show the bits of a number in a format, its exact value and its neighbours.",
    discussion: """
      The expression is computed exactly and rounded once, to nearest; -0, inf, -inf and nan are what IEEE 754 \
      calls so. With --decode the argument is bits, in hexadecimal or binary, and the number is what they \
      stand for.

        ulp bits 0.1
        ulp bits -f binary16 -f bfloat16 1/3
        ulp bits --decode -f binary32 0x40490fdb
      """)

  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "A format; repeatable: \((FloatFormat.names + FloatFormat.familiesOfPatterns).joined(separator: ", ")). (default: binary64)",
      valueName: "name"))
  var formats: [FormatName] = []

  @Option(
    name: .customLong("encoding"),
    help:
      "How decimal formats write their coefficients: bid, as an integer, or dpd, densely packed. (default: bid)"
  )
  var givenEncoding: DecimalFormat.Encoding?

  @Flag(help: "Take the argument for bits, as 0x3fb999999999999a or 0b0011…")
  var decode = false

  @OptionGroup var variables: VariableOptions

  @Flag(help: "Print JSON, one object for each format.")
  var json = false

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "The number, for example: 0.1")
  var expression: [String]

  static var operandWords: WritableKeyPath<Self, [String]> { \.expression }

  private var encoding: DecimalFormat.Encoding { givenEncoding ?? .bid }

  private var chosen: [FloatFormat] {
    formats.isEmpty ? [.binary(.binary64)] : formats.map(\.format)
  }

  func validate() throws {
    if let format = chosen.first(where: { $0.layout == nil }) {
      throw ValidationError("\(format.name) is not held in a fixed number of bits")
    }
    if givenEncoding != nil, !chosen.contains(where: { $0.radix == 10 }) {
      throw ValidationError("--encoding is about decimal formats; try -f decimal64")
    }
    if decode { try variables.refuse(because: "--decode reads bits") }
    if expression.isEmpty { throw ValidationError("a number is missing") }
  }

  func run() throws {
    let text = CommandWords.joined(expression)
    let reports = try decode ? decoded(text) : encoded(text)
    let answers = try reports.map { report in
      json
        ? try computing(Array(text.utf8)) { () throws(ComputationFailure) in
          try report.json(limits).line
        }
        : try computing(Array(text.utf8)) { () throws(ComputationFailure) in try report.text(limits)
        }
    }
    for answer in answers { StandardOutput.write(line: answer) }
  }

  private func encoded(_ text: String) throws -> [BitsReport] {
    if let special = Self.specials[text] {
      return try chosen.map { format in
        let isDecimal = format.radix == 10
        guard
          let pattern = format.pattern(
            of: isDecimal ? .decimal(special.decimal) : .binary(special.binary), encoding),
          let value = format.value(of: pattern, encoding)
        else {
          try fail(
            CalculatorError(
              .arguments, "\(format.name) has no \(text)", SourceSpan(0, text.utf8.count)),
            Array(text.utf8))
        }
        return BitsReport(
          format: format, encoding: encoding, value: value, truth: nil, pattern: pattern)
      }
    }
    let source = Array(text.utf8)
    let truth = try number(
      text, try makeCalculator(variables: []), orElse: "only a number has bits")
    return try chosen.map { format in
      let rounded = try computing(source) { () throws(ComputationFailure) in
        try format.rounded(truth, limits: limits)
      }
      return BitsReport(format: format, encoding: encoding, value: rounded, truth: truth)
    }
  }

  private func decoded(_ text: String) throws -> [BitsReport] {
    let source = Array(text.utf8)
    func refuse(_ message: String) throws -> Never {
      try fail(CalculatorError(.arguments, message, SourceSpan(0, source.count)), source)
    }
    guard let written = BitPattern(text) else {
      try refuse("bits are written in hexadecimal, as 0x3fb999999999999a, or in binary, as 0b0011")
    }
    return try chosen.map { format in
      guard let width = format.layout?.width, let pattern = written.resized(to: width) else {
        try refuse("these are more bits than \(format.name) has")
      }
      guard let value = format.value(of: pattern, encoding) else {
        try refuse("these bits stand for no number of \(format.name): its leading bit is missing")
      }
      return BitsReport(
        format: format, encoding: encoding, value: value, truth: nil, pattern: pattern)
    }
  }

  private static let specials: [String: (binary: BigFloat, decimal: BigDecimal)] = [
    "-0": (-BigFloat(0), -BigDecimal(0)), "inf": (.infinity, .infinity),
    "-inf": (-.infinity, -.infinity), "nan": (.nan, .nan),
  ]
}

extension DecimalFormat.Encoding: OptionWord {}
