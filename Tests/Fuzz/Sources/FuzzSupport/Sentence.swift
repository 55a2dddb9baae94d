/// A text that is made from decisions: a grammar asks which of its rules comes next, and the bytes of
/// the fuzzer answer.
///
/// Every sequence of bytes is a sequence of decisions. Where the bytes end, the answer is always the
/// first rule, so that a grammar whose first rules are the simplest ones comes to an end.
public struct Sentence {
  private let decisions: ArraySlice<UInt8>
  private var next: Int
  /// The bytes written so far.
  public private(set) var text: [UInt8] = []

  /// Begins a text.
  public init(_ decisions: ArraySlice<UInt8>) {
    self.decisions = decisions
    next = decisions.startIndex
    text.reserveCapacity(8 * decisions.count)
  }

  /// Whether all decisions have been made.
  public var isExhausted: Bool { next >= decisions.endIndex }

  /// A number from 0 up to, but not including, a count.
  public mutating func choose(_ count: Int) -> Int {
    guard count > 1, !isExhausted else { return 0 }
    var answer = Int(decisions[next])
    next += 1
    if count > 256, !isExhausted {
      answer = answer << 8 | Int(decisions[next])
      next += 1
    }
    return answer % count
  }

  /// Whether a rule that is taken once in so many times applies.
  public mutating func oneIn(_ count: Int) -> Bool { choose(count) == count - 1 && count > 1 }

  /// One of several values, which are not none.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[choose(elements.count)]
  }

  /// The bits of a word.
  public mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(choose(256)) }
  }

  /// Appends a text.
  public mutating func put(_ text: String) { self.text += text.utf8 }

  /// Appends bytes.
  public mutating func put(_ bytes: some Sequence<UInt8>) { text += bytes }

  /// Appends one of several texts.
  public mutating func putOne(of texts: [String]) { put(pick(texts)) }

  /// Appends as many decimal digits, the first of which is not 0.
  public mutating func putDigits(_ count: Int) {
    for place in 0..<count {
      let digit = place == 0 ? 1 + choose(9) : choose(10)
      text.append(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  /// Appends an item a number of times with a text between them.
  public mutating func putList(
    _ count: Int, separator: String = ", ", _ item: (inout Sentence) -> Void
  ) {
    for place in 0..<count {
      if place > 0 { put(separator) }
      item(&self)
    }
  }
}
