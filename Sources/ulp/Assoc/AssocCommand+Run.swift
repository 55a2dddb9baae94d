import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension AssocCommand {
  func run() async throws {
    let start = ContinuousClock.now
    if let distribution, triples { return try await runTriples(distribution) }
    let operands = try readOperands()
    let samples = samples ?? min(10_000, max(10, 2_000_000 / operands.count))
    let (operations, overflows) = samples.multipliedReportingOverflow(by: operands.count)
    if let problem = limits.problem(.operations, overflows ? .max : operations) {
      try fail(CalculatorError(.limit, problem, nil))
    }
    var sampling = OrderSampling(count: samples, seed: seed ?? Self.defaultSeed)
    let families = OrderFamily.sampled(operandCount: operands.count)
    let job = job(
      [
        ("operands", .list(operands.map { .string($0.text) })), ("orders", JSONValue(samples)),
      ], sampling.seed)
    let given = [("--part", part != nil), ("--estimate", estimate)]
    if families.isEmpty, let (name, _) = given.first(where: \.1) {
      try fail(CommandFailure("\(name) is of random orders; all orders are looked at here"))
    }
    if estimate {
      let own = part?.range(of: samples) ?? 0..<samples
      try await OrderEstimate(self, operands, sampling, own, job).publish(since: start)
    }
    var found: [[SampledOrders]?]?
    if let part {
      guard let merged = try MergedParts.current(of: job, FailureReporter(json: json)) else {
        return try printOrders(part, of: operands.map(\.number), sampling, job)
      }
      if merged.parts.contains(where: { $0.count != samples }) {
        try MergedParts.refuse(FailureReporter(json: json))
      }
      let orders = try orders(merged, families)
      try merged.keep(json(of: distinct(orders)))
      (found, sampling.count) = (orders, merged.count)
    }
    let report = try report(operands, sampling, found: found)
    if self.samples != nil || seed != nil, !report.rows.contains(where: \.isSampled) {
      StandardError.write("warning: no order is random here; --samples and --seed change nothing\n")
    }
    StandardOutput.write(line: json ? report.json.line : report.text)
  }

  /// What orders give in all formats; `found` is what random ones gave, nil evaluates them.
  func report(
    _ operands: [Operand], _ sampling: OrderSampling, found: [[SampledOrders]?]?
  ) throws -> OrderReport {
    let numbers = operands.map(\.number)
    var rows: [OrderReport.Row] = []
    for (index, format) in chosenFormats.enumerated() {
      switch format {
      case .exact:
        rows.append(
          .exact(ExactOrders.all(numbers, operation, sampling: sampling.forExactArithmetic)))
      case .format(let format):
        rows.append(try row(format, numbers, sampling, found: found?[index]))
      }
    }
    return OrderReport(
      operation: operation, operands: operands, exact: ExactReduction(numbers, operation),
      sampling: sampling, rows: rows, limits: exactLimits)
  }

  private func row(
    _ format: FloatFormat, _ numbers: [BigRational], _ sampling: OrderSampling,
    found: [SampledOrders]?
  ) throws -> OrderReport.Row {
    try reporting { () throws(ComputationFailure) in
      if let operand = try OrderStudy.firstOverflow(of: numbers, in: format, limits: exactLimits) {
        return .overflow(format, operand: operand)
      }
      return .study(
        try OrderStudy(
          numbers, operation, format: format, sampling: sampling, found: found, limits: exactLimits)
      )
    }
  }

  static let defaultSeed: UInt64 = 1

  var exactLimits: ExactLimits {
    var exact = ExactLimits()
    exact.digits = digits ?? 30
    // Results have at most as many bits as all operands and the format together.
    exact.sizes.precision = max(exact.sizes.precision, limits[.bits])
    exact.sizes.digits = max(exact.sizes.digits, limits[.digits])
    return exact
  }

  private func readOperands() throws -> [Operand] {
    var reader = OperandReader(limits: limits)
    do throws(CommandFailure) {
      if !operands.isEmpty {
        try reader.read(words: operands.map { CommandWords.joined([$0]) })
      } else if let words = wordsOfParts {
        try reader.read(words: words)
      } else {
        try reader.read(descriptor: try descriptor())
      }
    } catch {
      try fail(error)
    }
    for (warning, source) in reader.warnings { ErrorReport(warning, source: source).write() }
    if reader.operands.isEmpty {
      try fail(CalculatorError(.arguments, "there are no operands", nil))
    }
    return reader.operands
  }

  /// The operands that parts have read from a file; nil in a run of its own.
  private var wordsOfParts: [String]? {
    guard let job = MergedParts.current?.parts.first?.job else { return nil }
    return JSONValue.object(job)["operands"]?.items?.compactMap {
      if case .string(let word) = $0 { word } else { nil }
    }
  }

  private func descriptor() throws(CommandFailure) -> Int32 {
    guard let file = file.map({ CommandWords.joined([$0]) }), file != "-" else {
      return STDIN_FILENO
    }
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure("cannot read '\(file)': \(reason)")
    }
    return descriptor
  }
}

extension OrderSampling {
  /// Fractions grow with every operation, and a few orders suffice to show that the results agree.
  var forExactArithmetic: OrderSampling {
    OrderSampling(count: min(count, 100), seed: seed)
  }
}
