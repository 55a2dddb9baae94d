/// What the parent of a session's worker asks for or tells.
enum SessionMessage: Sendable {
  /// Execute a line, and answer what it prints.
  case submit(String)
  /// Change the session as a line does that was executed before.
  case follow(String)
  /// Let no line so far be undone.
  case forgetChanges
  /// Leave `ans` without a value.
  case forgetAnswer
  /// Answer what a line would print, without executing it.
  case preview(String)

  var frame: FrameWriter {
    var frame = FrameWriter()
    switch self {
    case .submit(let line):
      frame.add(0)
      frame.add(line)
    case .follow(let line):
      frame.add(1)
      frame.add(line)
    case .forgetChanges: frame.add(2)
    case .forgetAnswer: frame.add(3)
    case .preview(let line):
      frame.add(4)
      frame.add(line)
    }
    return frame
  }

  /// Reads a message; nil if it is not whole.
  init?(frame: ArraySlice<UInt8>) {
    var reader = FrameReader(frame)
    switch reader.number() {
    case 0:
      guard let line = reader.string() else { return nil }
      self = .submit(line)
    case 1:
      guard let line = reader.string() else { return nil }
      self = .follow(line)
    case 2: self = .forgetChanges
    case 3: self = .forgetAnswer
    case 4:
      guard let line = reader.string() else { return nil }
      self = .preview(line)
    default: return nil
    }
  }
}

/// The answer of a session's worker to a line.
struct SessionAnswer: Equatable {
  var output: SessionOutput
  /// The line as the parent follows it, if it changed what the parent knows of the session.
  var entry: String?

  init(output: SessionOutput, entry: String?) {
    (self.output, self.entry) = (output, entry)
  }

  var frame: FrameWriter {
    var frame = FrameWriter()
    frame.add(entry) { $1.add($0) }
    frame.add(output.isLeaving ? 1 : 0)
    frame.add(output.isClearing ? 1 : 0)
    frame.add(output.parts.count)
    for part in output.parts { frame.add(part) }
    return frame
  }

  /// Reads an answer; nil if it is not whole.
  init?(frame: ArraySlice<UInt8>) {
    var reader = FrameReader(frame)
    guard let entry = reader.optional({ $0.string() }), let isLeaving = reader.number(),
      let isClearing = reader.number(), let parts = reader.list({ $0.part() })
    else { return nil }
    self.entry = entry
    output = SessionOutput(
      parts: parts, isLeaving: isLeaving == 1, isClearing: isClearing == 1)
  }
}

extension FrameWriter {
  fileprivate mutating func add(_ part: SessionOutput.Part) {
    switch part {
    case .value(let name, let isExact, let text):
      add(0)
      add(name) { $1.add($0) }
      add(isExact ? 1 : 0)
      add(text)
    case .text(let text): add(1, text)
    case .note(let text): add(2, text)
    case .warning(let text): add(3, text)
    case .error(let text): add(4, text)
    }
  }

  private mutating func add(_ kind: Int, _ text: String) {
    add(kind)
    add(text)
  }
}

extension FrameReader {
  fileprivate mutating func part() -> SessionOutput.Part? {
    guard let kind = number() else { return nil }
    if kind == 0 {
      guard let name = optional({ $0.string() }), let isExact = number(), let text = string()
      else { return nil }
      return .value(name: name, isExact: isExact == 1, text: text)
    }
    guard let text = string() else { return nil }
    switch kind {
    case 1: return .text(text)
    case 2: return .note(text)
    case 3: return .warning(text)
    default: return .error(text)
    }
  }
}
