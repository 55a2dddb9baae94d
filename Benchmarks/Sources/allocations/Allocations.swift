import BigNumbers
internal import CAllocations
import NumberTypeCases
import NumericCore
import SuiteSupport

/// Counts the allocations of every form beside those of the same MPFR calls in C, and the bytes of
/// values; ends with a failure where a form allocates more than it may.
///
///     swift run -c release allocations
@main
enum Allocations {
  static func main() {
    #if DEBUG
      stop("a debug build allocates more: use `swift run -c release allocations`")
    #else
      orStop {
        DecimalAllocations.print()
        try printForms()
        printSums()
        printSizes()
        printLeaks()
      }
    #endif
  }

  /// New numbers that one operation of a form may make.
  private static func most(_ form: NumberForm) -> Int {
    form == .allocating || form == .allocatingHeld ? 1 : 0
  }

  private static func count(_ body: () throws -> Void) rethrows -> Int {
    let before = c_allocation_count()
    try body()
    return Int(c_allocation_count() - before)
  }

  /// Allocations of one operation beyond those inside MPFR, which C's loop has as well.
  private static func printForms() throws {
    let passes = 100
    print("allocations of one operation beyond those of C's loop, bits 64…10 000:")
    for form in NumberForm.allCases where form.baseline != form {
      var cells: [String] = []
      for operation in NumberOperation.allCases where form.applies(to: operation) {
        var worst = 0.0
        for bits in [64, 128, 256, 1024, 4096, 10_000] {
          let timed = try BigFloatCase(bits: bits)
          // The first run fills MPFR's caches.
          for one in [form.baseline, form] { try timed.run(one, operation, passes: 1) }
          let inC = try count { try timed.run(form.baseline, operation, passes: passes) }
          let own = try count { try timed.run(form, operation, passes: passes) }
          let each = Double(own - inC) / Double(passes * OperandTexts.count)
          worst = max(worst, each)
        }
        // One for the result that the loop starts from.
        if worst > Double(most(form)) + 0.001 {
          stop("\(form.rawValue) \(operation.name) allocates \(worst) times, not \(most(form))")
        }
        cells.append("\(operation.name) \(Int(worst.rounded()))")
      }
      print("  \(form.rawValue): " + cells.joined(separator: ", "))
    }
  }

  private static func printSums() {
    let numbers = (1...1000).map { BigFloat($0, precision: .bits(128)) }
    _ = BigFloat.dot(numbers, numbers)
    print("allocations of one sum of 1000 terms: \(count { _ = BigFloat.sum(numbers) })")
  }

  /// What a value takes, by malloc's own count.
  private static func printSizes() {
    print("bytes of a value: \(MemoryLayout<BigFloat>.size) for the reference, and on the heap")
    for bits in [1, 53, 64, 128, 256, 512, 1024, 4096, 10_000] {
      var values: [BigFloat] = []
      values.reserveCapacity(1000)
      let before = c_bytes_in_use()
      for _ in 0..<1000 { values.append(BigFloat(1, precision: .bits(bits))) }
      let bytes = Int(c_bytes_in_use() - before) / 1000
      let needed = 56 + 8 * ((bits + 63) / 64)
      // malloc rounds up to its own steps of 16 bytes, 8 of them its own.
      if bytes > needed + 16 { stop("\(bytes) bytes for \(bits) bits, not \(needed)") }
      print("  \(bits) bits: \(bytes) (\(needed) asked for)")
    }
  }

  /// A million values, created and dropped in every way.
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
    let before = c_bytes_in_use()
    churn(1_000_000)
    let left = Int(c_bytes_in_use()) - Int(before)
    print("bytes left by a million values: \(left)")
    if left > 0 { stop("\(left) bytes leaked") }
  }
}
