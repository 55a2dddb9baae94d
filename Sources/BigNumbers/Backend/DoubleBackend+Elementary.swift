public import NumericCore

// Roots, powers and logarithms that libm lacks or does badly: glibc's `cbrt(27)` is not 3.
extension DoubleBackend {
  public func reciprocalSqrt(_ x: Double) -> Double {
    unary({ b, x in b.reciprocalSqrt(x) }, x)
  }
  public func cbrt(_ x: Double) -> Double {
    unary({ b, x in b.cbrt(x) }, x)
  }
  public func root(_ x: Double, _ n: Double) -> Double {
    binary({ b, x, y in b.root(x, y) }, x, n)
  }
  public func powr(_ x: Double, _ y: Double) -> Double {
    binary({ b, x, y in b.powr(x, y) }, x, y)
  }
  public func compound(_ x: Double, _ n: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.compound(x, y) }, x, n)
  }
  public func exp2MinusOne(_ x: Double) -> Double {
    unary({ b, x in b.exp2MinusOne(x) }, x)
  }
  public func exp10MinusOne(_ x: Double) -> Double {
    unary({ b, x in b.exp10MinusOne(x) }, x)
  }
  public func log2(onePlus x: Double) -> Double {
    unary({ b, x in b.log2(onePlus: x) }, x)
  }
  public func log10(onePlus x: Double) -> Double {
    unary({ b, x in b.log10(onePlus: x) }, x)
  }
  public func log(_ x: Double, base: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.log(x, base: y) }, x, base)
  }
  public func sech(_ x: Double) -> Double {
    unary({ b, x in b.sech(x) }, x)
  }
  public func csch(_ x: Double) -> Double {
    unary({ b, x in b.csch(x) }, x)
  }
  public func coth(_ x: Double) -> Double {
    unary({ b, x in b.coth(x) }, x)
  }
}
