import Foundation
import TestSupport
import Testing

@testable import ulp

/// The option parser's description of a command and its subcommands.
private struct Description: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var abstract: String?
  }

  var commandName: String
  var arguments: [Argument]?
  var subcommands: [Description]?

  /// The command and all its subcommands.
  var all: [Description] { [self] + (subcommands ?? []).flatMap(\.all) }

  /// The declaration of the option or flag with this long name.
  func option(_ name: String) -> Argument? {
    arguments?.first { $0.names?.contains { $0.kind == "long" && $0.name == name } ?? false }
  }

  static func ofCommand() throws -> Description {
    struct Dump: Decodable { var command: Description }
    let result = try CommandRunner.run("ulp --experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
  }
}

/// Compares lists of options in the command with the declared options.
@Suite("declared options")
struct OptionTests {
  private let commands: [Description]

  init() throws { commands = try Description.ofCommand().all }

  private func command(_ name: String) throws -> Description {
    try #require(commands.first { $0.commandName == name })
  }

  @Test("letters are those of options") func letters() {
    let names = commands.flatMap { $0.arguments ?? [] }.flatMap { $0.names ?? [] }
    let declared = names.filter { $0.kind == "short" }.map { "-\($0.name)" }
    #expect(Set(declared) == Set(OptionLetter.allCases.map(\.word)))
    // The parser itself declares -help.
    #expect(names.allSatisfy { $0.kind != "longWithSingleDash" || $0.name == "help" })
  }

  @Test("a letter stands for one name") func oneName() {
    for argument in commands.flatMap({ $0.arguments ?? [] }) {
      let names = argument.names ?? []
      guard let letter = names.first(where: { $0.kind == "short" }) else { continue }
      let known = OptionLetter.allCases.filter { "\($0.letter)" == letter.name }.map(\.rawValue)
      #expect(
        names.contains { $0.kind == "long" && known.contains($0.name) }, "-\(letter.name)")
    }
  }

  @Test("settings are options, with the defaults of their help") func settings() throws {
    let (eval, money) = (try command("eval"), try command("money"))
    #expect(SettingNames.all.count == Set(SettingNames.all).count)
    for name in SettingNames.all {
      #expect((eval.option(name) ?? money.option(name)) != nil, "\(name)")
    }
    let standards =
      NumberOptions.settings.map { ($0.name, $0.standard) }
      + VariableOptions.settings.map { ($0.name, $0.standard) }
      + RatesOptions.settings.map { ($0.name, $0.standard) }
    var held = 0
    for (name, standard) in standards {
      let argument = try #require(eval.option(name) ?? money.option(name))
      guard let range = argument.abstract?.range(of: "(default: ") else { continue }
      // Defaults that need several words are described differently in the two places.
      let said = argument.abstract?[range.upperBound...].prefix { $0 != ")" && $0 != ";" } ?? ""
      #expect(standard.hasPrefix(said), "\(name): \(said)")
      held += 1
    }
    #expect(held >= 7)
  }

  @Test("every setting is shown by 'ulp config'") func shown() throws {
    struct Answer: Decodable {
      struct Row: Decodable { var name: String }
      var settings: [Row]
    }
    let result = try CommandRunner.run("ulp config --json")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    #expect(answer.settings.map(\.name) == SettingNames.all)
  }

  @Test("a session changes options of expressions") func session() throws {
    let eval = try command("eval")
    for setting in SessionSetting.all {
      #expect(eval.option(setting.name) != nil, "\(setting.name)")
    }
  }

  @Test("each number system is offered where one is chosen") func systems() throws {
    let abstract = try #require(try command("eval").option("backend")?.abstract)
    for name in SystemName.allCases {
      #expect(abstract.contains(name.rawValue))
      #expect(SystemName(rawValue: name.rawValue) == name)
    }
    #expect(SystemName(rawValue: "none") == nil)
    #expect(Set(SystemName.allCases).count == SystemName.allCases.count)
  }
}
