import RealModule

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// C's `pow`; swift-numerics' own refuses negative bases and 0⁰.
private func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

// One line each: what libm says, under the names that swift-numerics gives it.
extension DoubleBackend {
  @inlinable public func sqrt(_ x: Double) -> Double { x.squareRoot() }
  public func hypot(_ x: Double, _ y: Double) -> Double { .hypot(x, y) }
  public func pow(_ x: Double, _ y: Double) -> Double { power(x, y) }

  public func exp(_ x: Double) -> Double { .exp(x) }
  public func exp2(_ x: Double) -> Double { .exp2(x) }
  public func exp10(_ x: Double) -> Double { .exp10(x) }
  public func expMinusOne(_ x: Double) -> Double { .expMinusOne(x) }
  public func log(_ x: Double) -> Double { .log(x) }
  public func log2(_ x: Double) -> Double { .log2(x) }
  public func log10(_ x: Double) -> Double { .log10(x) }
  public func log(onePlus x: Double) -> Double { .log(onePlus: x) }

  public func sin(_ x: Double) -> Double { .sin(x) }
  public func cos(_ x: Double) -> Double { .cos(x) }
  public func tan(_ x: Double) -> Double { .tan(x) }
  public func asin(_ x: Double) -> Double { .asin(x) }
  public func acos(_ x: Double) -> Double { .acos(x) }
  public func atan(_ x: Double) -> Double { .atan(x) }
  public func atan2(y: Double, x: Double) -> Double { .atan2(y: y, x: x) }

  public func sinh(_ x: Double) -> Double { .sinh(x) }
  public func cosh(_ x: Double) -> Double { .cosh(x) }
  public func tanh(_ x: Double) -> Double { .tanh(x) }
  public func asinh(_ x: Double) -> Double { .asinh(x) }
  public func acosh(_ x: Double) -> Double { .acosh(x) }
  public func atanh(_ x: Double) -> Double { .atanh(x) }
}
