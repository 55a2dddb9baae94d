import Accuracy
import ArgumentParser
import Arithmetic
import BigNumbers
import NumericCore

/// Exact real numbers, whose digits are proven.
enum ExactSystem: NumberSystem {
  static let traits = SystemTraits(
    name: SystemName(of: "exact"), precision: .none, hasSpecialValues: false, isProven: true)

  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<ExactBackend> {
    var limits = ExactLimits(request.limits)
    limits.digits = max(request.digits, request.decimals)
    limits.wholeDigits = NumberOptions.wholeDigits
    let (backend, bounds) = (
      ExactBackend(limits: limits, rounding: request.binaryRounding), limits
    )
    return OpenSystem(
      backend: backend, fullFormat: NumberFormat(integerDigits: limits.wholeDigits), exact: { $0 },
      proofs: .init(
        facts: { numbers throws(CalculatorError) in try backend.facts(numbers) },
        text: { number, fraction, symbolic throws(CalculatorError) in
          try number.text(fraction: fraction, symbolic: symbolic, bounds)
        }))
  }

  static func format(_ request: SystemRequest) -> FloatFormat? { nil }

  static func validate(_ options: NumberOptions) throws {
    if options.precision != nil {
      throw ValidationError("exact chooses its own precision; -p goes with -b bigfloat")
    }
    if options.results.special == .ieee {
      throw ValidationError(
        "exact has neither infinities nor NaN; --special ieee goes with -b bigfloat or -b double")
    }
    if options.results.format == .hex || options.results.format == .shortest {
      throw ValidationError(
        "--format \(options.results.format.rawValue) shows a number of limited precision; try -b double or -b bigfloat"
      )
    }
    try options.refuseDecimalRounding()
  }

  /// Without a requested number of digits, only numbers with a fixed number of decimals have one.
  static func shownDigits(_ options: NumberOptions) -> Int? {
    options.results.digits ?? (options.results.format == .fixed ? NumberOptions.defaultDigits : nil)
  }

  static func integerDigits(_ options: NumberOptions) -> Int {
    options.results.digits.map { max($0, NumberFormat().integerDigits) }
      ?? NumberOptions.wholeDigits
  }
}

extension ExactReal {
  /// The number as a fraction or in symbols, if it is proven to be equal to that.
  fileprivate func text(
    fraction: Bool, symbolic: Bool, _ limits: ExactLimits
  ) throws(CalculatorError) -> String? {
    do throws(ComputationFailure) {
      if fraction, let value = try rational(limits: limits) { return value.description }
      return symbolic ? try symbolicText(limits: limits) : nil
    } catch {
      throw error.explanation
    }
  }
}

extension ExactBackend {
  /// The JSON fields of exact numbers: the fraction, if the value is known to be rational, and an
  /// enclosure.
  fileprivate func facts(_ numbers: [ExactReal]) throws(CalculatorError) -> [NumberFact] {
    var rationals: [JSONValue] = []
    var enclosures: [JSONValue] = []
    for number in numbers {
      do throws(ComputationFailure) {
        let rational = try number.rational(limits: limits)
        rationals.append(JSONValue(rational?.description))
        let precision = Precision.digits(limits.digits, guardBits: 8)
        let interval = try number.enclosure(precision, limits: limits)
        let bounds = [(interval.lower, Rounding.down), (interval.upper, Rounding.up)].map {
          JSONValue(
            $0.digits(radix: 10, .significant(limits.digits + 3), $1)
              .text(as: NumberFormat(digits: limits.digits)))
        }
        enclosures.append(.list(bounds))
      } catch {
        throw error.explanation
      }
    }
    return [("rational", rationals), ("enclosure", enclosures)]
  }
}
