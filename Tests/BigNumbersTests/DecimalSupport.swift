import BigNumbers

extension DecimalRounding {
  /// The directions by their names in Python's `decimal`.
  static let named: [Substring: DecimalRounding] = [
    "half-even": .nearestEven, "half-up": .nearestAway, "half-down": .nearestZero,
    "down": .towardZero, "up": .awayFromZero, "ceiling": .up, "floor": .down, "05up": .zeroFiveAway,
  ]
}
