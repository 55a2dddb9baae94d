import AllocationCounts
import BigNumbers
import NumberTypeCases
import NumericCore
import Profiling
import SuiteSupport

/// Counts the allocations of every form and those of the same MPFR calls in C, and the bytes of
/// values; fails if a form allocates more than it may.
///
///     swift run -c release allocations
@main
enum Allocations {
  static func main() {
    #if DEBUG
      stop("a debug build allocates more: use `swift run -c release allocations`")
    #else
      orStop {
        try printDecimals()
        try printForms()
        printSums()
        printSizes()
        printLeaks()
      }
    #endif
  }

  private static func printDecimals() throws {
    print("allocations of one operation on decimals:")
    for digits in [16, 34] {
      let cells = try DecimalAllocations.all.map { operation in
        let count = try operation.count(digits: digits)
        if let most = operation.most, count > most {
          stop("\(operation.name) of \(digits) digits allocates \(count) times, not \(most)")
        }
        return "\(operation.name) \(count)"
      }
      print("  \(digits) digits: " + cells.joined(separator: ", "))
    }
  }

  private static func printForms() throws {
    print("allocations of one operation beyond those of C's loop, bits 64…10 000:")
    for form in NumberForm.allCases where form.baseline != form {
      var cells: [String] = []
      for operation in NumberOperation.allCases where form.applies(to: operation) {
        let (worst, most) = (
          try FormAllocations.count(form, operation), FormAllocations.most(form)
        )
        if worst > Double(most) {
          stop("\(form.rawValue) \(operation.name) allocates \(worst) times, not \(most)")
        }
        cells.append("\(operation.name) \(Int(worst.rounded()))")
      }
      print("  \(form.rawValue): " + cells.joined(separator: ", "))
    }
  }

  private static func printSums() {
    let numbers = (1...1000).map { BigFloat($0, precision: .bits(128)) }
    _ = BigFloat.dot(numbers, numbers)
    let count = AllocationCount.counted { _ = BigFloat.sum(numbers) }.allocations
    print("allocations of one sum of 1000 terms: \(count)")
  }

  /// The size of a value, as malloc counts it.
  private static func printSizes() {
    print("bytes of a value: \(MemoryLayout<BigFloat>.size) for the reference, and on the heap")
    for bits in [1, 53, 64, 128, 256, 512, 1024, 4096, 10_000] {
      var values: [BigFloat] = []
      values.reserveCapacity(1000)
      let count = AllocationCount.counted {
        for _ in 0..<1000 { values.append(BigFloat(1, precision: .bits(bits))) }
      }
      let bytes = count.heldBytes / 1000
      let needed = 56 + 8 * ((bits + 63) / 64)
      // malloc rounds sizes up to multiples of 16 bytes and uses 8 bytes itself.
      if bytes > needed + 16 { stop("\(bytes) bytes for \(bits) bits, not \(needed)") }
      print("  \(bits) bits: \(bytes) (\(needed) asked for)")
    }
  }

  /// Creates and destroys a million values in all ways.
  private static func printLeaks() {
    func churn(_ count: Int) {
      var kept: [BigFloat] = []
      for index in 0..<count {
        var x = BigFloat(index, precision: .bits(64 + index % 300))
        let copy = x
        x += 1
        x = x * copy
        if index % 1000 == 0 { kept = [x] }
        kept.append(x)
      }
    }
    churn(10_000)
    let left = AllocationCount.counted { churn(1_000_000) }.heldBytes
    print("bytes left by a million values: \(left)")
    if left > 0 { stop("\(left) bytes leaked") }
  }
}
