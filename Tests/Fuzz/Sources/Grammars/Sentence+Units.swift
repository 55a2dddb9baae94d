import FuzzSupport

extension Sentence {
  /// Appends a unit.
  public mutating func putUnit() { putOne(of: pick(Names.units)) }

  /// Appends a product of powers of units.
  public mutating func putUnitProduct() {
    putOne(of: ["", "", "1/"])
    putList(1 + choose(3), separator: pick(["*", "·", " ", "/", " per ", "*"])) { s in
      s.putUnit()
      if s.oneIn(3) { s.putOne(of: ["^2", "²", "^-1", "**3", "^-2", "³"]) }
    }
  }

  /// Appends two units of one dimension with a text between them.
  public mutating func putUnitPair(separator: String) {
    let units = pick(Names.units)
    putOne(of: units)
    put(separator)
    putOne(of: units)
  }
}
