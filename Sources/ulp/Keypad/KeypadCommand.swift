import ArgumentParser
import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct KeypadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keypad",
    abstract: "A pocket calculator in the terminal, for mouse and keyboard.",
    discussion: """
      The keys are those of 'ulp keys'. Tab switches between the standard and the scientific pad, \
      which share one calculation; the operator that is pending is highlighted, and above the display \
      stands the calculation typed so far.

        0 … 9 . + - * / ( ) % !    themselves; x multiplies, ^ is xy
        Enter Backspace Esc c      =, bs, ac, c
        m M r                      m+, m-, mr
        n p e E                    +/-, pi, e, ee
        v s o t l L i              sqrt, sin, cos, tan, ln, log10, 2nd
        d D                        degrees, radians
        y                          copy to the terminal's clipboard (OSC 52)
        q, Ctrl-C, Ctrl-D          quit; Esc gives up a long computation

      It needs a terminal of \(PadLayout.least.columns)×\(PadLayout.least.rows) characters.
      """)

  @OptionGroup var options: KeypadOptions

  @Flag(help: "Start with the scientific pad.")
  var scientific = false

  func validate() throws {
    if let digits = options.digits, digits > Self.mostDigits {
      throw ValidationError(
        "a pad has room for \(Self.mostDigits) digits, not \(digits); 'ulp keys' shows any count")
    }
  }

  /// The number of digits that fit on the standard pad on the smallest screen, with room for a sign
  /// and a point.
  private static let mostDigits = 34

  func run() throws {
    guard let terminal = RawTerminal() else {
      throw ValidationError(
        "a keypad needs a terminal that can place text; 'ulp keys' reads keys from words or standard input"
      )
    }
    let panel = try options.makeKeypad(
      seed: options.seed ?? .random(in: 0...UInt64.max), pad: scientific ? .scientific : .standard)
    var loop = PadLoop(panel, terminal)
    let ending = loop.run()
    if case .signal(let number) = ending { TerminalSignals.end(by: number) }
    // An abandoned computation must not delay the exit.
    if loop.leavesWork { _exit(0) }
  }
}
