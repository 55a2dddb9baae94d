import Arithmetic
import TestSupport
import Testing

@testable import ulp

/// A session without a terminal: the output and the effects of lines.
@Suite("sessions of lines")
final class REPLSessionTests {
  private var session: REPLSession

  init() throws {
    session = REPLSession(try EvalCommand.parse(["1"]).options)
  }

  /// Submits a line and returns one text for each part of the output.
  private func say(_ line: String) -> [String] { session.submit(line).parts.map(\.text) }

  /// Submits several lines and returns the output of the last one.
  private func say(_ lines: [String]) -> [String] { lines.map { say($0) }.last ?? [] }

  @Test("results have names, and exact ones stay exact") func results() {
    #expect(say("1/3") == ["_1 ≈ 0.33333333333333333333333333333333333333333333333333"])
    #expect(say("ans*3") == ["_2 = 1"])
    #expect(say("_1*6") == ["_3 = 2"])
    #expect(say("sqrt(2)^2 == 2") == ["_4 = true"])
    #expect(say("[1, _3]") == ["_5 = [1, 2]"])
    #expect(say("sum(_5) + ans") != [])
    #expect(say("# a comment") == [] && say("  ") == [])
    #expect(say("7; 8") == ["_6 = 8"])
  }

  @Test("a unit that hides a variable is told of, and a reading once") func readings() {
    #expect(say(["g = 3", "5g"]).contains { $0.contains("'g' is a unit behind a number") })
    #expect(say(["k = 3", "5k"]).first?.hasPrefix("note: 'k' is a variable") == true)
    #expect(say("10 % 3").count == 2)
    #expect(say("11 % 3") == ["_4 = 2"])
    #expect(say(["rate = 5%", "200 + rate"]) == ["_5 = 210"])
  }

  @Test("a preview is the value of a line and changes nothing") func previews() {
    _ = say(["x = 0.1", "2"])
    let revision = session.revision
    func preview(_ line: String) -> String? { session.preview(line)?.text }
    #expect(preview("x*10") == "1" && preview("1/3 # a third")?.hasPrefix("≈ 0.333") == true)
    #expect(preview("y = x + 1") == "1.1" && preview("* 3") == "6" && preview("1/2pi") != nil)
    for line in ["", "7", "y = 7", "f(t) = t", "1/0", "2 +", "(2", ":digits", "help", "nosuch"] {
      #expect(preview(line) == nil, "\(line)")
    }
    #expect(session.revision == revision && say("ans") == ["_2 = 2"])
    #expect(say("y").first?.hasPrefix("error: ") == true)
    let setting = session.state.previews
    #expect(setting == PreviewSetting(isOn: true, milliseconds: 30))
    #expect(say(":preview 200").joined().contains("at most 200 ms"))
    _ = say([":preview off", ":preview"])
    #expect(session.state.previews == PreviewSetting(isOn: true, milliseconds: 200))
    for wrong in ["0", "60001", "99999999999", "-1", "2.5", "often"] {
      #expect(say(":preview \(wrong)").first?.hasPrefix("error: ") == true, "\(wrong)")
    }
    _ = say([":undo", ":undo", ":undo"])
    #expect(session.state.previews == setting)
  }

  @Test("dates have names, and calls go on behind a line's end") func dates() {
    #expect(say("d = dateadd(2024-01-31, 1 month)") == ["d = 2024-02-29"])
    #expect(say("weekday(d)") == ["_1 = Thursday"])
    #expect(say("datediff(d, dateadd(d, 3 weeks))") == ["_2 = 21"])
    #expect(say(["d = 3", "weekday(_1)"]).contains { $0.contains("a year has four digits") })
    #expect(say(":help weekday").joined().contains("weekday(date[, zone])"))
    let open = LineTokens(utf8: Array("2 + datediff(2024-03-10T12:30,".utf8))
    #expect(open.isOpen && !open.tokens.contains { $0.kind == .fault })
    let times = LineTokens(utf8: Array("weekday(2024-03-10T12:30) + (12:30".utf8))
    #expect(times.isOpen && !times.tokens.contains { $0.kind == .fault })
    let broken = LineTokens(utf8: Array("weekday(2024-03-10T12:30) + (12 : 30".utf8))
    #expect(!broken.isOpen && broken.tokens.contains { $0.kind == .fault })
  }

  @Test("an earlier result keeps its value when a variable is set anew")
  func redefinition() {
    #expect(say("x = 2") == ["x = 2"])
    #expect(say("y = x^2") == ["y = 4"])
    #expect(say("x = 5") == ["x = 5"])
    #expect(say("y") == ["_1 = 4"])
    // Names in the body of a function have the meaning that they have at the call.
    #expect(say("f(t) = t + x") == ["f(t) = t + x"])
    #expect(say(["x = 7", "f(1)"]) == ["_2 = 8"])
    #expect(say(["x = x + 1", "x = x + 1", "x"]) == ["_3 = 9"])
    #expect(say("_2") == ["_4 = 8"])
  }

  @Test("names are computed again on another number system") func systems() {
    _ = say(["tenth = 0.1", "g(t) = 3t", "s = g(tenth) - 0.3"])
    #expect(say("s") == ["_1 = 0"])
    #expect(say(":backend double") == [":backend  double"])
    // In doubles 3·0.1 − 0.3 is 2^-54.
    #expect(say("s") == ["_2 ≈ 5.551115123125783e-17"])
    #expect(say("s == 2^-54") == ["_3 = true"])
    #expect(say("_1") == ["_4 ≈ 5.551115123125783e-17"])
    #expect(say([":backend decimal", ":digits 5", "1/3"]) == ["_5 ≈ 0.33333"])
    #expect(say([":digits 10", "_5"]) == ["_6 ≈ 0.3333333333"])
    #expect(say([":precision 4", "0.3"]).first == "_7 ≈ 0.3125")
    #expect(say([":backend exact", "_7"]).first == "_8 = 0.3")
  }

  @Test("digits are those of the value, not of the first print") func digits() {
    _ = say(["r = sqrt(2)", ":digits 10"])
    #expect(say("r") == ["_1 ≈ 1.414213562"])
    #expect(
      say([":digits 60", "r"]) == [
        "_2 ≈ 1.41421356237309504880168872420969807856967187537694807317668"
      ])
    #expect(say([":backend bigfloat", ":decimals 3", ":format fixed", "10^60/3"]).count == 1)
    let text = say("10^60/3").first ?? ""
    #expect(text == "_4 ≈ \(String(repeating: "3", count: 60)).333")
  }

  @Test("what has no value on a number system says why") func missing() {
    _ = say([":backend double", "z = 1/(0.1+0.2-0.3)"])
    #expect(say("z > 1e16") == ["_1 = true"])
    _ = say(":backend exact")
    #expect(
      say("z + 1") == [
        "error: 'z' has no value on 'exact': division by zero\n  z + 1\n  ^"
      ])
    #expect(say([":backend double", "z > 1e16"]) == ["_2 = true"])
  }

  @Test("an angle belongs to the line it was typed in") func angles() {
    _ = say([":angle degrees", "half = sin(30)"])
    #expect(say([":angle radians", "half"]) == ["_1 = 0.5"])
    #expect(say("sin(pi/6)") == ["_2 = 0.5"])
    #expect(say(":angle degree").last?.contains("did you mean 'degrees'?") == true)
  }

  @Test("lines are taken back, settings too") func undo() {
    _ = say(["x = 1", "x = 2", ":digits 5", "f(t) = t"])
    #expect(say(":undo") == ["note: took back f(t) = t"])
    #expect(say(":undo") == ["note: took back :digits 5"])
    #expect(say(":undo") == ["note: took back x = 2"])
    #expect(say("x") == ["_1 = 1"])
    #expect(say(":undo") == ["note: took back x"])
    #expect(say("x = 9; x") == ["_1 = 9"])
    _ = say([":undo", ":undo"])
    #expect(say(":undo") == ["error: there is nothing to undo"])
    #expect(say("x").first?.hasPrefix("error: 'x' is not known") == true)
    #expect(say("5") == ["_1 = 5"])
  }

  @Test("failures point at the culprit and change nothing") func failures() {
    #expect(
      say("2 + sqrtt(9)") == [
        "error: 'sqrtt' is not known\n  2 + sqrtt(9)\n      ^~~~~\ndid you mean 'sqrt'?"
      ])
    _ = say("radius = 3")
    #expect(say("2*radis").first?.hasSuffix("did you mean 'radius'?") == true)
    #expect(say("1 + (2").first?.contains("'(' is never closed") == true)
    #expect(say("x = 1; 1/0").first?.hasPrefix("error: division by zero") == true)
    #expect(say("x").first?.hasPrefix("error: 'x' is not known") == true)
    #expect(say("ans").first?.hasPrefix("error: ") == true)
    #expect(say("1/2pi").count == 2)
    #expect(say("9^9^9^9").first?.hasPrefix("error: ") == true)
  }

  @Test("brackets and backslashes go on") func unfinished() {
    for text in ["(1", "f(2, [3", "1 + \\", "\\", "((1)"] { #expect(session.isUnfinished(text)) }
    for text in [
      "", "1)", "(1)", "# (", ":help (", "1 \\ 2", "(]", "é)", ")(", "(1 :vars", "[\u{7}",
    ] {
      #expect(!session.isUnfinished(text))
    }
    #expect("1 + \\".continued(by: "2") == "1 +  2")
    #expect("(1".continued(by: "+ 2)") == "(1 + 2)")
  }

  @Test("the session of the manual is true") func manual() throws {
    let page = "Sources/ulp/ulp.docc/Guides/Session.md"
    let block = try Repository.text(page).split(separator: "\n")
      .drop { $0 != "    ulp> 1/3" }.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    var (said, count): ([Substring], Int) = ([], 0)
    for line in block {
      if line.hasPrefix("ulp"), let prompt = line.firstRange(of: "> ") {
        #expect(said.isEmpty, "not in the manual: \(said)")
        said = say(String(line[prompt.upperBound...])).flatMap { $0.split(separator: "\n") }
        count += 1
      } else if line == "…" {
        said = []
      } else {
        #expect(said.first == line)
        said = Array(said.dropFirst())
      }
    }
    #expect(said.isEmpty && count == 6)
  }
}
