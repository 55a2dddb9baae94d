import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// All known functions of a library, each beside its own truth.
extension JudgeCommand {
  /// The library all of whose functions are judged, by `--libm all` or `--lib FILE:all`.
  var wholeLibrary: String? {
    if libm.contains(Self.allFunctions) { return ForeignFunction.platformLibrary }
    return lib.first { $0.hasSuffix(":\(Self.allFunctions)") }.map {
      String($0.dropLast(Self.allFunctions.count + 1))
    }
  }

  private static let allFunctions = "all"

  /// Refuses what does not belong to every function of a library.
  func validateLibrary() throws {
    guard wholeLibrary != nil else { return }
    let given = [
      ("another function", lib.count + libm.count > 1), ("--run", !run.isEmpty),
      ("--versus", !versus.isEmpty), ("--data", file.data != nil),
      (core.words.first ?? "--fpcore", core.isGiven), ("an expression", !expression.isEmpty),
      ("--part", sampling.part != nil), ("--resume", options.resume != nil),
      ("--estimate", sampling.estimate),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError(
        "'all' judges each function alone by its own truth, so that \(name) does not go with it")
    }
    if ForeignSignature.Number(format: judgedFormat) == nil {
      let names = ForeignSignature.Number.floating.map(\.format.name).series
      throw ValidationError(
        "functions of C have numbers of \(names), not of \(judgedFormat.name)")
    }
  }

  /// Judges every function that the library has, and prints a table.
  ///
  /// A function that ends its process or does not return costs no other one its row.
  func judgeLibrary(_ functions: [ForeignFunction]) async throws {
    let names = Set(functions.flatMap { $0.signature.known?.variables ?? [] })
    if let unknown = sampling.over.first(where: { !names.contains($0.name) })?.name {
      try fail(
        CalculatorError(
          .unknownName,
          "no function has an argument '\(unknown)'; they are \(names.sorted().series)", nil))
    }
    var table = LibraryTable(
      library: wholeLibrary ?? "", isPlatform: !libm.isEmpty, hasFlags: flags)
    let file = try sampling.csv.map {
      try GrowingFile($0, option: "--csv", heading: LibraryTable.csvHeading(hasFlags: flags))
    }
    for (index, function) in functions.enumerated() {
      guard let known = function.signature.known else { continue }
      let computation = ForeignComputation(
        function, index: index, hasFlags: flags, limits: bounds.limits)
      let isFound = try reporting { () throws(ComputationFailure) in
        // The platform's library may be spread over several files.
        try computation.isFound(in: function.library, orInOthers: table.isPlatform)
      }
      guard isFound else {
        table.missing.append(function.signature.name)
        continue
      }
      table.fingerprint = table.fingerprint ?? computation.fingerprint
      let ranges = try ranges(of: known.variables, computation.argumentFormats) { index in
        try knownBounds(function.signature, of: known.variables[index])
      }
      if options.exhaustive, !Self.isSmall(Exhaustion(ranges)) {
        table.large.append(function.signature.name)
        continue
      }
      do {
        let row = try await row(of: computation, known, ranges)
        table.add(row, ranges)
        file?.write(Array(row.csv.utf8))
      } catch let exit as ExitCode where exit != .success {
        // The message has named the function and the point.
        table.failed.append(function.signature.name)
      }
    }
    try file?.finish()
    if table.rows.isEmpty, table.failed.isEmpty, table.large.isEmpty {
      try fail(
        CalculatorError(
          .arguments, "\(table.library) has none of the functions whose truth is known", nil))
    }
    try page.publish(json ? table.json.line : table.text) {
      LibraryPage(table: table, settings: variables.settings(rounding: nil)).html
    }
    if sampling.failAbove != nil, table.rows.allSatisfy({ $0.certified == 0 }) {
      try sampling.requireTruth(Sample(formats: 1))
    }
    try sampling.failAbove(table.rows.map(\.name), table.rows.map { $0.worst?.bits ?? 0 })
    if !table.failed.isEmpty { throw ExitCode(1) }
  }

  /// The row of a function, whose figures are those of a run of it alone.
  private func row(
    of computation: ForeignComputation, _ known: KnownFunction, _ ranges: [SampleRange]
  ) async throws -> LibraryRow {
    let calculator = try makeCalculator(variables: known.variables)
    let source = Array(known.truth.utf8)
    let truth = try problem(
      try compile(source, calculator), source, calculator, variables: known.variables,
      formats: [judgedFormat])
    // What ends one function is said at once, and has no JSON of its own.
    let reporter = FailureReporter(json: false)
    let name = computation.signature.name
    if options.exhaustive {
      let counts = try await counts(
        truth, [computation], ranges, source: known.truth, reporter: reporter)
      return LibraryRow(name, counts, hasPlots: page.isWanted)
    }
    let report = try await report(
      truth, [computation], ranges, source: known.truth, core: nil, table: nil,
      reporter: reporter)
    return LibraryRow(name, report, hasPlots: page.isWanted)
  }
}
