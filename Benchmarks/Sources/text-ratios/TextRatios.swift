import SuiteSupport

/// Prints the time of decimals in and out over that of `mpfr_get_str` and `mpfr_strtofr` in C, measured in turns.
///
///     swift run -c release text-ratios [--quick] [bits ...] [conversions ...]
@main
enum TextRatios {
  static func main() {
    let table = PrecisionColumns(
      program: "text-ratios", standard: [53, 128, 256, 1024, 4096, 65_536],
      rows: TextCase.Conversion.allCases.map(\.rawValue),
      plan: SamplingPlan(samples: 21, duration: .milliseconds(4)))
    orStop { try printTable(table) }
  }

  private static func printTable(_ table: PrecisionColumns) throws {
    table.printHeader()
    let cases = try table.bits.map { try TextCase(bits: $0, count: $0 > 10_000 ? 4 : 64) }
    for conversion in TextCase.Conversion.allCases
    where table.includes(conversion.rawValue) {
      let cells = try cases.map { timed in
        let (time, ratio) = try timed.measure(conversion, table.plan)
        return PrecisionColumns.cell(ratio, time)
      }
      table.printRow(conversion.rawValue, cells)
    }
  }
}
