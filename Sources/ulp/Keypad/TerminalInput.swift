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
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// No known sequence is longer.
  private static let longestSequence = 32
  /// The largest number of bytes of a paste that are kept; numbers that fit on a pad are shorter.
  private let longestPaste: Int

  init(longestPaste: Int = 1 << 16) { self.longestPaste = longestPaste }

  /// Whether the input so far may be either the start of a sequence or the Escape key.
  var isUndecided: Bool { !pending.isEmpty && pasted == nil }

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
      guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return pending.count > Self.longestSequence ? (nil, pending.count) : nil
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
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let row = numbers[2]
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
