import ArgumentParser
import Arithmetic
import NumericCore

struct KeysCommand: ParsableCommand, FailureReporting, ManyOperands {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Press keys of a pocket calculator and print the display after each.",
    discussion: """
      Keys are separated by blanks; the digits of a number may stand together. Without keys they are \
      read from standard input.

        0 … 9 . +/- ee             a number; ee starts an exponent of ten
        pi e rand paste:TEXT       numbers at once
        + - * / = ( ) %            operators show totals, = repeats the last one
        xy yx root logy            x to the power y, y to the power x, the
                                   root of x of degree y, its logarithm to base y
        x2 x3 1/x sqrt cbrt !      functions of the number shown
        ex 10x 2x ln log10 log2
        sin cos tan sinh cosh tanh, and these with a before them
        2nd                        inverse functions, on and off
        rad deg                    unit of angles
        mc m+ m- mr                memory
        ac c bs                    clear all, clear the entry, remove a digit
        copy                       its row shows what was copied, with all digits
        mode:standard mode:scientific

      The columns are the key, the display, the operator that is pending, and the calculation typed so \
      far. Totals are computed from the calculation as it stands, never from rounded numbers. A \
      calculation that has no value shows Error, and the next digit starts anew; the status is 1 when \
      the last display is that.

        ulp keys '1 + 2 * 3 ='     1, 1, 2, 2, 3, 7
        ulp keys --json '12.5 %'   a list of objects for programs
      """)

  @OptionGroup var options: KeypadOptions

  @Flag(help: "Print a list of JSON objects, one for each key.")
  var json = false

  @Argument(help: "The keys, for example: 1 + 2 =")
  var words: [String] = []

  static var operandWords: WritableKeyPath<Self, [String]> { \.words }

  func run() throws {
    let line = try words.isEmpty ? Self.input(options.bounds.limits) : CommandWords.joined(words)
    let source = Array(line.utf8)
    let keys = try reporting(source) { () throws(CalculatorError) in try KeypadReader.keys(line) }
    var keypad = try options.makeKeypad(seed: options.seed ?? 0)
    var log: any KeyLog = json ? KeyJSON() : KeyTable(keys.map(\.key.name))
    var failure: CalculatorError?
    for (key, span) in keys {
      let wasFailing = keypad.failure != nil
      do throws(CalculatorError) {
        let copied = key.isCopy ? keypad.copied() : nil
        if let problem = key.refusal {
          ErrorReport(Warning(message: problem, span: span), source: source).write()
        }
        try keypad.press(key)
        log.append(key.name, copied ?? keypad.display, keypad)
        failure = keypad.failure
        if var failure, !wasFailing {
          failure.span = span
          ErrorReport(failure, source: source).write()
        }
      } catch {
        failure = error
        failure?.span = span
        var error = error
        error.span = span
        ErrorReport(error, source: source).write()
        break
      }
    }
    log.finish()
    if failure != nil { throw ExitCode(1) }
  }

  /// The keys on standard input, unless it is a terminal.
  private static func input(_ limits: Limits) throws -> String {
    if StandardInput.isTerminal {
      throw ValidationError("keys are missing: ulp keys '1 + 2 ='; 'ulp keypad' has keys to press")
    }
    return String(decoding: try FileContent.read("-", limits: limits), as: UTF8.self)
  }
}
