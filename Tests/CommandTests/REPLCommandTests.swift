import Arithmetic
import TestSupport
import Testing

@testable import ulp

/// The commands of a session.
@Suite("commands of sessions")
final class REPLCommandTests {
  private var session: REPLSession

  init() throws {
    session = REPLSession(try EvalCommand.parse(["1"]).options)
  }

  private func say(_ line: String) -> [String] { session.submit(line).parts.map(\.text) }

  private func say(_ lines: [String]) -> [String] { lines.map { say($0) }.last ?? [] }

  @Test("every setting is read, set and taken back", arguments: SessionSetting.all.map(\.name))
  func settings(_ name: String) throws {
    let setting = try #require(SessionSetting.named(name))
    if !setting.systems.contains(Systems.standard) { _ = say(":backend bigfloat") }
    let before = setting.read(session.state.options)
    let special = ["radix": "16", "rounding": "up", "limit": "digits=77", "format": "scientific"]
    let text = special[name] ?? setting.values.first { $0 != before } ?? "64"
    let said = say(":\(name) \(text)")
    #expect(said.last == ":\(name)  \(text)", "\(said)")
    let changed = setting.read(session.state.options)
    #expect(changed != before)
    #expect(say(":\(name)") == [":\(name)  \(changed)"])
    _ = say(":undo")
    #expect(setting.read(session.state.options) == before)
    _ = say([":\(name) \(text)", ":\(name) default"])
    let nonsense = say(":\(name) x'").first ?? ""
    #expect(nonsense.hasPrefix("error: ") && nonsense.contains("^~"))
  }

  @Test("settings obey the rules of the options, in the words of a session")
  func rules() {
    #expect(say(":digits 0") == ["error: :digits is at least 1, not 0\n  :digits 0\n          ^"])
    #expect(
      say(":fraction on") == [":fraction  on"])
    #expect(
      say(":backend double") == ["note: double does not know :fraction on", ":backend  double"])
    #expect(say(":fraction on").first?.contains(":fraction goes with :backend exact") == true)
    #expect(say(":precision 100") == [":precision  100"])
    #expect(say(":backend") == [":backend  bigfloat"])
    #expect(
      say(":backend exact") == ["note: exact does not know :precision 100", ":backend  exact"])
    #expect(
      say(":format hex").first?.contains("try :backend double or :backend bigfloat") == true)
    #expect(say([":digits 20 30"]).first?.contains("takes one argument") == true)
    #expect(say([":limit digits=100", ":digits 101"]).first?.contains(":limit digits=N") == true)
  }

  @Test("an unknown command has a suggestion") func unknown() {
    #expect(
      say(":bckend double") == [
        "error: ':bckend' is not a command; :help lists them\n  :bckend double\n  ^~~~~~~\ndid you mean ':backend'?"
      ])
    #expect(say(":").first?.hasPrefix("error: ") == true)
    #expect(say(": digits 7") == [":digits  7"])
    #expect(say(":vars x").first?.hasPrefix("error: :vars takes no argument") == true)
  }

  @Test("help knows names, commands and what was typed") func help() throws {
    let hypot = try CommandRunner.run("ulp functions hypot").output
    #expect(say(":help hypot").map { $0 + "\n" } == [hypot])
    #expect(say(":help pi").first?.contains("MPFR mpfr_const_pi") == true)
    #expect(say(":help :digits").first?.hasPrefix(":digits N\n") == true)
    #expect(say(":help backend").first?.contains("exact, double, bigfloat, decimal") == true)
    _ = say("side = 3 + 1")
    #expect(say(":help side") == ["side  side = 3 + 1"])
    #expect(say(":help hypt").first?.hasSuffix("did you mean 'hypot'?") == true)
    let all = say(":help").first ?? ""
    for name in SessionCommand.names {
      #expect(all.contains("\n:\(name) ") || all.contains("\n:\(name)\n"))
    }
  }

  @Test("names are listed with values and what was typed") func vars() {
    #expect(say(":vars") == ["note: there are no variables yet"])
    _ = say(["x = 1/4", "long = 2", "f(t) = t + x", "x + long"])
    #expect(
      say(":vars") == [
        """
        long  = 2     long = 2
        x     = 0.25  x = 1/4
        f(t) = t + x
        _1    = 2.25  x + long
        """
      ])
    for _ in 1...10 { _ = say("1") }
    #expect(say(":vars").last == "note: 1 earlier results are not shown")
  }

  @Test("the last expression is compared with its true value") func compare() throws {
    #expect(say(":compare").first?.hasPrefix("error: there is no expression") == true)
    _ = say(["x = 1e15", "sqrt(x+1)-sqrt(x)"])
    let command = try CommandRunner.run("ulp compare --let x=1e15 'sqrt(x+1)-sqrt(x)' -f binary32")
    let plain = say(":compare binary32").joined().replacing("\u{1B}[31m", with: "[")
      .replacing("\u{1B}[0m", with: "]")
    #expect(plain + "\n" == command.output)
    // The variables have the values that they had for that line.
    _ = say(["x = 4"])
    #expect(say(":compare").first?.hasPrefix("exact  4\ndouble  4\n") == true)
    #expect(say(":compare bin32").first?.contains("there is no format 'bin32'") == true)
    _ = say([":backend decimal", ":digits 3", "y = 2/3"])
    #expect(say(":compare").first?.contains("\ndecimal:3  ") == true)
  }

  @Test("reverse Polish notation shows the stack") func rpn() {
    _ = say(["x = 1.707", ":rpn"])
    #expect(say("3 5 4") == ["3: 3", "2: 5", "1: 4"])
    #expect(say("+ +") == ["1: 3 + (5 + 4) = 12"])
    #expect(say("clear 2 x *") == ["1: 2 × x = 3.414"])
    #expect(say("2 sqrt").last?.hasPrefix("1: √(2) ≈ 1.4142135623") == true)
    #expect(say("nonsense!").first?.hasPrefix("error: 'nonsense!' is not a number") == true)
    #expect(say(["drop", "y +"]).last == "1: 2 × x + y – 'y' has no value")
    #expect(say(":undo") == ["note: took back y +"])
    #expect(say("drop +").first?.contains("'+' needs 2 operands") == true)
    #expect(say(":rpn") == ["note: infix again"])
    #expect(say("x") == ["_1 = 1.707"])
  }

  @Test("leaving") func leaving() {
    for line in [":quit", ":exit", ":q"] { #expect(session.submit(line).isLeaving) }
    #expect(!session.submit(":quit now").isLeaving)
  }
}
