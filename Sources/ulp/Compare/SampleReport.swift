import Accuracy
import BigNumbers
import NumericCore

/// The report of `ulp compare` on many points.
struct SampleReport {
  /// The expression, or the name of a core.
  let source: String
  let isCore: Bool
  /// The core, for pages.
  var core: FPCore?
  /// The order in which the formats add; nil where they round sums once.
  var order: SummationOrder?
  /// The format of each column.
  let formats: [FloatFormat]
  /// What is measured in each format, where that is not the format itself.
  var computations: [String]?
  /// Whether the columns are the parts and the norm of a complex result in each format, instead of the formats.
  var isComplex = false
  /// The variables, in the order of the coordinates of a point.
  let variables: [String]
  let origin: Origin
  let sample: Sample
  /// For each format, the worst point that climbing found; nil without climbing.
  let climbed: [WorstPoint]?

  /// The names of what is measured.
  var names: [String] {
    if let computations { return computations }
    return isComplex ? MeasuredPart.names(ofColumns: formats) : formats.map(\.name)
  }

  /// The command that reports.
  var command: String { computations == nil ? "compare" : "judge" }

  /// The origin of the points.
  enum Origin {
    case ranges([SampleRange], count: Int, SampleMeasure, seed: UInt64)
    case file(String, count: Int)
    /// Rows, which are called lines or rows; some are not judged.
    case rows(RowOrigin)
  }

  /// Rows of a file, which are called lines or rows.
  struct RowOrigin {
    let file: String
    let unit: String
    let count: Int
    /// The rows that were left out.
    let broken: Int
    /// How the numbers were read.
    let notes: [String]
    /// From the smallest to the largest value of each variable, for plots.
    let ranges: [SampleRange]
  }

  var text: String {
    var lines = heading
    var counts =
      "  \(sample.certified) certified · \(sample.invalid) invalid · \(sample.undecided) undecided"
    if sample.rejected > 0 { counts += " · \(sample.rejected) ruled out by the precondition" }
    if let rows, rows.broken > 0 { counts += " · \(rows.broken) broken" }
    lines.append(counts)
    lines += (rows?.notes ?? []).map { "  \($0)" }
    for (index, name) in names.enumerated() {
      lines.append(computations == nil ? name : "\(name) (\(formats[index].name))")
      let statistics = sample.statistics[index]
      guard statistics.count > 0 else { continue }
      lines += Self.lines(statistics).map { "  \($0)" }
      if let arithmetic = sample.arithmetic[index], arithmetic.count > 0 {
        lines.append("  for inputs rounded to \(formats[index].name)")
        lines += Self.lines(arithmetic).dropLast().map { "    \($0)" }
      }
      if let worst = sample.worst[index].first, !variables.isEmpty {
        lines.append("  worst at \(text(of: worst))")
      }
      if let flags = flags(index) { lines.append("  \(flags.line)") }
      if let climbed = climbed?[index] {
        let ulps =
          climbed.error.ulps.isFinite ? "\(Self.figure(climbed.error.ulps)) ulp" : "infinite"
        lines.append(
          "  climbed to \(ulps), \(Self.figure(climbed.error.bits)) bits, at \(text(of: climbed))")
      }
    }
    lines += rivalry.lines
    return lines.joined(separator: "\n")
  }

  /// Several computations are compared with each other; formats of one computation are not.
  var rivalry: RivalryReport {
    RivalryReport(
      names: names, variables: variables, points: computations == nil ? [] : sample.kept)
  }

  var rows: RowOrigin? { if case .rows(let rows) = origin { rows } else { nil } }

  /// The ranges of the points.
  var ranges: [SampleRange] {
    switch origin {
    case .ranges(let ranges, _, _, _): ranges
    case .file: []
    case .rows(let rows): rows.ranges
    }
  }

  /// The number of points and their origin.
  var summary: String {
    switch origin {
    case .ranges(let ranges, let count, let measure, let seed):
      let first = ranges.first { !$0.format.isOfWholeNumbers } ?? ranges.first
      let format = first.map { " of \($0.format.name)" } ?? ""
      return "\(Self.points(count)), \(measure.rawValue)\(format), seed \(seed)"
    case .file(let name, let count): return "\(Self.points(count)) of \(name)"
    case .rows(let rows):
      return "\(rows.count) \(rows.unit)\(rows.count == 1 ? "" : "s") of \(rows.file)"
    }
  }

  private static func points(_ count: Int) -> String { count == 1 ? "1 point" : "\(count) points" }

  private var heading: [String] {
    [summary]
      + (rows == nil ? ranges : []).map {
        "  \($0.name) from \($0.ends.lower.text) to \($0.ends.upper.text)"
      } + (order.map { ["  \($0.sentence)"] } ?? [])
  }

  private static func lines(_ statistics: ErrorStatistics) -> [String] {
    let shares = [0.5, 0.9, 0.99].map { share in
      "\(Int(share * 100)) % \(figure(statistics.percentile(share)))"
    }
    let right = Double(statistics.correctlyRounded) / Double(statistics.count) * 100
    return [
      "bits  mean \(figure(statistics.meanBits)) · \(shares.joined(separator: " · ")) · sampled maximum \(figure(statistics.sampledMaximumBits))",
      "ulp   mean \(figure(statistics.meanUlps)) · sampled maximum \(figure(statistics.maximumUlps))",
      "nearest to the truth \(figure(right)) % · truth beyond the format \(statistics.beyondFormat) · infinite or NaN \(statistics.notFinite)",
    ]
  }

  /// A point as text, such as `x = 0.1 (0x1.999999999999ap-4), y = 2`.
  private func text(of worst: WorstPoint) -> String {
    var text = variables.indices.map { index in
      let x = worst.point[index]
      let hex = isWhole(index) ? nil : x.hexadecimal
      return "\(variables[index]) = \(x.text)\(hex.map { " (\($0))" } ?? "")"
    }.joined(separator: ", ")
    if let rows { text += ", \(rows.unit) \(worst.error.point)" }
    return text
  }

  /// What is said of the flags of a computation.
  func flags(_ index: Int) -> FlagReport? {
    sample.flags[index].map { tally in
      FlagReport(
        tally: tally, raised: tally.raised.first.map { _ in inputs(tally.raised.point) } ?? .null,
        missing: tally.missing.first.map { _ in inputs(tally.missing.point) } ?? .null)
    }
  }

  /// The coordinates of a point with all their bits.
  func inputs(_ point: [FormatValue]) -> JSONValue {
    .object(
      variables.indices.map { index in
        let x = point[index]
        return (name: variables[index], value: .string(isWhole(index) ? x.text : x.exactText))
      })
  }

  /// Whether a variable has whole numbers of C, which need no hexadecimal digits.
  private func isWhole(_ variable: Int) -> Bool {
    ranges.indices.contains(variable) && ranges[variable].format.isOfWholeNumbers
  }

  /// A share in percent with four digits; nothing but all is 100.
  static func share(_ part: Int, of all: Int) -> String {
    part == all ? "100" : figure(min(Double(part) / Double(max(1, all)) * 100, 99.99))
  }

  /// A number with four digits.
  static func figure(_ x: Double) -> String {
    if !x.isFinite { return "infinite" }
    let isLarge = x >= 1e7
    let digits = DoubleBackend.completed.digits(of: x, radix: 10, .significant(4))
    return digits.text(as: NumberFormat(style: isLarge ? .scientific : .auto, digits: 4))
  }
}
