public import NumericCore

// Circular functions that libm lacks.
extension DoubleBackend {
  public func sec(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.sec(x) }, x)
  }
  public func csc(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.csc(x) }, x)
  }
  public func cot(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.cot(x) }, x)
  }
  public func sin(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.sin(x, unitsPerTurn: y) }, x, u)
  }
  public func cos(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.cos(x, unitsPerTurn: y) }, x, u)
  }
  public func tan(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.tan(x, unitsPerTurn: y) }, x, u)
  }
  public func asin(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.asin(x, unitsPerTurn: y) }, x, u)
  }
  public func acos(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.acos(x, unitsPerTurn: y) }, x, u)
  }
  public func atan(_ x: Double, unitsPerTurn u: Double) -> Double {
    binary({ b, x, y in b.atan(x, unitsPerTurn: y) }, x, u)
  }
  public func atan2(y: Double, x: Double, unitsPerTurn u: Double) -> Double {
    rounded { backend throws(LimitExceeded) in
      try backend.atan2(y: BigFloat(y), x: BigFloat(x), unitsPerTurn: BigFloat(u))
    }
  }
}
