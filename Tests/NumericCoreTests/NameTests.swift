import TestSupport
import Testing

@testable import NumericCore

/// Suggestions for misspelt names.
@Suite("suggestions")
struct SuggestionTests {
  @Test("distances of words, against their recursive definition") func distances() throws {
    for line in try CoreVectors.lines("distances", count: 400) {
      let (a, b) = (Array(String(line.fields[0])), Array(String(line.fields[1])))
      let expected = Int(line.result)
      #expect(Suggestion.distance(a, b) == expected, "\(line)")
      #expect(Suggestion.distance(b, a) == expected, "\(line)")
      #expect(Suggestion.distance(a, a) == 0)
    }
  }

  @Test(
    "the nearest name, or none",
    arguments: [
      ("sqrtt", "sqrt"), ("SQRT", "sqrt"), ("snh", "sinh"), ("logg", "log"), ("lgo", "log"),
      ("floor", "floor"), ("xyzzy", nil), ("q", nil), ("", nil),
    ] as [(String, String?)])
  func nearest(_ name: String, _ expected: String?) {
    let names = ["log", "sqrt", "sinh", "floor", "exp"]
    #expect(Suggestion.nearest(to: name, among: names) == expected)
    #expect(Suggestion.nearest(to: name, among: names.reversed()) == expected)
  }

  @Test("equally near names: the first in the alphabet") func ties() {
    #expect(Suggestion.nearest(to: "cot", among: ["cut", "cat", "cos"]) == "cat")
  }

  @Test("names beyond 32 characters are left alone") func longNames() {
    let name = String(repeating: "a", count: 32)
    #expect(Suggestion.nearest(to: name, among: [name + "b"]) == name + "b")
    #expect(Suggestion.nearest(to: name + "a", among: [name + "b"]) == nil)
  }
}

/// Places in a text.
@Suite("source spans")
struct SourceSpanTests {
  @Test("a union is the smallest span with both, in either order") func unions() {
    let spans = (0..<5).flatMap { start in (start..<5).map { SourceSpan(start, $0) } }
    for a in spans {
      #expect(a.union(a) == a)
      for b in spans {
        let union = a.union(b)
        #expect(union == b.union(a))
        #expect(union.start <= a.start && union.start <= b.start)
        #expect(union.end >= a.end && union.end >= b.end)
        #expect([a.start, b.start].contains(union.start) && [a.end, b.end].contains(union.end))
      }
    }
  }
}
