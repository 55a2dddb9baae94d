import NumberTypeCases
import SuiteSupport

/// Prints the costs of the forms of BigFloat and FixedFloat relative to the same calls in C,
/// measured in turns in one process, and in many such processes one after the other.
///
///     swift run -c release ratios [--quick]
@main
enum Ratios {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release ratios`")
    #else
      Rounds.answerRequest { _ = try measuredLines($0) }
      switch Array(CommandLine.arguments.dropFirst()) {
      case []: orStop { try printTable(try .inProcesses()) }
      case ["--quick"]: orStop { try printTable(.quick) }
      default: stop("usage: ratios [--quick]")
      }
    #endif
  }

  private static func printTable(_ rounds: Rounds) throws {
    print(RatioTable.explanation(rounds))
    print(RatioTable.header)
    let lines = try rounds.repeated { try measuredLines(rounds) }
    print(lines.joined(separator: "\n"))
    print(try RatioTable.doubles(rounds))
    print(RatioTable.overhead(rounds))
  }

  private static func measuredLines(_ rounds: Rounds) throws -> [String] {
    var lines: [String] = []
    for operation in NumberOperation.allCases {
      for bits in [64, 128, 256, 512, 1024, 2048, 4096, 10_000] {
        lines.append(RatioTable.line(try RatioRow(BigFloatCase(bits: bits), operation, rounds)))
      }
    }
    lines.append("")
    for timed in try FixedCase.all() { lines.append(try RatioTable.fixed(timed, rounds)) }
    for bits in [128, 256, 1024] { lines.append(try RatioTable.sums(bits: bits, rounds)) }
    for operation in IntegerCase.Operation.allCases {
      lines.append(try RatioTable.wholeNumbers(operation, rounds))
    }
    return lines
  }
}
