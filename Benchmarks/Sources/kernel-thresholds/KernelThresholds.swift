import NumericCore
import SuiteSupport

@testable import BigNumbers

/// Prints what both algorithms cost on the two sides of thresholds between kernels, and by how much the chosen one is slower than
/// the other, if it is; for `Scripts/kernel-thresholds`, which builds this with access to the kernels.
///
///     kernel-thresholds [--quick]
@main
enum KernelThresholds {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains(where: { $0 != "--quick" }) { stop("usage: kernel-thresholds [--quick]") }
    let samples = arguments.isEmpty ? 15 : 3
    print("Microseconds below and above a threshold; least of \(samples) samples.\n")
    print(row("algorithms", "size", "below", "above", "lost"))
    print("| --- | --: | --: | --: | --: |")
    var greatest = 0.0
    for threshold in Threshold.all {
      for size in threshold.sizes {
        guard let (below, above) = threshold.times(size, samples: samples) else {
          stop("\(threshold.name): an algorithm has no answer at \(size)")
        }
        let lost = max(0, threshold.isBelow(size) ? below / above - 1 : above / below - 1)
        greatest = max(greatest, lost)
        print(
          row(
            threshold.name, "\(size)", fixed(below), fixed(above), lost > 0 ? percent(lost) : ""))
      }
    }
    print("\nThe greatest loss is \(percent(greatest)).")
  }

  private static func row(
    _ name: String, _ size: String, _ below: String, _ above: String, _ lost: String
  ) -> String {
    // A bar in a name would end the cell.
    let name = name.split(separator: "|").joined(separator: "or")
    return "| \([name, size, below, above, lost].joined(separator: " | ")) |"
  }

  private static func fixed(_ microseconds: Double) -> String {
    "\((microseconds * 100).rounded() / 100)"
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
