import Arithmetic
import Conversion
import NumericCore
import Scientific

extension REPLSession {
  /// Help about a name, or a list of all commands.
  mutating func help(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    guard let (text, span) = try words.operand() else {
      return SessionOutput(parts: [.text(Self.overview)])
    }
    let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
    if text.hasPrefix(":") || (!isName(name) && SessionCommand.names.contains(name)) {
      if let lines = Self.lines(ofCommand: name) { return SessionOutput(parts: [.text(lines)]) }
    }
    if let known = definitions(of: name) { return SessionOutput(parts: [.text(known)]) }
    let entries = FunctionEntry.named(name)
    if !entries.isEmpty {
      let texts = entries.map { $0.lines.joined(separator: "\n") }
      return SessionOutput(parts: [.text(texts.joined(separator: "\n\n"))])
    }
    if let row = Catalogue.constant(named: name) { return page(of: .mathematics(row)) }
    if let constant = PhysicalConstant.named(name) { return page(of: .physics(constant)) }
    if Unit.isSpelling(name) {
      return SessionOutput(parts: [.text(try UnitSubject(name).lines.joined(separator: "\n"))])
    }
    throw CalculatorError(
      .unknownName, "there is no '\(text)' to explain", span,
      suggestion: Suggestion.nearest(
        to: name,
        among: BuiltInNames.all + PhysicalConstant.names + SessionCommand.names
          + state.bindings.names))
  }

  private func page(of entry: ConstantEntry) -> SessionOutput {
    let lines = [entry.name, entry.summary] + Columns.facts(entry.facts)
    return SessionOutput(parts: [.text(lines.joined(separator: "\n"))])
  }

  private func isName(_ name: String) -> Bool {
    Catalogue.isFunction(name) || DateFunction.named(name) != nil || Catalogue.isConstant(name)
      || state.bindings.names.contains(name)
  }

  /// The lines in which the user set a name.
  private func definitions(of name: String) -> String? {
    let bindings = state.bindings
    let lines = [bindings.variables[name]?.line, bindings.functions[name], bindings.units[name]]
    let texts = lines.compactMap { $0 }.map {
      "\(name)  \(String(decoding: state.lines[$0].source, as: UTF8.self).trimmed)"
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private static func lines(ofCommand name: String) -> String? {
    if let command = SessionCommand.named(name) {
      return "\(usage(name, command.operand))\n\(command.summary)"
    }
    guard let setting = SessionSetting.named(name) else { return nil }
    var lines = [usage(name, setting.operand), setting.summary]
    if !setting.values.isEmpty {
      lines.append("values    " + setting.values.joined(separator: ", "))
    }
    if setting.systems.count < SystemName.allCases.count {
      lines.append("with      " + setting.systems.map(\.rawValue).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private static func usage(_ name: String, _ operand: String) -> String {
    operand.isEmpty ? ":\(name)" : ":\(name) \(operand)"
  }

  /// A list of commands, settings and other input.
  private static var overview: String {
    let commands = SessionCommand.all.map { (usage($0.name, $0.operand), $0.summary) }
    let settings = SessionSetting.all.map { (usage($0.name, $0.operand), $0.summary) }
    let width = (commands + settings).map(\.0.count).max() ?? 0
    func rows(_ rows: [(String, String)]) -> [String] {
      rows.map { Columns.row([($0.0, width), ($0.1, 0)]) }
    }
    let language = """
      Expressions  2*sin(pi/6)   x = 3   f(t) = t^2 + x   200 + 10%   [1, 2, 3]
      Results      ans is the last one, _1, _2, … are all of them; '* 3' goes on from ans, '-4' does not
      Long input   goes on behind an open bracket or a backslash at the end of a line
      Keys         Tab completes, Ctrl-R searches back, Ctrl-C stops, Ctrl-D leaves

      """
    let more = "\nSettings; 'default' takes one back, and without a value it is shown\n"
    return language
      + (["", "Commands"] + rows(commands)).joined(separator: "\n") + "\n" + more
      + rows(settings).joined(separator: "\n")
  }

  // MARK: - Names

  /// The largest number of results in a list.
  private static let shownResults = 10

  /// Lists variables, functions, units and results with their values on the current number system.
  mutating func listNames() -> SessionOutput {
    let results = Set((0...state.results).map { $0 == 0 ? "ans" : "_\($0)" })
    var rows: [[String]] = []
    let variables = state.bindings.variables.keys.filter { !results.contains($0) }.sorted()
    for name in variables { rows.append(row(of: name)) }
    for (_, line) in state.bindings.functions.sorted(by: { $0.key < $1.key }) {
      rows.append([typed(line), "", ""])
    }
    for (_, line) in state.bindings.units.sorted(by: { $0.key < $1.key }) {
      rows.append([typed(line), "", ""])
    }
    let first = max(1, state.results - Self.shownResults + 1)
    var note: SessionOutput.Part?
    if state.results > 0 {
      for number in first...state.results where state.bindings.variables["_\(number)"] != nil {
        rows.append(row(of: "_\(number)"))
      }
      if first > 1 { note = .note("\(first - 1) earlier results are not shown") }
    }
    guard !rows.isEmpty else { return SessionOutput(parts: [.note("there are no variables yet")]) }
    let widths = (0..<2).map { column in
      rows.filter { !$0[1].isEmpty }.map { $0[column].count }.max() ?? 0
    }
    let lines = rows.map { row in
      row[1].isEmpty
        ? row[0] : Columns.row([(row[0], widths[0]), (row[1], widths[1]), (row[2], 0)])
    }
    return SessionOutput(parts: [.text(lines.joined(separator: "\n"))] + (note.map { [$0] } ?? []))
  }

  /// A row with the name, the value and the line that was typed.
  private mutating func row(of name: String) -> [String] {
    guard let binding = state.bindings.variables[name] else { return [name, "–", ""] }
    let lines = state.lines
    let value: String
    do throws(CalculatorError) {
      let answer = try withEngine { engine throws(CalculatorError) in
        try engine.answer(binding, in: lines)
      }
      value = (answer.isExact == true ? "= " : "≈ ") + answer.text
    } catch {
      value = "– " + SessionWording.ofOptions(error.oneLine)
    }
    return [name, value, typed(binding.line)]
  }

  private func typed(_ line: Int) -> String {
    String(decoding: state.lines[line].source, as: UTF8.self).trimmed
  }
}
