extension ListFunction {
  /// Whether the function takes a list of so many numbers.
  public func takes(count: Int) -> Bool {
    switch self {
    case .isPrime, .nextPrime, .primeCount, .primorial, .totient, .moebius, .fibonacci, .lucas,
      .bell, .partitions, .bernoulli:
      count == 1
    case .divisorSum, .jacobi, .kronecker, .inverseModulo, .squareRootModulo, .bitwiseAnd,
      .bitwiseOr, .bitwiseXor, .shiftUp, .shiftDown:
      count == 2
    case .fusedMultiplyAdd, .fusedMultiplySubtract, .atan2Units, .totalInterest, .powerModulo,
      .discreteLogarithm:
      count == 3
    case .studentDensity, .studentDistribution, .studentQuantile, .chiSquaredDensity,
      .chiSquaredDistribution, .chiSquaredQuantile, .poissonDensity, .poissonDistribution,
      .poissonQuantile:
      count == 2
    case .normalDensity, .normalDistribution, .normalQuantile, .fisherDensity,
      .fisherDistribution, .fisherQuantile, .binomialDensity, .binomialDistribution,
      .binomialQuantile:
      count == 3
    case .sumOfProducts, .differenceOfProducts, .balance: count == 4
    case .payment, .futureValue, .presentValue, .periodCount: count == 5
    case .interestPayment, .principalPayment, .periodicRate: count == 6
    case .sum, .minimum, .maximum, .mean, .median, .variance, .standardDeviation,
      .populationVariance, .populationStandardDeviation:
      count >= 1
    case .netPresentValue, .internalRate: count >= 2
    case .modifiedInternalRate: count >= 3
    case .polynomialRoot, .polynomialRootImaginary: count >= 5
    case .matrixExponential: count >= 2 && (count - 1).isSquare
    case .dot, .chineseRemainder: count >= 2 && count.isMultiple(of: 2)
    }
  }
}

extension Int {
  /// Whether a number that is not negative is the square of a whole one; the root of one below 2⁵² is exact in doubles.
  fileprivate var isSquare: Bool {
    let root = Int(Double(self).squareRoot())
    return root * root == self
  }
}
