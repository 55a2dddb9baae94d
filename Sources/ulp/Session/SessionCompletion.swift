import Arithmetic
import Conversion
import NumericCore
import Scientific

/// The completions of the text before the cursor.
struct SessionCompletion: Equatable {
  /// A name, and the text to insert after it if it is the only completion.
  struct Candidate: Equatable {
    var name: String
    var suffix = ""
  }

  /// The part of the line that the names complete.
  private let typed: String
  private(set) var candidates: [Candidate]

  init(_ typed: String, among all: [Candidate]) {
    self.typed = typed
    var seen: Set<String> = []
    candidates =
      all.filter { $0.name.hasPrefix(typed) && seen.insert($0.name).inserted }
      .sorted { $0.name < $1.name }
  }

  /// The text to insert at the cursor: the common prefix of all names.
  var insertion: String {
    guard let first = candidates.first else { return "" }
    if candidates.count == 1 { return String(first.name.dropFirst(typed.count)) + first.suffix }
    let common = candidates.dropFirst().reduce(first.name) { $0.commonPrefix(with: $1.name) }
    return String(common.dropFirst(typed.count))
  }

  /// The largest number of names that are listed.
  private static let mostListed = 200

  /// The names in columns, if there is no unique text to insert.
  func listing(columns: Int) -> String? {
    guard candidates.count > 1, insertion.isEmpty else { return nil }
    let shown = candidates.prefix(Self.mostListed).map(\.name)
    let width = (shown.map(\.count).max() ?? 0) + 2
    let count = max(1, columns / width)
    let rows = (shown.count + count - 1) / count
    var lines = (0..<rows).map { row in
      let cells = stride(from: row, to: shown.count, by: rows).map { (shown[$0], width - 2) }
      return Columns.row(Array(cells.dropLast()) + [(cells[cells.count - 1].0, 0)])
    }
    if candidates.count > shown.count { lines.append("… \(candidates.count - shown.count) more") }
    return lines.joined(separator: "\n")
  }
}

extension REPLSession {
  /// The completions at the cursor.
  func completion(before text: String) -> SessionCompletion {
    if text.isSessionCommand { return completion(ofCommand: text) }
    let bytes = Array(text.utf8)
    guard let last = LineTokens(utf8: bytes).tokens.last, last.kind == .name,
      last.span.end == bytes.count
    else { return SessionCompletion("", among: []) }
    let word = String(decoding: bytes[last.span.start...], as: UTF8.self)
    switch place(of: bytes) {
    case .unit: return SessionCompletion(word, among: units)
    case .factor: return SessionCompletion(word, among: nameSources.flatMap { $0 } + units)
    case .name: return SessionCompletion(word, among: nameSources.flatMap { $0 })
    }
  }

  /// The class of names that the last word of a line may be.
  private enum Place {
    /// A unit, after `to`.
    case unit
    /// A unit or another name, after a number, or after a unit and an operator.
    case factor
    case name
  }

  private func place(of bytes: [UInt8]) -> Place {
    guard state.machine == nil else { return .name }
    let before = LineTokens(utf8: bytes).tokens.dropLast().suffix(2).map {
      (kind: $0.kind, text: String(decoding: bytes[$0.span.start..<$0.span.end], as: UTF8.self))
    }
    guard let previous = before.last else { return .name }
    if ["to", "in", "->", "→"].contains(previous.text) { return .unit }
    if previous.kind == .number { return .factor }
    let follows = ["*", "/", "·"].contains(previous.text) && before.count == 2
    return follows && Unit.isSpelling(before[0].text) ? .factor : .name
  }

  private var units: [SessionCompletion.Candidate] {
    Units.spellings.map { SessionCompletion.Candidate(name: $0) }
      + PreferredUnits.symbols.map { SessionCompletion.Candidate(name: $0) }
  }

  /// The names of expressions, by their origin.
  private var nameSources: [[SessionCompletion.Candidate]] {
    let opening = state.machine == nil ? "(" : " "
    func candidates(_ names: [String], _ suffix: String) -> [SessionCompletion.Candidate] {
      names.map { SessionCompletion.Candidate(name: $0, suffix: suffix) }
    }
    var sources = [
      candidates(Catalogue.functions.flatMap { [$0.name] + $0.aliases }, opening),
      candidates(Catalogue.constants.flatMap { [$0.name] + $0.aliases }, ""),
      candidates(Array(state.bindings.variables.keys), ""),
    ]
    if state.machine == nil {
      sources.append(candidates(DateFunction.all.map(\.name), opening))
      sources.append(candidates(Array(state.bindings.functions.keys), opening))
      sources.append(candidates(PhysicalConstant.all.flatMap(\.symbols), ""))
    } else {
      sources.append(candidates(RPNCommandWord.allCases.map(\.rawValue), ""))
    }
    return sources
  }

  private func completion(ofCommand text: String) -> SessionCompletion {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }
    let word = words.last.map(String.init) ?? ""
    if words.count < 2 {
      let commands = SessionCommand.all.map { (name: $0.name, operand: $0.operand) }
      let settings = SessionSetting.all.map { (name: $0.name, operand: $0.operand) }
      return SessionCompletion(
        word,
        among: (commands + settings).map {
          SessionCompletion.Candidate(
            name: ":" + $0.name, suffix: $0.operand.isEmpty ? "" : " ")
        })
    }
    let name = words.first.map { String($0.dropFirst()) } ?? ""
    return SessionCompletion(word, among: operands(of: name).map { .init(name: $0) })
  }

  /// The completions of the operand of a command or setting.
  private func operands(of name: String) -> [String] {
    SessionCommand.named(name)?.operands(self) ?? SessionSetting.named(name)?.candidates ?? []
  }

  /// All names about which there is help.
  var explainedNames: [String] {
    (nameSources.flatMap { $0 } + units).map(\.name) + SessionCommand.names.map { ":" + $0 }
  }
}

extension String {
  /// The common prefix of two texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
