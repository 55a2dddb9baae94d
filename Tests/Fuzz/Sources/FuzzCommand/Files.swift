import Accuracy
import Arithmetic
import BigNumbers
import FuzzSupport
import Grammars
import NumericCore

@testable import Command

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of this process, in the folder that `run` has made in memory.
enum Scratch {
  static let path =
    (EnvironmentVariable.value("TMPDIR") ?? "/tmp") + "/ulp-fuzz/\(getpid())"

  /// Writes the contents.
  static func write(_ bytes: [UInt8]) {
    _ = UserFolder.make(for: path)
    let fault = DraftFile.write(bytes, to: path, O_WRONLY | O_CREAT | O_TRUNC)
    require(fault == nil, "cannot write \(path)")
  }

  /// The contents.
  static var content: [UInt8] {
    guard let bytes = try? FileContent.bytes(of: path, limits: Limits()) else {
      violated("cannot read \(path)")
    }
    return bytes
  }
}

/// JSON, written and read again.
let json = FuzzTarget.lines("json") {
  $0.putJSON(0)
} read: { line in
  let value: JSONValue
  do throws(TextError) {
    value = try JSONValue(line: line[...])
  } catch {
    require(error.offset <= line.count, "the place of a fault is behind the line")
    return false
  }
  let text = value.line
  let again = try? JSONValue(line: ArraySlice(text.utf8))
  require(again == value, "'\(text)' does not read back")
  return true
}

extension Sentence {
  fileprivate mutating func putJSON(_ depth: Int) {
    switch depth > 5 ? choose(4) : choose(8) {
    case 0: putNumber(.extreme)
    case 1: putOne(of: ["true", "false", "null", " 1", "-0.5e+3 "])
    case 2, 3: putJSONString()
    case 4, 5:
      put("[")
      putList(choose(4), separator: " , ") { $0.putJSON(depth + 1) }
      put("]")
    default:
      put("{")
      putList(choose(4)) { s in
        s.putJSONString()
        s.put(": ")
        s.putJSON(depth + 1)
      }
      put("}")
    }
  }

  private mutating func putJSONString() {
    put("\"")
    for _ in 0..<choose(6) {
      putOne(of: [
        "a", "x1", "\\n", "\\\"", "\\u00e9", "\\ud83d\\ude00", "é", "\\\\", "\\/", "\u{7F}",
      ])
    }
    put("\"")
  }
}

/// Files of points: an object in each line, as `compare --points` reads them.
let points = FuzzTarget("points") { s in
  let names = ["x", "y", "rate"].prefix(1 + s.choose(3))
  s.putList(1 + s.choose(4), separator: "\n") { s in
    if s.oneIn(6) { s.put("{\"inputs\": ") }
    s.put("{")
    for (place, name) in names.enumerated() {
      s.put("\(place > 0 ? ", " : "")\"\(name)\": ")
      let mark = s.oneIn(2) ? "\"" : ""
      s.put(mark)
      if s.oneIn(4) { s.put("-") }
      if mark.isEmpty { s.putDigits(1 + s.choose(9)) } else { s.putNumber(.extreme) }
      s.put(mark)
    }
    s.put("}")
    if s.text.first == UInt8(ascii: "{"), s.oneIn(40) { s.put("}") }
  }
} read: { text, tally in
  Scratch.write(text)
  guard let file = try? PointFile(path: Scratch.path, limits: .small) else {
    violated("a file cannot be read")
  }
  guard let names = try? file.names() else { return tally.count(false) }
  for format in [FloatFormat.double, .binary(.binary16), .decimal(digits: 7)] {
    for index in file.lines.indices {
      do throws(CalculatorError) {
        let point = try file.point(index, names, format, ExactLimits(.small))
        require(point.rounded.count == names.count, "a point has lost a coordinate")
        tally.count(true)
      } catch {
        require(
          error.message.contains("line \(file.lines[index].number)"), "no line: \(error.message)")
        tally.count(error.message.contains("value of"))
      }
    }
  }
}

/// Configuration files, and the values in them.
let settings = FuzzTarget("settings") { s in
  s.putList(1 + s.choose(5), separator: "\n") { s in
    if s.oneIn(5) { return s.put("# a comment") }
    let setting = s.pick(NumberOptions.settings)
    s.put("\(setting.name) = ")
    if setting.choices.isEmpty {
      s.put("\(1 + s.choose(60))")
    } else {
      s.putOne(of: setting.choices)
    }
    if s.oneIn(4) { s.put("  # why") }
  }
} read: { text, tally in
  do throws(CommandFailure) {
    let file = try SettingsFile(text, path: "config", names: SettingNames.all)
    for line in file.lines {
      require(line.valueSpan.end <= line.source.count, "the place of a value is behind its line")
      guard var options = standardOptions else { return }
      var isValid = true
      for setting in NumberOptions.settings where setting.name == line.name {
        isValid = setting.assign(&options, line.value)
        if isValid { require(setting.text(options) != nil, "'\(line.name)' has no value") }
      }
      try? options.validateValues()
      try? options.validateCombination()
      tally.count(isValid)
    }
    tally.count(true)
  } catch {
    require(error.error.fits(error.source), "the place of a fault is behind its line")
    tally.count(error.description.contains("set twice"))
  }
}

private let standardOptions = try? EvalCommand.parse(["1"]).options

/// A history: what is in the file, whatever it is, is passed over or shown, and an entry that is kept comes back.
let history = FuzzTarget("history") { s in
  var grammar = ExpressionGrammar()
  s.putList(1 + s.choose(6), separator: "\n") { grammar.putLine(&$0) }
  if s.oneIn(2) { s.put("\n") }
} read: { text, tally in
  Scratch.write(text)
  let file = HistoryFile(path: Scratch.path, bound: 4, longestContent: 200)
  do throws(CommandFailure) {
    let before = try file.entries()
    require(before.count <= 4, "there are \(before.count) entries")
    for entry in before {
      require(!entry.utf8.contains { $0 < 0x20 }, "an entry has control characters")
      tally.count(true)
    }
    if before.isEmpty { tally.count(text.isEmpty) }
    let entry = String(decoding: text.prefix(40), as: UTF8.self)
    try file.append(entry)
    let isKept = !entry.utf8.contains { $0 < 0x20 || $0 == 0x7F } && !entry.isEmpty
    let after = try file.entries()
    if isKept { require(after.last == entry, "'\(entry)' is not the last entry") }
  } catch {
    violated("\(error)")
  }
}
