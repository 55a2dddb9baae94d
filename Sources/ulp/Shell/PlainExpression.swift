import ArgumentParser

/// A command line that is an expression alone, without options.
///
/// It is answered before the option parser collects the options of the command, which takes longer than the answer to most
/// expressions.
struct PlainExpression {
  private let words: [String]

  /// Takes the words of a command line; nil where one of them is an option, the first names a command, or there are none.
  init?(_ words: [String]) {
    guard let first = words.first, !words.contains(where: { $0.hasPrefix("-") }),
      !Self.mayBeCommand(first) || !Self.isCommand(first)
    else { return nil }
    self.words = words
  }

  /// Evaluates the expression as `ulp eval` does; false, without doing anything, where the option parser has to explain
  /// what is wrong with the settings.
  func run() throws -> Bool {
    var options = NumberOptions.standard
    var loads = LoadOptions()
    loads.files = []
    do {
      try options.variables.validate()
      try options.bounds.validate()
      try loads.validate()
      try options.validateWithSettings()
    } catch is ValidationError {
      return false
    }
    options.definitions = try loads.definitions(
      options.limits, options.variables.units, json: false)
    try LineReport.answer(words, options)
    return true
  }

  /// Names of commands are small letters; almost all expressions have other characters.
  private static func mayBeCommand(_ word: String) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isCommand(_ word: String) -> Bool {
    word == "help"
      || UlpCommand.configuration.subcommands.contains {
        $0.configuration.commandName == word
      }
  }
}

// An option that is assigned needs no parser: it does not ask for its declaration any more.
extension NumberOptions {
  /// The options of a command line without any.
  static var standard: NumberOptions {
    var options = NumberOptions(
      engine: SystemOptions(), results: ResultOptions(), variables: VariableOptions(),
      bounds: LimitOptions())
    options.engine.setStandard()
    options.results.setStandard()
    options.variables.setStandard()
    options.bounds.setStandard()
    return options
  }
}

extension SystemOptions {
  fileprivate mutating func setStandard() { (backend, precision) = (nil, nil) }
}

extension ResultOptions {
  fileprivate mutating func setStandard() {
    (digits, decimals, givenRadix) = (nil, nil, nil)
    (givenRounding, givenSpecial, givenFormat, givenGroup) = (nil, nil, nil, nil)
    (givenJSON, givenFraction, givenSymbolic) = (nil, nil, nil)
  }
}

extension VariableOptions {
  fileprivate mutating func setStandard() {
    (givenAngle, locale, givenComplex, givenQuiet, assignments) = (nil, nil, nil, nil, [])
  }
}

extension LimitOptions {
  fileprivate mutating func setStandard() {
    (maxPrecision, maxMemory, timeout, limitSettings) = (nil, nil, nil, [])
  }
}
