/// The functions of a list of numbers: of three or four numbers, of any count of them, or of the figures of a loan.
///
/// In the functions of finance `when` is 0 for payments at the end of a period and 1 for those at its
/// beginning; `root` counts solutions by their distance from zero, from 1.
public enum ListFunction: UInt8, CaseIterable, Hashable, Sendable {
  /// x, y, z: the product of two numbers and a third one added or subtracted, rounded once.
  case fusedMultiplyAdd, fusedMultiplySubtract
  /// y, x, u: the angle of a point in units of which u make a turn.
  case atan2Units
  /// a, b, c, d: a·b + c·d and a·b − c·d, rounded once.
  case sumOfProducts, differenceOfProducts

  case sum
  /// The factors on the left, then those on the right.
  case dot
  case minimum, maximum, mean, median
  /// Over n − 1 terms; over n for a population.
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
  /// rate, nper, pv: all interest of a loan that payments at the end of each period repay, as a positive sum.
  case totalInterest
  /// rate, nper, pv, after: what is owed of such a loan after some payments.
  case balance
  /// rate, and the flows from time 0 on.
  case netPresentValue
  /// root, and the flows from time 0 on.
  case internalRate
  /// The rates of financing and of reinvestment, and the flows from time 0 on.
  case modifiedInternalRate
}

extension ListFunction {
  /// Whether it is a function of finance: of rates, payments and flows.
  public var isFinancial: Bool { rawValue >= ListFunction.payment.rawValue }

  /// Whether it is a function of any count of numbers that are all alike.
  public var isReduction: Bool {
    rawValue >= ListFunction.sum.rawValue && !isFinancial
  }
}
