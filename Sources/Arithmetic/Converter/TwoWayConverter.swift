public import Conversion

/// A converter with two sides: typing on either side updates the other.
///
/// Only the typed number is stored, exactly, with the side on which it was typed; the other side is
/// computed from it, so converting back and forth loses nothing.
public struct TwoWayConverter: Sendable {
  /// One of the two numbers.
  public enum Side: String, Sendable {
    case from, to

    /// The opposite side.
    public var other: Side { self == .from ? .to : .from }
  }

  /// A key of the converter.
  public enum Key: Sendable {
    /// Chooses the unit of a side.
    case unit(Side, Unit)
    /// Selects a side: the next digit starts a number there.
    case side(Side)
    /// Exchanges the units of the sides.
    case swap
    case digit(Int)
    case point
    case exponent
    case sign
    case backspace
    case clear
  }

  /// The units of the sides.
  public private(set) var units: [Side: Unit] = [:]
  /// The side on which a number was typed last; the other side is computed.
  public private(set) var source = Side.from
  private var entry = KeypadEntry()
  /// Whether the next digit starts a new number.
  private var startsAnew = true

  /// A converter without units that shows 0.
  public init() {}

  /// The typed number, as it is displayed and as a literal of the language.
  public var typed: (display: String, literal: String) { (entry.display, entry.literal) }

  /// Presses a key.
  ///
  /// Choosing for one side the unit of the other one exchanges the two units; the typed number
  /// keeps its side. Choosing a unit of another dimension removes the unit of the other side.
  public mutating func press(_ key: Key) {
    switch key {
    case .unit(let side, let unit):
      let other = units[side.other]
      if unit == other {
        units[side.other] = units[side]
      } else if let other, !unit.isConvertible(to: other) {
        units[side.other] = nil
      }
      units[side] = unit
      startsAnew = true
    case .side(let side):
      if side != source { startsAnew = true }
      pendingSide = side
    case .swap:
      (units[.from], units[.to]) = (units[.to], units[.from])
      startsAnew = true
    case .clear:
      begin()
      startsAnew = true
    case .backspace:
      // A computed number has no digits to remove.
      if pendingSide == source { entry.removeLast() }
    case .sign:
      if pendingSide != source { begin() }
      entry.toggleSign()
    case .digit(let digit):
      if startsAnew || pendingSide != source { begin() }
      entry.append(digit: digit)
    case .point:
      if startsAnew || pendingSide != source { begin() }
      entry.appendPoint()
    case .exponent:
      if startsAnew || pendingSide != source { begin() }
      entry.beginExponent()
    }
  }

  /// The side on which the next digit is typed.
  private var pendingSide = Side.from

  private mutating func begin() {
    entry = KeypadEntry()
    source = pendingSide
    startsAnew = false
  }
}
