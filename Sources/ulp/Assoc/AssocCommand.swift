import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

struct AssocCommand: AsyncParsableCommand, FailureReporting, ManyOperands {
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
      that they are those of the arithmetic alone. Exact arithmetic samples 100 orders at most.

      ulp            distance from the exact result in units of its last place
      ordinal        how many numbers of the format the greatest result is after the least
      deviation      result less exact result; u is half the distance from 1 to the next number
      condition      sum of |x| over |sum of x|, by which relative errors of operands can grow

      Kahan, Neumaier and Klein take errors of additions as Fast2Sum does, which are exact in radix 2 \
      but not in decimal; those of Knuth's TwoSum, in Sum2, Sum3 and Sum4, are exact in both.

      With --triples random triples are looked at: how often (a + b) + c is not a + (b + c). \
      Distributions: grid53, the multiples of 2^-53 below 1 that random generators draw; u01, real \
      numbers between 0 and 1, rounded to the format; logu:N (logu20, logu60), full significands \
      with random signs and exponents of 2 from -N to N.
      """)

  @Flag(help: "What to compute.")
  var operation: Association = .addition

  @Option(
    name: .letter(.format),
    help: ArgumentHelp(
      "A format; repeatable: exact, \(FloatFormat.listed). (default: double)",
      valueName: "name"))
  var formats: [FormatOrExact] = []

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

  @Option(
    help: ArgumentHelp(
      "Where triples come from: grid53, u01, logu20, logu60, or logu:N.", valueName: "name"))
  var distribution: OperandDistribution?

  @Option(help: ArgumentHelp("Triples. (default: 100000)", valueName: "n"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Look at a part of the random orders or triples only, as 1/4, and print what 'ulp merge' puts together.",
      valueName: "i/n"))
  var part: JobPart?

  @Flag(help: "Look at some of the random orders or triples, and print what all of them will cost.")
  var estimate = false

  @Option(
    name: .letter(.digits),
    help: ArgumentHelp("Digits of the true value. (default: 30)", valueName: "n"))
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

  static var operandWords: WritableKeyPath<Self, [String]> { \.operands }

  var limits: AssocLimits { AssocLimits(limitSettings) }
  var chosenFormats: [FormatOrExact] { formats.isEmpty ? [.format(.double)] : formats }

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
