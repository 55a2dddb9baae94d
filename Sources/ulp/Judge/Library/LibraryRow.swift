import Accuracy

/// The figures of one function in the table of a library.
struct LibraryRow {
  /// The symbol in the library.
  let name: String
  /// The expression that is its truth.
  let truth: String
  /// The points with a certified truth, those without a truth, and those whose truth could not be decided.
  let certified: Int
  let invalid: Int
  let undecided: Int
  /// The results that are nearest to the truth, and those that have no number between them and it.
  let nearest: Int
  let faithful: Int
  /// The mean of the errors in ulps, which counts of all numbers of a range do not have.
  let meanUlps: Double?
  /// The largest error and the values of the variables there.
  let worst: (ulps: Double, bits: Double, inputs: [(name: String, value: String)])?
  /// What was counted of flags; nil where nobody asked for them.
  let flags: FlagTally?
  /// Whether all numbers of the ranges were counted.
  let isExhaustive: Bool
  /// How the points were chosen.
  let summary: String
  /// The object that the run of this function alone prints.
  let json: JSONValue
  /// The plots of a page.
  let figures: [String]

  /// The figures of points that were drawn.
  init(_ name: String, _ report: SampleReport, hasPlots: Bool) {
    self.name = name
    truth = report.source
    let statistics = report.sample.statistics[0]
    certified = statistics.count
    (invalid, undecided) = (report.sample.invalid, report.sample.undecided)
    (nearest, faithful) = (statistics.correctlyRounded, statistics.faithful)
    meanUlps = statistics.count > 0 ? statistics.meanUlps : nil
    let found = report.sample.worst[0] + (report.climbed.map { [$0[0]] } ?? [])
    worst = found.max { ($0.error.ulps, $0.error.bits) < ($1.error.ulps, $1.error.bits) }.map {
      worst in
      (
        worst.error.ulps, report.sample.largestBits(report.climbed)[0],
        zip(report.ranges, worst.point).map {
          (name: $0.name, value: $1.exactText(in: $0.format))
        }
      )
    }
    flags = report.flags(0)?.tally
    (summary, json, isExhaustive) = (report.summary, report.json, false)
    figures =
      hasPlots && statistics.count > 0
      ? ErrorPlots(report: report, format: 0, axes: ErrorAxes(report)).briefFigures : []
  }

  /// The counts of all numbers of ranges.
  init(_ name: String, _ counts: ExhaustiveCounts, hasPlots: Bool) {
    self.name = name
    let (counted, job) = (counts.computations[0], JSONValue.object(counts.fields))
    if case .string(let source)? = job["source"] { truth = source } else { truth = "" }
    let tally = counted.tally
    certified = tally.all.certified
    (invalid, undecided) = (tally.invalid, tally.undecided)
    (nearest, faithful) = (tally.all.nearest, tally.all.faithful)
    meanUlps = nil
    worst = tally.worst.map { ($0.ulps, $0.bits, counted.inputs) }
    flags = counted.flags?.tally
    isExhaustive = true
    (summary, json) = ("every number of \(counted.format)", counts.json)
    figures = hasPlots ? counted.figures : []
  }

  /// The results that are not even one of the two numbers next to the truth.
  var wrong: Int { certified - faithful }

  /// Where the largest error is.
  var place: String {
    worst.map { $0.inputs.map { "\($0.name) = \($0.value)" }.joined(separator: ", ") } ?? ""
  }

  /// The cells of the table, the place of the largest error last.
  var cells: [String] {
    let flagCells = flags.map { ["\($0.raised.count)", "\($0.missing.count)"] } ?? []
    guard certified > 0 else { return [name, "0", "–", "–", "–", "–", "0"] + flagCells + [""] }
    return [
      name, "\(certified)", worst.map { SampleReport.figure($0.ulps) } ?? "–",
      meanUlps.map(SampleReport.figure) ?? "–", SampleReport.share(nearest, of: certified),
      SampleReport.share(faithful, of: certified), "\(wrong)",
    ] + flagCells + [place]
  }

  /// The line of the table for other programs: shares are counts there, and numbers have all their digits.
  var csv: String {
    let inputs = ["x", "y", "z", "n"].map { name in
      worst?.inputs.first { $0.name == name }?.value ?? ""
    }
    let fields =
      [
        name, truth, "\(certified)", "\(invalid)", "\(undecided)", worst.map { "\($0.ulps)" } ?? "",
        worst.map { "\($0.bits)" } ?? "", meanUlps.map { "\($0)" } ?? "", "\(nearest)",
        "\(faithful)", "\(wrong)",
      ] + inputs
      + (flags.map { [$0.right, $0.raised.count, $0.missing.count, $0.undecided] } ?? []).map {
        "\($0)"
      }
    return fields.map(CSVText.field).joined(separator: ",") + "\n"
  }
}
