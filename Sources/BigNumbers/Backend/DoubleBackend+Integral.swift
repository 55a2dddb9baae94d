public import NumericCore

// Fused sums of products, quotients, scaling and lists.
extension DoubleBackend {
  public func truncatingQuotient(_ x: Double, _ y: Double) -> Double {
    binary({ b, x, y in b.truncatingQuotient(x, y) }, x, y)
  }
  public func remainderQuotient(_ x: Double, _ y: Double) -> Double {
    binary({ b, x, y in b.remainderQuotient(x, y) }, x, y)
  }
  public func scaleByPowerOfTwo(_ x: Double, _ n: Double) -> Double {
    binary({ b, x, y in b.scaleByPowerOfTwo(x, y) }, x, n)
  }
  public func sumOfProducts(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    rounded { backend throws(LimitExceeded) in
      backend.sumOfProducts(BigFloat(a), BigFloat(b), BigFloat(c), BigFloat(d))
    }
  }
  public func differenceOfProducts(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    rounded { backend throws(LimitExceeded) in
      backend.differenceOfProducts(BigFloat(a), BigFloat(b), BigFloat(c), BigFloat(d))
    }
  }

  public func sum(_ terms: [Double]) -> Double {
    rounded { backend throws(LimitExceeded) in backend.sum(terms.map { BigFloat($0) }) }
  }
  public func dot(_ a: [Double], _ b: [Double]) -> Double {
    rounded { backend throws(LimitExceeded) in
      backend.dot(a.map { BigFloat($0) }, b.map { BigFloat($0) })
    }
  }
  public func mean(_ terms: [Double]) -> Double {
    rounded { backend throws(LimitExceeded) in try backend.mean(terms.map { BigFloat($0) }) }
  }
  public func variance(_ terms: [Double], isSample: Bool) -> Double {
    rounded { backend throws(LimitExceeded) in
      try backend.variance(terms.map { BigFloat($0) }, isSample: isSample)
    }
  }
  public func standardDeviation(_ terms: [Double], isSample: Bool) -> Double {
    rounded { backend throws(LimitExceeded) in
      try backend.standardDeviation(terms.map { BigFloat($0) }, isSample: isSample)
    }
  }
}
