import Arithmetic
import BigNumbers
import Conversion
import NumericCore

/// The size of a unit in base units, as text.
struct UnitSize {
  /// The exact size: a decimal if it is finite, otherwise a fraction, possibly with a power of π.
  let exact: String
  /// The first digits, if the size is not a decimal.
  let near: String?
  /// The product of base units; empty for a plain number.
  let baseUnits: String

  /// The number of digits of sizes that are not decimals.
  private static let nearDigits = 20
  /// The width in characters of a column of sizes.
  private static let columnWidth = 26

  init(_ unit: Unit) throws(CalculatorError) {
    try self.init(unit.scale, unit.dimension.baseUnits)
  }

  init(_ size: UnitScale, _ baseUnits: String = "") throws(CalculatorError) {
    self.baseUnits = baseUnits
    let backend = ExactBackend()
    do throws(ComputationFailure) {
      let value = try size.value(of: 1, on: backend)
      let digits = try backend.digits(of: value, radix: 10, .shortest)
      if digits.isExact == true {
        (exact, near) = (digits.text(as: NumberFormat()), nil)
        return
      }
      let first = try backend.digits(of: value, radix: 10, .significant(Self.nearDigits))
      let text = first.text(as: NumberFormat())
      (exact, near) = (try value.symbolicText() ?? text, text)
    } catch {
      throw error.explanation
    }
  }

  /// The size with its units: `1609.344 m`.
  var text: String { joined(exact) }

  /// The first digits with the units; nil if `text` is complete.
  var nearText: String? { near.map { "≈ " + joined($0) } }

  /// The text that fits into a column.
  var shortText: String { text.count <= Self.columnWidth ? text : nearText ?? text }

  private func joined(_ number: String) -> String {
    baseUnits.isEmpty ? number : "\(number) \(baseUnits)"
  }
}
