import ArgumentParser
import Arithmetic
import NumericCore

struct MergeCommand: AsyncParsableCommand, FailureReporting {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put together what parts of one job have counted.",
    discussion: """
      The files are objects of 'ulp judge --exhaustive --json', or were kept by --resume. The result is that of one \
      run over all points. Parts of another job, of another version, or that count some points twice are refused; a \
      part that is given twice counts once.
      """)

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Flag(help: "Print the counts also if points are missing.")
  var partial = false

  @OptionGroup var page: PageOptions

  @OptionGroup(title: "Limits") var bounds: LimitOptions

  @Argument(help: "The files; '-' is standard input.", completion: .file())
  var files: [String]

  func run() async throws {
    try page.check()
    var merged: ExhaustiveCounts?
    let files = files.map { CommandWords.joined([$0]) }
    for file in files {
      let part = try read(file)
      guard var whole = merged else {
        merged = part
        continue
      }
      guard JSONValue.object(part.job) == .object(whole.job),
        part.computations.count == whole.computations.count
      else { try refuse("\(file) belongs to another job than \(files[0]), or to another version") }
      if whole.covers(part) { continue }
      if part.covers(whole) {
        merged = part
        continue
      }
      guard whole.isApart(from: part) else {
        try refuse("\(file) has some points that another file has, and others")
      }
      whole.add(part)
      merged = whole
    }
    guard let merged else { return }
    if !merged.isComplete, !partial {
      let ranges = merged.missing.prefix(8).map { "\($0.lowerBound) to \($0.upperBound - 1)" }
      let more = merged.missing.count > 8 ? ", and others" : ""
      try refuse(
        "the points \(ranges.joined(separator: ", "))\(more) are missing, of 0 to \(merged.count - 1); --partial leaves them out"
      )
    }
    try page.publish(json ? merged.json.line : merged.text) {
      ExhaustivePage(counts: merged).html
    }
  }

  private func read(_ file: String) throws -> ExhaustiveCounts {
    let bytes = try FileContent.read(file, limits: bounds.limits)
    guard let json = try? JSONValue(line: bytes.trimmed), let counts = ExhaustiveCounts(json) else {
      let name = file == "-" ? "standard input" : file
      try refuse("\(name) has no counts of 'ulp judge --exhaustive'")
    }
    return counts
  }

  private func refuse(_ sentence: String) throws -> Never {
    try fail(CalculatorError(.arguments, sentence, nil))
  }
}
