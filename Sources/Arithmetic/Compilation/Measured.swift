import Conversion

/// A register and the unit of its number; no unit for a plain number.
struct Measured {
  var register: UInt32
  var unit: Unit?

  /// The name of the measured quantity in messages.
  var quantityName: String { unit?.quantityName ?? "plain number" }
}

extension Shape {
  init(_ measured: Measured) {
    self = measured.unit.map { .quantity(measured.register, $0) } ?? .number(measured.register)
  }
}

/// Registers with the units of their numbers; units are not stored as long as no number has one.
struct MeasuredList {
  private(set) var registers: [UInt32] = []
  /// Either one element for each register, or empty.
  private var units: [Unit?] = []

  /// Whether no number has a unit.
  var isPlain: Bool { units.isEmpty }

  var count: Int { registers.count }

  subscript(index: Int) -> Measured {
    Measured(register: registers[index], unit: isPlain ? nil : units[index])
  }

  mutating func reserveCapacity(_ count: Int) { registers.reserveCapacity(count) }

  mutating func append(_ element: Measured) {
    if isPlain {
      registers.append(element.register)
      if element.unit == nil { return }
      units = Array(repeating: nil, count: registers.count)
      units[registers.count - 1] = element.unit
    } else {
      registers.append(element.register)
      units.append(element.unit)
    }
  }
}
