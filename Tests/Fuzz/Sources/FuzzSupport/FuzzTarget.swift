/// What is fuzzed: a grammar for its texts, and what is done with a text.
public struct FuzzTarget: Sendable {
  /// Its name for `run`, and the folder of its corpus.
  public let name: String
  /// Writes a text from decisions.
  let write: @Sendable (inout Sentence) -> Void
  /// Reads a text, checks what must hold, and counts lines.
  let read: @Sendable (_ text: [UInt8], _ tally: inout Tally) -> Void

  /// Creates a target.
  public init(
    _ name: String, write: @escaping @Sendable (inout Sentence) -> Void,
    read: @escaping @Sendable (_ text: [UInt8], _ tally: inout Tally) -> Void
  ) {
    (self.name, self.write, self.read) = (name, write, read)
  }

  /// A target whose texts are lines, each of which is read by itself.
  public static func lines(
    _ name: String, atMost count: Int = 4, write: @escaping @Sendable (inout Sentence) -> Void,
    read: @escaping @Sendable (_ line: [UInt8]) -> Bool
  ) -> FuzzTarget {
    FuzzTarget(name) { sentence in
      sentence.putList(1 + sentence.choose(count), separator: "\n", write)
    } read: { text, tally in
      for line in text.split(separator: UInt8(ascii: "\n")) { tally.count(read(Array(line))) }
    }
  }

  /// The text of an input.
  ///
  /// Corpora are text: an input is the text itself unless it begins with the mark of decisions.
  func text(of input: [UInt8]) -> [UInt8] {
    guard input.first == Self.mark else { return input }
    var sentence = Sentence(input.dropFirst())
    write(&sentence)
    return sentence.text
  }

  /// The first byte of an input that consists of decisions; no text begins with this control character.
  static let mark: UInt8 = 1
}

/// The numbers of lines that a target has read.
public struct Tally: Sendable {
  /// All lines.
  public private(set) var lines = 0
  /// Those that belong to the language of the target, whether they have a value or not.
  public private(set) var valid = 0

  /// Counts a line.
  public mutating func count(_ isValid: Bool) {
    lines += 1
    if isValid { valid += 1 }
  }
}

/// Ends the program if something does not hold that must; libFuzzer keeps the input.
///
/// The words say what was found.
@inline(__always)
public func require(_ condition: Bool, _ words: @autoclosure () -> String) {
  if !condition { violated(words()) }
}

/// Ends the program with what was found.
@inline(never)
public func violated(_ words: String) -> Never { fatalError("a law does not hold: \(words)") }
