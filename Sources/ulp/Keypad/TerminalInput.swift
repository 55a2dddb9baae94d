/// An event at a terminal.
enum TerminalEvent: Equatable {
  case character(Character)
  case enter, backspace, tab, escape
  /// A letter together with Ctrl.
  case control(Character)
  /// The left button of the mouse was pressed at a position counted from 0.
  case press(column: Int, row: Int)
  case paste(String)
}

/// Converts the bytes that a terminal sends, which may arrive in pieces, to events.
struct TerminalInput {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  static let escape: UInt8 = 0x1B
  /// The bytes before the last one of a sequence, and those that end one (ECMA-48, 5.4).
  private static let parameters: ClosedRange<UInt8> = 0x20...0x3F
  private static let finals: ClosedRange<UInt8> = 0x40...0x7E
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// No known sequence is longer.
  private static let longestSequence = 32
  /// Whether the rest of a longer sequence is passed over, up to its final byte or a pause.
  private var isPassing = false
  /// The largest number of bytes of a paste that are kept; numbers that fit on a pad are shorter.
  private let longestPaste: Int

  init(longestPaste: Int = 1 << 16) { self.longestPaste = longestPaste }

  /// Whether the next bytes may continue the input so far: the start of a sequence or the Escape key.
  var isUndecided: Bool { (isPassing || !pending.isEmpty) && pasted == nil }

  /// The events that are complete.
  mutating func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    while !pending.isEmpty {
      guard let (event, length) = next() else { break }
      pending.removeFirst(length)
      if let event { events.append(event) }
    }
    return events
  }

  /// Decides pending input that is not continued: the Escape key, followed by ordinary keys.
  mutating func flush() -> [TerminalEvent] {
    isPassing = false
    guard isUndecided, pending.first == Self.escape else {
      if pasted == nil { pending = [] }
      return []
    }
    pending.removeFirst()
    return [.escape] + events([])
  }

  /// The next event with its length in bytes, without an event for meaningless bytes; nil if more
  /// bytes are needed.
  private mutating func next() -> (TerminalEvent?, Int)? {
    if pasted != nil { return nextOfPaste() }
    let byte = pending[0]
    if isPassing {
      if Self.parameters.contains(byte) { return (nil, 1) }
      isPassing = false
      if Self.finals.contains(byte) { return (nil, 1) }
    }
    switch byte {
    case Self.escape: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 1...26: return (.control(Character(UnicodeScalar(byte + 96))), 1)
    case 0..<0x20: return (nil, 1)
    default: return character()
    }
  }

  private func character() -> (TerminalEvent?, Int)? {
    let length =
      switch pending[0] {
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    guard let text = String(validating: pending[..<length], as: UTF8.self), let first = text.first
    else { return (nil, 1) }
    return (.character(first), length)
  }

  /// Reads `ESC [ … final`, or `ESC O final` of a number pad in application mode.
  private mutating func sequence() -> (TerminalEvent?, Int)? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["):
      let start = pending.prefix(Self.longestSequence)
      guard let end = start[2...].firstIndex(where: Self.finals.contains) else {
        isPassing = start.count == Self.longestSequence
        return isPassing ? (nil, start.count) : nil
      }
      return (event(pending[2...end]), end + 1)
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      // The Enter key of the number pad.
      return (pending[2] == UInt8(ascii: "M") ? .enter : nil, 3)
    case Self.escape: return (.escape, 1)
    // A key together with Alt is ignored.
    default: return (nil, 2)
    }
  }

  private mutating func event(_ body: ArraySlice<UInt8>) -> TerminalEvent? {
    let text = String(decoding: body, as: UTF8.self)
    if text == "200~" {
      pasted = []
      return nil
    }
    // `<button;column;rowM`, counted from 1; for a release the final byte is m.
    guard text.hasPrefix("<"), text.hasSuffix("M") else { return nil }
    let numbers = text.dropFirst().dropLast().split(separator: ";").map { Int($0) }
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let row = numbers[2],
      column > 0, row > 0
    else { return nil }
    return .press(column: column - 1, row: row - 1)
  }

  /// Collects pasted text up to its end mark.
  private mutating func nextOfPaste() -> (TerminalEvent?, Int)? {
    let end = Self.endOfPaste
    if pending.starts(with: end) {
      let text = String(decoding: pasted ?? [], as: UTF8.self)
      pasted = nil
      return (.paste(text), end.count)
    }
    if end.starts(with: pending) { return nil }
    // Ctrl-C ends a paste without an end mark, which would block the keyboard otherwise.
    if pending[0] == 3 {
      pasted = nil
      return (.control("c"), 1)
    }
    if let count = pasted?.count, count < longestPaste { pasted?.append(pending[0]) }
    return (nil, 1)
  }
}
