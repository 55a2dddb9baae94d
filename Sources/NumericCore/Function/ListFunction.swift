/// The functions of a list: of three or four numbers, of any number of them, or of the parameters
/// of a loan.
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
}

extension ListFunction {
  /// Whether it is a financial function: of rates, payments and flows.
  public var isFinancial: Bool { rawValue >= ListFunction.payment.rawValue }

  /// Whether it takes any number of operands, all with the same meaning.
  public var isReduction: Bool {
    rawValue >= ListFunction.sum.rawValue && !isFinancial
  }
}
