import ArgumentParser
import Profiling

/// The competitors of a benchmark and the options of the measurement.
struct BenchOptions: ParsableArguments {
  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "A competitor; repeatable: a format of 'ulp compare', bigfloat:BITS, decimal:DIGITS or exact:DIGITS. (default: double, and all of a sweep)",
      valueName: "name"))
  var competitors: [CompetitorName] = []

  @Option(
    help: ArgumentHelp(
      "Double the precision from one count of bits to another, from 8 to 16777216. (default: 64:1024)",
      valueName: "bits:bits"))
  var sweep: PrecisionSweep?

  @Option(
    help: ArgumentHelp("Samples of each competitor, spread over the whole run.", valueName: "n"))
  var samples = 63

  @Option(
    help: ArgumentHelp("Least duration of a sample.", valueName: "milliseconds"))
  var sampleTime = 2

  @Option(
    help: ArgumentHelp(
      "Take a part of the samples only, as 1/4, and print what 'ulp merge' puts together.",
      valueName: "i/n"))
  var part: JobPart?

  @Flag(help: "Take one sample of each competitor, and print what the run will cost.")
  var estimate = false

  func validate() throws {
    guard (3...10_000).contains(samples) else {
      throw ValidationError("--samples is between 3 and 10000, not \(samples)")
    }
    guard (1...60_000).contains(sampleTime) else {
      throw ValidationError(
        "--sample-time is between 1 and 60000 milliseconds, not \(sampleTime)")
    }
    if sweep != nil, !competitors.isEmpty {
      throw ValidationError("--sweep chooses precisions, and so does -f; leave one of them out")
    }
  }

  /// All competitors in order; ratios are relative to the first one.
  var all: [Competitor] {
    if !competitors.isEmpty { return competitors.map(\.competitor) }
    let sweep = sweep ?? PrecisionSweep(least: 64, most: 1024)
    return Competitor.sweep(from: sweep.least, to: sweep.most)
  }

  /// The duration and number of samples.
  var plan: MeasurementPlan {
    MeasurementPlan(samples: samples, sampleTime: sampleTime * 1_000_000)
  }
}

/// A competitor by its name.
struct CompetitorName: ExpressibleByArgument {
  var competitor: Competitor

  init?(argument: String) {
    guard let competitor = Competitor(argument) else { return nil }
    self.competitor = competitor
  }
}

/// A range of precisions such as `64:1024`.
struct PrecisionSweep: ExpressibleByArgument {
  var least: Int
  var most: Int

  init(least: Int, most: Int) { (self.least, self.most) = (least, most) }

  /// The largest precision is 2²⁴ bits, five million digits.
  init?(argument: String) {
    let ends = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard ends.count == 2, let least = Int(ends[0]), let most = Int(ends[1]), least >= 8,
      least <= most, most <= 1 << 24
    else { return nil }
    self.init(least: least, most: most)
  }
}
