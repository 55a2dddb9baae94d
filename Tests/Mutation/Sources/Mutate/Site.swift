/// A place in a source that can be broken: an expression and what replaces it while the mutant is in force.
struct Site: Comparable {
  /// What is broken there.
  enum Kind: String, CaseIterable {
    case comparison
    case arithmetic
    case shift
    case logic
    case constant
    case rounding
    case carry
    case guardBits = "guard bits"
  }

  let file: String
  let line: Int
  let kind: Kind
  /// The place of the expression, in bytes of the file.
  let range: Range<Int>
  let original: String
  let replacement: String

  static func < (a: Site, b: Site) -> Bool {
    (a.file, a.range.lowerBound, a.range.upperBound) < (
      b.file, b.range.lowerBound, b.range.upperBound
    )
  }

  /// The expression that asks which of the two is meant; Swift and C write it alike.
  func text(_ number: Int) -> String { "(mutant(\(number)) ? \(replacement) : \(original))" }
}
