import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// A core of a file or of a text in C.
struct FPCoreChoice {
  enum Origin {
    /// A file of FPCore; `-` is standard input.
    case file(String)
    /// A text in C; `-` is standard input.
    case c(String)
  }

  let origin: Origin
  /// The `:name`, the identifier or the number from 1; nil if the file has a single core.
  let name: String?
  /// The formats of variables that have their own.
  var stored: [String: FloatFormat] = [:]

  /// The same with formats of some variables.
  func storing(_ formats: [String: FloatFormat]) -> FPCoreChoice {
    FPCoreChoice(origin: origin, name: name, stored: formats)
  }

  /// Reads the cores and finds the one; failures are reported.
  func core(_ limits: Limits, json: Bool) throws -> FPCore {
    switch origin {
    case .file(let file):
      let path = CommandWords.joined([file])
      let bytes = try FileContent.read(path, limits: limits)
      let title = path == "-" ? "standard input" : path
      let read = try SourceText(bytes: bytes, title: title).reading(json: json) {
        () throws(TextError) in try FPCoreFile(utf8: bytes, storing: stored)
      }
      return try FailureReporter(json: json).reporting { () throws(CalculatorError) in
        try chosen(name, from: read)
      }
    case .c(let text):
      let source = try SourceText.translation(ofC: text, limits, json: json)
      return try FailureReporter(json: json).reporting { () throws(CalculatorError) in
        let file: FPCoreFile
        do throws(TextError) {
          file = try FPCoreFile(utf8: Array(source.fpcore.utf8), storing: stored)
        } catch {
          // Its places are those of the translation.
          throw CalculatorError(.arguments, "as FPCore: \(error.message)", nil)
        }
        return try chosen(name ?? "\(source.count)", from: file)
      }
    }
  }

  /// The name of the core that was found: an expression of C has none but its text.
  func title(of core: FPCore) -> String {
    if let name = core.name ?? core.identifier { return name }
    guard case .c(let text) = origin, text != "-" else { return "FPCore" }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func chosen(
    _ name: String?, from file: FPCoreFile
  ) throws(CalculatorError) -> FPCore {
    if let unknown = stored.keys.sorted().first(where: { !file.storedNames.contains($0) }) {
      throw CalculatorError(
        .unknownName, "no core of the file has a variable '\(unknown)', which --format-of gives",
        nil)
    }
    let cores = file.cores
    guard let name else {
      if cores.count == 1 {
        for core in file.unsupported { StandardError.write("warning: \(Self.refusal(core))\n") }
        return cores[0]
      }
      throw CalculatorError(
        .arguments,
        cores.isEmpty
          ? "the file has no core"
          : "the file has \(cores.count) cores; choose one with --core: \(Self.list(cores))", nil)
    }
    if let core = cores.first(where: { $0.name == name || $0.identifier == name }) { return core }
    if let core = cores.first(where: { "\($0.place)" == name }) { return core }
    if let core = file.unsupported.first(where: {
      $0.name == name || $0.identifier == name || "\($0.place)" == name
    }) {
      throw CalculatorError(.arguments, Self.refusal(core), nil)
    }
    throw CalculatorError(
      .unknownName, "there is no core '\(name)'; there are \(Self.list(cores))", nil,
      suggestion: Suggestion.nearest(
        to: name, among: cores.flatMap { [$0.name, $0.identifier].compactMap { $0 } }))
  }

  private static func list(_ cores: [FPCore]) -> String {
    cores.map { Self.title($0.place, $0.identifier ?? $0.name) }.joined(separator: ", ")
  }

  private static func title(_ place: Int, _ name: String?) -> String {
    name.map { "\(place) '\($0)'" } ?? "\(place)"
  }

  /// Why a core cannot be computed.
  private static func refusal(_ core: FPCoreFile.Unsupported) -> String {
    let position = core.error.position.map { "\($0): " } ?? ""
    return
      "core \(title(core.place, core.identifier ?? core.name)) is left out: \(position)\(core.error.message)"
  }
}
