import Arithmetic
import FuzzSupport
import NumericCore

@testable import Command

/// What a terminal sends, in pieces and as a whole, and what a keypad on the screen makes of it.
let terminal = FuzzTarget("terminal") { s in
  for _ in 0...s.choose(20) {
    switch s.choose(9) {
    case 0: s.put("\(s.choose(10))")
    case 1: s.putOne(of: ["+", "-", "*", "/", "=", "(", ")", "x", "m", "r", "n", "s", "d"])
    case 2: s.putOne(of: ["\r", "\u{7F}", "\t", "\u{8}", "\u{2}"])
    case 3: s.put("\u{1B}[<0;\(1 + s.choose(100));\(1 + s.choose(40))M")
    case 4: s.put("\u{1B}[<\(s.choose(4));\(s.choose(300));\(s.choose(300))m")
    case 5: s.putOne(of: ["\u{1B}[A", "\u{1B}OP", "\u{1B}OM", "\u{1B}[15~", "\u{1B}x", "\u{1B}"])
    case 6:
      s.put("\u{1B}[200~")
      s.putDigits(1 + s.choose(9))
      s.putOne(of: ["\u{1B}[201~", "\u{3}", "\u{1B}[A\u{1B}[201~"])
    case 7: s.putOne(of: ["π", "÷", "√", "é", "\u{301}"])
    default: s.put([UInt8(s.choose(256))])
    }
  }
} read: { bytes, tally in
  var (whole, cut) = (TerminalInput(longestPaste: 64), TerminalInput(longestPaste: 64))
  let events = whole.events(bytes) + whole.flush()
  var others: [TerminalEvent] = []
  for byte in bytes { others += cut.events([byte]) }
  others += cut.flush()
  require(events == others, "\(events), and \(others) byte by byte")
  var limits = Limits()
  limits.length = 400
  var pad = PadSession(
    Keypad(Calculator(DoubleBackend(), limits: limits), generator: SplitMix64(seed: 1)))
  let size = PadLayout.Size(columns: 40 + bytes.count % 60, rows: 20 + bytes.count % 17)
  for event in events {
    if pad.handle(event, size) == .quit { break }
    let screen = PadRenderer(panel: pad.panel, size: size, message: pad.message).lines
    require(screen.count <= size.rows, "a screen has \(screen.count) lines")
  }
  tally.count(!events.isEmpty || bytes.isEmpty)
}
