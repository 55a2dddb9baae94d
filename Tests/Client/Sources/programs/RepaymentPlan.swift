import BigNumbers
import NumericCore

/// Interest, and a loan that is paid back in equal rates, to the cent.
func repaymentPlan() throws -> [String] {
  // Commercial rounding: half a cent is one cent.
  var context = DecimalContext(precision: 34, rounding: .nearestAway)
  let cent: BigDecimal = "0.01"
  let growth: BigDecimal = "1.035"
  let savings = context.quantize("2500.00" * growth.raised(to: 30), like: cent)

  let monthly: BigDecimal = "0.0425" / 12
  var debt: BigDecimal = "10000.00"
  let annuity = debt * monthly / (1 - (1 + monthly).raised(to: -12))
  let rate = context.quantize(annuity, like: cent)
  var plan = ["\(savings)", "\(rate)"]
  for month in 1...12 {
    let interest = context.quantize(debt * monthly, like: cent)
    // The last payment settles what the roundings have left.
    let payment = month == 12 ? debt + interest : rate
    debt -= payment - interest
    plan.append("\(interest) \(payment) \(debt)")
  }
  return plan
}
