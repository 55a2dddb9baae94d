import Foundation
import TestSupport
import Testing

@testable import ulp

/// What the option parser says of a command and those below it.
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

  /// The command and all below it.
  var all: [Description] { [self] + (subcommands ?? []).flatMap(\.all) }

  /// The declaration of an option or a flag by its long name.
  func option(_ name: String) -> Argument? {
    arguments?.first { $0.names?.contains { $0.kind == "long" && $0.name == name } ?? false }
  }

  static func ofCommand() throws -> Description {
    struct Dump: Decodable { var command: Description }
    let result = try CommandRunner.run("ulp --experimental-dump-help")
    return try JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)).command
  }
}

/// Lists of options that the command keeps, against the options that are declared.
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
    // The parser itself knows -help.
    #expect(names.allSatisfy { $0.kind != "longWithSingleDash" || $0.name == "help" })
  }

  @Test("a letter stands for one name") func oneName() {
    for argument in commands.flatMap({ $0.arguments ?? [] }) {
      let names = argument.names ?? []
      guard let letter = names.first(where: { $0.kind == "short" }) else { continue }
      let name = OptionLetter(rawValue: letter.name).map { "\($0)" }
      #expect(names.contains { $0.kind == "long" && $0.name == name }, "-\(letter.name)")
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
      // A default that takes more than a word to say is said in other words.
      let said = argument.abstract?[range.upperBound...].prefix { $0 != ")" && $0 != ";" } ?? ""
      #expect(standard.hasPrefix(said), "\(name): \(said)")
      held += 1
    }
    #expect(held >= 7)
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
