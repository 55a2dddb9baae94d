import Conversion
import FuzzSupport
import Grammars
import NumericCore

/// Units: what is printed for one reads back as the same, and a conversion there and back is none.
let units = FuzzTarget.lines("units") { s in
  if s.oneIn(3) { s.putUnitPair(separator: "|") } else { s.putUnitProduct() }
} read: { line in
  guard let text = String(validating: line, as: UTF8.self) else { return false }
  let texts = text.split(separator: "|", maxSplits: 1).map(String.init)
  var found: [Unit] = []
  for text in texts {
    do throws(TextError) {
      found.append(try Unit(parsing: text))
    } catch {
      let count = text.utf8.count
      require(
        error.span.map { $0.start <= $0.end && $0.end <= count } ?? true, "a fault has no place")
      return false
    }
  }
  for unit in found { check(unit) }
  guard found.count == 2, let there = found[0].conversion(to: found[1]),
    let back = found[1].conversion(to: found[0])
  else { return true }
  if !there.isReciprocal, there.root == nil, there.ratio.offset.isZero, back.ratio.offset.isZero {
    let product = there.ratio * back.ratio
    require(
      DoubleBackend().scaled(1, by: product) == 1,
      "\(found[0].symbol) to \(found[1].symbol) and back is \(product)")
  }
  return true
}

private func check(_ unit: Unit) {
  let symbol = unit.symbol
  _ = (unit.quantityName, unit.unitsPerTurn, unit.offset)
  guard !unit.terms.isEmpty else { return }
  guard let again = try? Unit(parsing: symbol) else { violated("'\(symbol)' does not read back") }
  require(again.symbol == symbol, "'\(symbol)' reads back as '\(again.symbol)'")
  require(again.dimension == unit.dimension, "'\(symbol)' has another dimension")
  for power in [-99, -1, 0, 2, 99] { _ = unit.power(UnitPower(power)) }
  for n in [1, 2, 3, 16] {
    guard let power = UnitPower(1, over: n), let root = unit.power(power) else { continue }
    require(root.power(UnitPower(n)) == unit, "the root \(n) of '\(symbol)' is \(root.symbol)")
  }
  if let product = unit.product(with: unit, isQuotient: true) {
    require(product.unit == nil, "'\(symbol)' divided by itself has a unit")
  }
}
