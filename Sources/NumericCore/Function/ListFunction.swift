/// The functions of a list: of three or four numbers, of a probability distribution and its parameters, of any number of them, of the
/// parameters of a loan, or of whole numbers.
///
/// The comments list the operands in order. In the financial functions `when` is 0 for payments at
/// the end of a period and 1 for payments at its beginning; `root` is the number of the solution,
/// counted from 1 by distance from zero.
public enum ListFunction: UInt8, CaseIterable, Hashable, Sendable {
  /// x, y, z: x·y + z and x·y − z, rounded once.
  case fusedMultiplyAdd, fusedMultiplySubtract
  /// y, x, u: the angle of the point (x, y) in a unit of which u make a full turn.
  case atan2Units
  /// a, b, c, d: a·b + c·d and a·b − c·d, rounded once.
  case sumOfProducts, differenceOfProducts
  /// re, im, radius, c₀, c₁, …, cₙ: the parts of the only root of c₀ + c₁x + … + cₙxⁿ, whose coefficients are real, in the
  /// closed disc of a radius around re + i·im.
  ///
  /// Around a center with im = 0 the root is real, because its conjugate is a root as well; around one with re = 0 it is on the
  /// imaginary axis if the polynomial is even or odd, because its negative conjugate is a root.
  case polynomialRoot, polynomialRootImaginary
  /// k, a₁₁, a₁₂, …, aₙₙ: element k of e^A for a square matrix A; the elements of both are counted row by row, from 0 on.
  case matrixExponential

  // Three functions of each ``Distribution``, in its order.
  /// x, μ, σ; of a quantile p, μ, σ.
  case normalDensity, normalDistribution, normalQuantile
  /// x, ν; of a quantile p, ν.
  case studentDensity, studentDistribution, studentQuantile
  /// x, k; of a quantile p, k.
  case chiSquaredDensity, chiSquaredDistribution, chiSquaredQuantile
  /// x, d₁, d₂; of a quantile p, d₁, d₂.
  case fisherDensity, fisherDistribution, fisherQuantile
  /// k, n, p; of a quantile q, n, p.
  case binomialDensity, binomialDistribution, binomialQuantile
  /// k, λ; of a quantile p, λ.
  case poissonDensity, poissonDistribution, poissonQuantile

  case sum
  /// The components of the left vector, then those of the right one.
  case dot
  case minimum, maximum, mean, median
  /// Divided by n − 1; the population versions are divided by n.
  case variance, standardDeviation, populationVariance, populationStandardDeviation

  /// rate, nper, pv, fv, when.
  case payment
  /// rate, per, nper, pv, fv, when: the part of a payment that is interest.
  case interestPayment
  /// rate, per, nper, pv, fv, when: the part of a payment that is repayment.
  case principalPayment
  /// rate, nper, pmt, pv, when.
  case futureValue
  /// rate, nper, pmt, fv, when.
  case presentValue
  /// rate, pmt, pv, fv, when.
  case periodCount
  /// nper, pmt, pv, fv, when, root.
  case periodicRate
  /// rate, nper, pv: the total interest of a loan with payments at the end of each period, as a
  /// positive amount.
  case totalInterest
  /// rate, nper, pv, after: the remaining debt of such a loan after a number of payments.
  case balance
  /// rate, and the flows from time 0 on.
  case netPresentValue
  /// root, and the flows from time 0 on.
  case internalRate
  /// The rates of financing and of reinvestment, and the flows from time 0 on.
  case modifiedInternalRate

  /// n: 1 for a prime, 0 for other whole numbers.
  case isPrime
  /// n: the least prime above n.
  case nextPrime
  /// n: how many primes there are up to n, and their product.
  case primeCount, primorial
  /// n: Euler's and Möbius's functions.
  case totient, moebius
  /// n, k: the sum of the k-th powers of the divisors of n.
  case divisorSum
  /// a, n: the symbols of quadratic residues.
  case jacobi, kronecker
  /// b, e, m: the residue of a power.
  case powerModulo
  /// a, m: the residue whose product with a is 1; the least one whose square is a.
  case inverseModulo, squareRootModulo
  /// b, a, m: the least exponent of a power of b that is a.
  case discreteLogarithm
  /// The residues, then the moduli.
  case chineseRemainder
  /// n: members of sequences.
  case fibonacci, lucas, bell, partitions, bernoulli
  /// a, b: the bits of both, of either and of exactly one, in two's complement.
  case bitwiseAnd, bitwiseOr, bitwiseXor
  /// n, k: the bits k places up; k places down, without those below the point.
  case shiftUp, shiftDown
}

extension ListFunction {
  /// Whether it is a financial function: of rates, payments and flows.
  public var isFinancial: Bool {
    rawValue >= ListFunction.payment.rawValue && !isOfWholeNumbers
  }

  /// Whether it is a function of whole numbers, which has no value anywhere else.
  public var isOfWholeNumbers: Bool { rawValue >= ListFunction.isPrime.rawValue }

  /// Whether it is a part of a root of a polynomial.
  public var isPolynomialRoot: Bool {
    self == .polynomialRoot || self == .polynomialRootImaginary
  }

  /// Whether it takes any number of operands, all with the same meaning.
  public var isReduction: Bool {
    rawValue >= ListFunction.sum.rawValue && rawValue < ListFunction.payment.rawValue
  }
}
