import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct AssocCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assoc",
    abstract: "Show how much a sum or product depends on the order of its operations.",
    usage: """
      ulp assoc [--product] [-f FORMAT]... OPERAND...
      ulp assoc [--product] [-f FORMAT]... --file FILE
      ulp assoc --triples --distribution NAME [--product] [-f FORMAT]...
      """,
    discussion: """
      Operands are numbers (0.1, 0x1.8p-3), fractions (1/3) or expressions without blanks that have \
      a rational value, separated by white space; without any, they are read from standard input.

      All parenthesisations of the given order are looked at for up to \
      \(OrderFamily.groupings.mostOperands) operands, and all binary trees over the operands in any \
      order for up to \(OrderFamily.trees.mostOperands); beyond that random ones. Operands are \
      rounded to the format first. Errors are against the exact result of the rounded operands, so \
      that they are those of the arithmetic alone.

      With --triples random triples are looked at: how often (a + b) + c is not a + (b + c). \
      Distributions: grid53, the multiples of 2^-53 below 1 that random generators draw; u01, real \
      numbers between 0 and 1, rounded to the format; logu:N (logu20, logu60), full significands \
      with random signs and exponents of 2 from -N to N.
      """)

  @Flag(help: "What to compute. (default: --sum)")
  var operation: Association = .addition

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      "A format; repeatable: exact, \(FloatFormat.names.joined(separator: ", ")), bigfloat:BITS, decimal:DIGITS. (default: double)",
      valueName: "name"))
  var formats: [AssocFormat] = []

  @Option(help: "Read operands from a file.", completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      "Random orders of each kind. (default: 10000, fewer of more than 200 operands)",
      valueName: "n"))
  var samples: Int?

  @Option(help: ArgumentHelp("Seed of random orders or triples. (default: 1)", valueName: "s"))
  var seed: UInt64?

  @Flag(help: "Look at random triples instead of operands.")
  var triples = false

  @Option(help: "Where triples come from: grid53, u01, logu20, logu60, or logu:N.")
  var distribution: OperandDistribution?

  @Option(help: ArgumentHelp("Triples. (default: 100000)", valueName: "n"))
  var count: Int?

  @Option(name: [.short, .long], help: ArgumentHelp("Digits of the true value.", valueName: "n"))
  var digits: Int?

  @Flag(help: "Print everything as JSON.")
  var json = false

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Raise a limit; repeatable. Names: \(AssocLimit.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "name=n"))
  var limitSettings: [AssocLimitSetting] = []

  @Argument(help: "What to add or multiply.")
  var operands: [String] = []

  private var limits: AssocLimits { AssocLimits(limitSettings) }
  private var chosenFormats: [AssocFormat] { formats.isEmpty ? [.format(.double)] : formats }

  func validate() throws {
    for (name, value) in [("--samples", samples), ("--count", count), ("--digits", digits)] {
      if let value, value < 1 { throw ValidationError("\(name) is at least 1, not \(value)") }
    }
    if triples {
      if !operands.isEmpty || file != nil {
        throw ValidationError("--triples draws its operands; leave out yours")
      }
      if distribution == nil {
        throw ValidationError(
          "--triples needs --distribution: grid53, u01, logu20, logu60 or logu:N")
      }
      if samples != nil { throw ValidationError("--samples is of orders; triples have --count") }
      if digits != nil { throw ValidationError("--digits is of a true value; triples have many") }
    } else {
      if distribution != nil { throw ValidationError("--distribution goes with --triples") }
      if count != nil { throw ValidationError("--count goes with --triples") }
      if file != nil, !operands.isEmpty {
        throw ValidationError("operands come from --file or from the command line, not from both")
      }
    }
    if let problem = limits.problem(.samples, max(samples ?? 0, count ?? 0)) {
      throw ValidationError(problem)
    }
    if let problem = limits.problem(.digits, digits ?? 0) { throw ValidationError(problem) }
    for case .format(let format) in formats {
      if let problem = limits.problem(.digits, format.precision) {
        throw ValidationError("\(format.name): \(problem)")
      }
    }
  }

  func run() throws {
    if let distribution, triples { return try runTriples(distribution) }
    let operands = try readOperands()
    let numbers = operands.map(\.number)
    let samples = samples ?? min(10_000, max(10, 2_000_000 / operands.count))
    let (operations, overflows) = samples.multipliedReportingOverflow(by: operands.count)
    if let problem = limits.problem(.operations, overflows ? .max : operations) {
      try fail(CalculatorError(.limit, problem, nil))
    }
    let sampling = OrderSampling(count: samples, seed: seed ?? Self.defaultSeed)
    var rows: [OrderReport.Row] = []
    for format in chosenFormats {
      switch format {
      case .exact:
        rows.append(
          .exact(ExactOrders.all(numbers, operation, sampling: sampling.forExactArithmetic)))
      case .format(let format): rows.append(try row(format, numbers, sampling))
      }
    }
    let report = OrderReport(
      operation: operation, operands: operands, exact: ExactReduction(numbers, operation),
      sampling: sampling, rows: rows, limits: exactLimits)
    StandardOutput.write(line: json ? report.json : report.text)
  }

  private func row(
    _ format: FloatFormat, _ numbers: [BigRational], _ sampling: OrderSampling
  ) throws -> OrderReport.Row {
    do throws(OrderStudyFailure) {
      return .study(
        try OrderStudy(
          numbers, operation, format: format, sampling: sampling, limits: exactLimits))
    } catch {
      switch error {
      case .overflow(let operand): return .overflow(format, operand: operand)
      case .failure(let failure): try fail(CalculatorError(failure, nil))
      }
    }
  }

  private func runTriples(_ distribution: OperandDistribution) throws {
    let count = count ?? 100_000
    let seed = seed ?? Self.defaultSeed
    var rows: [TripleReport.Row] = []
    do throws(ComputationFailure) {
      for format in chosenFormats {
        switch format {
        case .exact:
          let differing = try AssociativityFigures.countDifferingExactly(
            operation, distribution, count: count, seed: seed)
          rows.append(.exact(differing: differing))
        case .format(let format):
          let figures = try AssociativityFigures(
            operation, distribution, format: format, count: count, seed: seed,
            limits: exactLimits)
          rows.append(.format(format, figures))
        }
      }
    } catch {
      try fail(CalculatorError(error, nil))
    }
    let report = TripleReport(
      operation: operation, distribution: distribution, count: count, seed: seed, rows: rows,
      limits: exactLimits)
    StandardOutput.write(line: json ? report.json : report.text)
  }

  private static let defaultSeed: UInt64 = 1

  private var exactLimits: ExactLimits {
    var exact = ExactLimits()
    exact.digits = digits ?? 30
    // Results have no more bits than all operands together, and the format's.
    exact.sizes.precision = max(exact.sizes.precision, limits[.bits])
    exact.sizes.digits = max(exact.sizes.digits, limits[.digits])
    return exact
  }

  private func readOperands() throws -> [Operand] {
    var reader = OperandReader(limits: limits)
    do throws(OperandReader.Fault) {
      if !operands.isEmpty {
        try reader.read(words: operands.map { CommandWords.joined([$0]) })
      } else {
        try reader.read(descriptor: try descriptor())
      }
    } catch {
      try fail(error.located, error.source)
    }
    for (warning, source) in reader.warnings { ErrorReport(warning, source: source).write() }
    if reader.operands.isEmpty {
      try fail(CalculatorError(.arguments, "there are no operands", nil))
    }
    return reader.operands
  }

  private func descriptor() throws(OperandReader.Fault) -> Int32 {
    guard let file = file.map({ CommandWords.joined([$0]) }), file != "-" else {
      return STDIN_FILENO
    }
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw OperandReader.Fault(
        place: nil, error: CalculatorError(.arguments, "cannot read '\(file)': \(reason)", nil),
        source: [])
    }
    return descriptor
  }

  private func fail(_ error: CalculatorError, _ source: [UInt8] = []) throws -> Never {
    ErrorReport(error, source: source).write()
    if json { StandardOutput.write(line: JSONText.failure(error)) }
    throw ExitCode(1)
  }
}

extension Association: EnumerableFlag {
  /// `--sum` and `--product`.
  public static func name(for value: Association) -> NameSpecification {
    switch value {
    case .addition: .customLong("sum")
    case .multiplication: .customLong("product")
    }
  }
}

extension OrderSampling {
  /// Fractions grow with every operation, and a few orders show that none differs.
  fileprivate var forExactArithmetic: OrderSampling {
    OrderSampling(count: min(count, 100), seed: seed)
  }
}
