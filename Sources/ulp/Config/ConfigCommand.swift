import ArgumentParser
import Arithmetic

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct ConfigCommand: NumberCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show each setting, its value, and where that comes from.",
    discussion: """
      What is given on the command line comes first, then the environment, then the configuration file: \
      ulp/config in $XDG_CONFIG_HOME, which is ~/.config unless it is set. A line of that file is \
      'name = value', and '#' begins a comment. A value that does not go with a stronger one gives way.
      """)

  @OptionGroup var engine: SystemOptions
  @OptionGroup var results: ResultOptions
  @OptionGroup var variables: VariableOptions
  @OptionGroup var bounds: LimitOptions

  @OptionGroup var loads: LoadOptions
  @OptionGroup var rates: RatesOptions

  func run() throws {
    var rows =
      rows(options) + rows(options.variables) + rows(options.bounds) + rows(loads)
      + rows(rates)
    // Without a chosen backend, the precision determines it.
    if rows[0].value == nil { rows[0].standard = options.system.rawValue }
    let path = StoredSettings.path
    if options.json {
      let settings = rows.map { row in
        JSONValue.object([
          ("name", .string(row.name)), ("variable", .string(row.variable)),
          ("value", JSONValue(row.value)),
          ("origin", .string(row.origin)),
          ("set_aside", JSONValue(row.setAside)),
        ])
      }
      return StandardOutput.write(
        json: .object([
          ("file", JSONValue(path)), ("settings", .list(settings)),
        ]))
    }
    if let path {
      StandardOutput.write(line: access(path, F_OK) == 0 ? path : "\(path) (not there)")
    }
    let lines = [Row.title] + rows
    let width = lines.map(\.shown.count).max() ?? 0
    for row in lines {
      StandardOutput.write(
        line: Columns.row([(row.name, 14), (row.variable, 18), (row.shown, width), (row.origin, 0)])
      )
      if let reason = row.setAside { StandardOutput.write(line: "  not in force: \(reason)") }
    }
  }

  private struct Row {
    var name: String
    var variable: String
    var value: String?
    var standard: String
    var origin: String
    var setAside: String?

    var shown: String { value ?? standard }

    static let title = Row(
      name: "setting", variable: "variable", value: "value", standard: "", origin: "from")
  }

  private func rows<Options: ConfigurableOptions>(_ options: Options) -> [Row] {
    Options.settings.map { setting in
      let value = setting.text(options)
      let origin =
        options.stored.applied[setting.name] ?? (value == nil ? "default" : "--\(setting.name)")
      return Row(
        name: setting.name, variable: setting.variable, value: value, standard: setting.standard,
        origin: origin, setAside: options.stored.setAside[setting.name])
    }
  }
}
