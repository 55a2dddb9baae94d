public import NumericCore

// Special functions and functions of whole numbers.
extension DoubleBackend {
  public func gamma(_ x: Double) -> Double {
    unary({ b, x in b.gamma(x) }, x)
  }
  public func logGamma(_ x: Double) -> Double {
    unary({ b, x in b.logGamma(x) }, x)
  }
  public func lnGamma(_ x: Double) -> Double {
    unary({ b, x in b.lnGamma(x) }, x)
  }
  public func gammaSign(_ x: Double) -> Double {
    unary({ b, x in b.gammaSign(x) }, x)
  }
  public func incompleteGamma(_ a: Double, _ x: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.incompleteGamma(x, y) }, a, x)
  }
  public func digamma(_ x: Double) -> Double {
    unary({ b, x in b.digamma(x) }, x)
  }
  public func beta(_ x: Double, _ y: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.beta(x, y) }, x, y)
  }
  public func zeta(_ x: Double) -> Double {
    unary({ b, x in b.zeta(x) }, x)
  }
  public func erf(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.erf(x) }, x)
  }
  public func erfc(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.erfc(x) }, x)
  }
  public func expIntegral(_ x: Double) -> Double {
    unary({ b, x in b.expIntegral(x) }, x)
  }
  public func dilogarithm(_ x: Double) -> Double {
    unary({ b, x in b.dilogarithm(x) }, x)
  }
  public func besselJ0(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.besselJ0(x) }, x)
  }
  public func besselJ1(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.besselJ1(x) }, x)
  }
  public func besselY0(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.besselY0(x) }, x)
  }
  public func besselY1(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.besselY1(x) }, x)
  }
  public func besselJ(_ n: Double, _ x: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.besselJ(x, y) }, n, x)
  }
  public func besselY(_ n: Double, _ x: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.besselY(x, y) }, n, x)
  }
  public func airy(_ x: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.airy(x) }, x)
  }
  public func arithmeticGeometricMean(_ x: Double, _ y: Double) -> Double {
    binary({ b, x, y in b.arithmeticGeometricMean(x, y) }, x, y)
  }
  public func factorial(_ n: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.factorial(x) }, n)
  }
  public func doubleFactorial(_ n: Double) -> Double {
    unary({ b, x throws(LimitExceeded) in try b.doubleFactorial(x) }, n)
  }
  public func binomial(_ n: Double, _ k: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.binomial(x, y) }, n, k)
  }
  public func permutations(_ n: Double, _ k: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.permutations(x, y) }, n, k)
  }
  public func greatestCommonDivisor(_ a: Double, _ b: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.greatestCommonDivisor(x, y) }, a, b)
  }
  public func leastCommonMultiple(_ a: Double, _ b: Double) -> Double {
    binary({ b, x, y throws(LimitExceeded) in try b.leastCommonMultiple(x, y) }, a, b)
  }
}
