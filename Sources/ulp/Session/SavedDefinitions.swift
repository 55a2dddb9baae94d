import Arithmetic
import Conversion
import NumericCore
import Scientific

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of a session from which its variables, functions and units can be computed again.
///
/// They are the lines that were typed, in their order, with those that they need: so a value is as exact when it is read
/// as it was, on any number system. An earlier result that a line uses becomes a variable with a name of its own.
struct SavedDefinitions {
  /// The lines of the file.
  private(set) var text: [String] = []
  /// What reading them does not bring back.
  private(set) var notes: [String] = []
  private(set) var count = 0

  private let lines: [Definition]
  /// The names of the results that other lines use, by the line.
  private var resultNames: [Int: String] = [:]
  /// The lines that cannot be written.
  private var lost: Set<Int> = []

  init(_ state: REPLSession.State) {
    lines = state.lines
    let bindings = state.bindings
    let variables = bindings.variables.filter { !$0.key.isResultName && $0.key != "ans" }
    let roots =
      variables.values.map(\.line) + bindings.functions.values + bindings.units.values
    count = variables.count + bindings.functions.count + bindings.units.count
    let all = closure(of: roots)
    nameResults(of: all, unlike: Set(bindings.names))
    for line in all.sorted() where cannotBeWritten(line) { lost.insert(line) }
    var angle: AngleUnit?
    var locale: UnitLocale?
    for line in closure(of: roots.filter { !lost.contains($0) }).sorted() {
      let written = written(line)
      if lines[line].angle != angle {
        angle = lines[line].angle
        text.append(":angle \(lines[line].angle.rawValue)")
      }
      if lines[line].units.locale != locale {
        locale = lines[line].units.locale
        text.append(":locale \(locale?.rawValue ?? SessionSetting.unset)")
      }
      text.append(written)
    }
    for (name, binding) in variables.sorted(by: { $0.key < $1.key }) {
      note(name, binding.line)
    }
  }

  /// Lines with those that they need.
  private func closure(of roots: [Int]) -> Set<Int> {
    var needed: Set<Int> = []
    var pending = roots
    while let line = pending.popLast() {
      if needed.insert(line).inserted { pending += lines[line].needed }
    }
    return needed
  }

  private mutating func nameResults(of needed: Set<Int>, unlike names: Set<String>) {
    var taken = names
    for line in needed { taken.formUnion(lines[line].names.read) }
    for line in needed.sorted() {
      for binding in lines[line].variables.values where binding.name == "ans" {
        guard resultNames[binding.line] == nil else { continue }
        var number = resultNames.count + 1
        while taken.contains("result\(number)") { number += 1 }
        resultNames[binding.line] = "result\(number)"
        taken.insert("result\(number)")
      }
    }
  }

  /// Whether a line, or one that it needs, cannot be written with names in the places of earlier results.
  private func cannotBeWritten(_ line: Int) -> Bool {
    let definition = lines[line]
    let isResult = definition.names.variables.contains("ans")
    // `ans` means two things in a line with a result of its own.
    let isAmbiguous =
      isResult && definition.names.hasSeveralStatements && definition.variables["ans"] != nil
    let isHidden = resultNames[line] != nil && definition.names.lastAssigned != nil
    return isAmbiguous || isHidden || definition.needed.contains(where: lost.contains)
  }

  /// A line with names in the places of earlier results.
  private func written(_ line: Int) -> String {
    let definition = lines[line]
    let earlier = definition.variables.filter { $0.value.name == "ans" }
    var written: [UInt8] = []
    var position = 0
    let tokens = LineTokens(utf8: definition.source).tokens
    if let name = resultNames[line] {
      position = Self.startOfLastStatement(tokens, definition.source)
      written += definition.source[..<position] + Array("\(position > 0 ? " " : "")\(name) = ".utf8)
    }
    for (kind, span) in tokens where kind == .name && span.start >= position {
      let name = String(decoding: definition.source[span.start..<span.end], as: UTF8.self)
      guard let binding = earlier[name], let own = resultNames[binding.line] else { continue }
      written += definition.source[position..<span.start] + Array(own.utf8)
      position = span.end
    }
    written += definition.source[position...]
    return String(decoding: written, as: UTF8.self).trimmed
  }

  private static func startOfLastStatement(
    _ tokens: [(kind: LineTokens.Kind, span: SourceSpan)], _ source: [UInt8]
  ) -> Int {
    var (depth, start) = (0, 0)
    for (kind, span) in tokens where kind == .symbol {
      switch source[span.start] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: start = span.end
      default: break
      }
    }
    return start
  }

  /// Says what reading does not bring back of a variable.
  private mutating func note(_ name: String, _ line: Int) {
    if lost.contains(line) {
      count -= 1
      notes.append("'\(name)' is not saved: its line uses an earlier result and has one of its own")
    } else if closure(of: [line]).contains(where: {
      !lines[$0].names.read.isDisjoint(with: ClockWord.allCases.map(\.rawValue))
    }) {
      notes.append("'\(name)' depends on the clock, and is computed anew when it is loaded")
    }
  }
}

extension REPLSession {
  /// Writes the variables and functions to a file from which `--load` reads them.
  func save(_ words: SessionWords) throws(CalculatorError) -> SessionOutput {
    let (path, span) = try words.path()
    let saved = SavedDefinitions(state)
    guard saved.count > 0 else {
      throw CalculatorError(.arguments, "there are no variables, functions or units to save", nil)
    }
    let head = "# Definitions of ulp on '\(state.options.system.rawValue)', for --load and :load."
    let content = ([head] + saved.text).map { $0 + "\n" }.joined()
    if let code = DraftFile.replace(path, with: Array(content.utf8), permissions: nil) {
      throw CalculatorError(
        .arguments, "cannot write '\(path)': \(String(cString: strerror(code)))", span)
    }
    let what = "\(saved.count) \(saved.count == 1 ? "definition" : "definitions") saved to \(path)"
    return SessionOutput(parts: (saved.notes + [what]).map { .note($0) })
  }
}
