import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// A core of a file.
struct FPCoreChoice {
  let file: String
  /// The `:name`, the identifier or the number from 1; nil if the file has a single core.
  let name: String?

  /// Reads the file and finds the core; failures are reported.
  func core(_ limits: Limits, json: Bool) throws -> FPCore {
    let path = CommandWords.joined([file])
    let bytes = try FileContent.read(path, limits: limits)
    let read: FPCoreFile
    do throws(TextError) {
      read = try FPCoreFile(utf8: bytes)
    } catch {
      let name = path == "-" ? "standard input" : path
      let position = TextPosition(of: error.offset, in: bytes)
      var failure = CalculatorError(error)
      failure.message = "\(name), \(position): \(error.message)"
      let json = json ? failure.json : nil
      let (line, span) = Self.line(of: error.span ?? SourceSpan(0, 0), in: bytes)
      failure.span = span
      ErrorReport(failure, source: line).write()
      if let json { StandardOutput.write(json: json) }
      throw ExitCode(1)
    }
    return try FailureReporter(json: json).reporting { () throws(CalculatorError) in
      try chosen(from: read)
    }
  }

  private func chosen(from file: FPCoreFile) throws(CalculatorError) -> FPCore {
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

  /// The line in which a span starts, and the span relative to it.
  private static func line(of span: SourceSpan, in bytes: [UInt8]) -> ([UInt8], SourceSpan) {
    let newline = UInt8(ascii: "\n")
    let start = min(span.start, bytes.count)
    let first = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
    return (Array(bytes[first..<end]), SourceSpan(start - first, min(span.end, end) - first))
  }
}
