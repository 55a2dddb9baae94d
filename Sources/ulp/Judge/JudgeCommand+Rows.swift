import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// What is said of the rows of a file.
extension JudgeCommand {
  /// From the smallest to the largest value of each variable, of the points that are kept or are the worst.
  func ranges(
    of sample: Sample, _ places: [Place], _ formats: [FloatFormat]
  ) -> [SampleRange] {
    places.enumerated().compactMap { index, place in
      let points = sample.kept.map(\.point) + sample.worst.flatMap { $0.map(\.point) }
      let values = points.compactMap { $0[index].rational }
      guard let least = values.min(), let largest = values.max() else { return nil }
      return try? SampleRange(
        place.name, from: ExactReal(least), to: ExactReal(largest), formats[index],
        sampling.measure, limits: limits)
    }
  }

  /// A shell command that shows a point operation by operation in the format of the first results.
  func comparison(
    at point: [FormatValue], of names: [String], _ format: FloatFormat, _ text: String
  ) -> String {
    var words = ["ulp", "compare", "-f", format.name]
    for assignment in variables.assignments { words += ["--let", assignment] }
    words += VariableOptions.words(setting: names, to: point.map(\.exactText))
    words += core.isGiven ? core.words : [text]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// How decimals were read.
  func notes(
    _ tally: DataTally, _ places: [Place], _ results: [Int], _ source: any DataSource,
    _ formats: [FloatFormat]
  ) -> [String] {
    var notes: [String] = []
    var read: [(format: String, names: [String])] = []
    for (index, column) in (places.map(\.column) + results).enumerated()
    where source.columns[column].format == nil {
      let (name, format) = ("'\(source.columns[column].name)'", formats[index].name)
      if tally.strange[index] == 0 {
        if let place = read.firstIndex(where: { $0.format == format }) {
          read[place].names.append(name)
        } else {
          read.append((format, [name]))
        }
        continue
      }
      let use = index < places.count ? "are taken exactly" : "are judged as the nearest ones"
      notes.append(
        "\(tally.strange[index]) numbers of \(name) are texts of no \(format), and \(use)")
    }
    for (format, names) in read {
      notes.insert("decimals are the numbers of \(format) with these texts: \(names.series)", at: 0)
    }
    if tally.unbounded > 0 {
      notes.append(
        "\(tally.unbounded) invalid \(source.unit)s have a variable that is infinite or NaN")
    }
    return notes
  }

  /// What tells this job from others.
  func job(
    _ names: [String], _ formats: [FloatFormat], _ text: String, _ places: [Place],
    _ data: DataFile, _ source: any DataSource, _ computed: [any Computation]
  ) -> JSONFields {
    [
      ("version", .string(UlpCommand.configuration.version)), ("source", .string(text)),
      ("settings", .list(variables.settings(rounding: nil).map { .string($0) })),
      ("file", .string(data.name)), ("size", JSONValue(data.size ?? 0)),
      (
        "columns",
        .list(places.map { .string("\($0.name)=\(source.columns[$0.column].name)") })
      ),
      ("input_format", .string(file.inputFormat?.format.name ?? format?.format.name ?? "double")),
      ("computations", .list(names.map { .string($0) })),
      ("formats", .list(formats.map { .string($0.name) })),
      ("libraries", .list(computed.map { JSONValue($0.fingerprint) })),
      ("skips_broken", .truth(file.skipBroken)), ("table", .truth(sampling.csv != nil)),
    ]
  }
}
