import BigNumbers
import NumericCore

/// A number as a continued fraction, with its approximations by fractions.
struct FractionReport {
  /// A fraction and its distance from the number.
  private struct Neighbour {
    var fraction: BigRational
    /// Fraction − number, with few digits.
    var error: String
  }

  private let source: String
  private let fraction: BigRational?
  private let quotients: PartialQuotients
  private let convergents: [Neighbour]
  private let nearest: Neighbour?
  /// Why there are fewer quotients than requested, if a limit is the reason.
  let note: String?

  init(
    _ number: ExactReal, source: String, terms: Int, convergents count: Int,
    denominator: BigInteger?, limits: ExactLimits
  ) throws(ComputationFailure) {
    self.source = source
    fraction = try number.rational(limits: limits)
    quotients = try number.partialQuotients(count: terms, limits: limits)
    let isCut = quotients.continuation == .more && quotients.quotients.count < terms
    note =
      isCut
      ? "no more than \(quotients.quotients.count) terms are proven; --max-precision looks further"
      : nil
    func neighbour(_ fraction: BigRational) -> Neighbour {
      Neighbour(fraction: fraction, error: (ExactReal(fraction) - number).shortFigure(limits))
    }
    convergents = Convergents(of: quotients.first(count)).map(neighbour)
    nearest = try denominator.map { bound throws(ComputationFailure) in
      neighbour(try number.limitingDenominator(to: bound, limits: limits))
    }
  }

  /// The report as lines of text.
  var text: String {
    var rows: [(name: String, text: String)] = []
    if let fraction { rows.append(("fraction", fraction.description)) }
    rows.append(("terms", quotients.text))
    if let nearest { rows.append(("nearest", "\(nearest.fraction)  \(nearest.error)")) }
    let width = convergents.map(\.fraction.description.count).max() ?? 0
    for (index, convergent) in convergents.enumerated() {
      rows.append(
        (
          index == 0 ? "convergents" : "",
          Columns.row([(convergent.fraction.description, width), (convergent.error, 0)])
        ))
    }
    return rows.map { Columns.row([($0.name, 11), ($0.text, 0)]) }.joined(separator: "\n")
  }

  /// One object.
  var json: JSONValue {
    func object(_ neighbour: Neighbour) -> JSONValue {
      .object([
        ("fraction", .string(neighbour.fraction.description)),
        ("error", .string(neighbour.error)),
      ])
    }
    var periodStart: Int?
    if case .period(let start) = quotients.continuation { periodStart = start }
    return .object([
      ("source", .string(source)),
      ("fraction", JSONValue(fraction?.description)),
      ("terms", .list(quotients.quotients.map { .string($0.description) })),
      ("complete", JSONValue(quotients.continuation == .end)),
      ("period_start", JSONValue(periodStart)),
      ("convergents", .list(convergents.map(object))),
      ("nearest", nearest.map(object) ?? .null),
    ])
  }
}
