import SuiteSupport

/// Times decimals: compared with Foundation's `Decimal` in this process, or for
/// `Scripts/decimal-peers`, which compares with libmpdec.
///
///     swift run -c release decimal-ratios [--quick]
///     decimal-ratios operands                      what all programs compute with
///     decimal-ratios times samples microseconds [--full] [operation digits]
@main
enum DecimalRatios {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release decimal-ratios`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments == ["operands"] {
        printOperands()
      } else if arguments.first == "times", arguments.count >= 3, let samples = Int(arguments[1]),
        let duration = Int(arguments[2])
      {
        printTimes(
          SamplingPlan(samples: samples, duration: .microseconds(duration)),
          isFull: arguments.contains("--full"),
          only: arguments.dropFirst(3).filter { $0 != "--full" })
      } else if arguments.allSatisfy({ $0 == "--quick" }) {
        FoundationTable.print(arguments.isEmpty ? .full : .quick)
      } else {
        stop("usage: decimal-ratios [--quick]")
      }
    #endif
  }

  private static var lengths: [Int] {
    (DecimalOperation.lengths + DecimalOperation.textLengths).sorted()
  }

  /// Prints `digits;left;right` for each length.
  private static func printOperands() {
    for digits in lengths {
      let operands = DecimalOperands(digits: digits)
      print(digits, operands.left, operands.right, separator: ";")
    }
  }

  /// Prints `operation;digits;nanoseconds;answer` for each operation and length, or for one.
  private static func printTimes(_ plan: SamplingPlan, isFull: Bool, only: [String]) {
    for digits in lengths where only.count < 2 || only[1] == String(digits) {
      let timed = DecimalCase(DecimalOperands(digits: digits))
      for operation in DecimalOperation.allCases
      where operation.applies(to: digits) && (isFull || !operation.isLong(digits))
        && (only.isEmpty || only[0] == operation.rawValue)
      {
        let time = timed.time(operation, plan)
        print(operation, digits, time, timed.answer(operation), separator: ";")
      }
    }
  }
}
