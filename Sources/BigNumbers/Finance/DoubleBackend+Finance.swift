public import NumericCore

extension DoubleBackend {
  public func financial(_ function: FinancialFunction, _ arguments: [Double]) -> Double {
    rounded { backend throws(LimitExceeded) in
      try backend.financial(function, arguments.map { BigFloat($0) })
    }
  }
}
