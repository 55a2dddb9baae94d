import Scientific
import Testing

@testable import ulp

/// Completion by Tab.
@Suite("completion")
final class REPLCompletionTests {
  private var session: REPLSession

  init() throws {
    session = REPLSession(try EvalCommand.parse(["1"]).options)
  }

  @Test(
    "one name is written out",
    arguments: [
      ("2*hypo", "t("), ("euler_g", "amma"), (":bac", "kend "), (":backend do", "uble"),
      (":und", "o"), (":help hypo", "t"), (":compare binary3", "2"), (":rpn of", "f"),
      (":angle deg", "rees"), ("1 + besselj0", "("), ("(1+cata", "lan"),
      ("7 furlon", "g"), ("10 km to furlon", "g"), ("x -> furlon", "g"), ("5 kg*furlon", "g"),
      ("5 km/furlon", "g"), (":help furlon", "g"),
      ("1 + dated", "iff("), (":help tzc", "onvert"),
    ])
  func single(_ typed: String, _ insertion: String) {
    let completion = session.completion(before: typed)
    #expect(completion.insertion == insertion)
    #expect(completion.listing(columns: 80) == nil)
  }

  @Test("several names are listed, or what they share is written") func several() {
    let sines = session.completion(before: "asi")
    #expect(sines.insertion == "n")
    let listed = session.completion(before: "asin")
    #expect(listed.insertion.isEmpty)
    let names = Catalogue.names.filter { $0.hasPrefix("asin") }
    let words = listed.listing(columns: 80)?.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(words.map(Set.init) == Set(names) && names.count > 1)
    for line in session.completion(before: "a").listing(columns: 30)?.split(separator: "\n") ?? [] {
      #expect(line.count <= 30)
    }
  }

  @Test("the user's names are among them") func userNames() {
    _ = session.submit("zylinder = 3")
    _ = session.submit("zyklus(t) = t")
    _ = session.submit("1")
    #expect(session.completion(before: "zyl").insertion == "inder")
    #expect(session.completion(before: "zyk").insertion == "lus(")
    #expect(session.completion(before: "_").insertion == "1")
    _ = session.submit(":rpn")
    #expect(session.completion(before: "2 hypo").insertion == "t ")
    #expect(session.completion(before: "2 dro").insertion == "p")
  }

  @Test(
    "nothing is offered where no name is",
    arguments: ["", "1", "1+", "qqq", "x)", ":nope ", "√", "furlon", "2*furlon"])
  func nothing(_ typed: String) {
    let completion = session.completion(before: typed)
    #expect(completion.insertion.isEmpty && completion.listing(columns: 80) == nil)
  }
}
