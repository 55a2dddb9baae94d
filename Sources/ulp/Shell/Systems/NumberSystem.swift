import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// A number system that `--backend` names: what it is called, which options it has, and how it is opened.
protocol NumberSystem: SendableMetatype {
  associatedtype Backend: NumericBackend

  static var traits: SystemTraits { get }

  /// The backend that a request describes.
  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<Backend>

  /// The floating-point format that rounds as the backend does; nil for one that rounds nothing.
  static func format(_ request: SystemRequest) -> FloatFormat?

  /// Refuses what would take too much room. `printsAll` says that numbers are printed with all their digits.
  static func check(_ request: SystemRequest, printsAll: Bool) throws(LimitExceeded)

  /// Refuses options of an expression that the number system does not have.
  static func validate(_ options: NumberOptions) throws

  /// Digits that these options print; nil for the fewest that tell a number from its neighbours.
  static func shownDigits(_ options: NumberOptions) -> Int?

  /// Digits of whole numbers that are written out instead of with an exponent.
  static func integerDigits(_ options: NumberOptions) -> Int
}

extension NumberSystem {
  static var name: SystemName { traits.name }
  static func check(_ request: SystemRequest, printsAll: Bool) throws(LimitExceeded) {}
  static func integerDigits(_ options: NumberOptions) -> Int { NumberFormat().integerDigits }
}

/// What is known of a number system before it is opened.
struct SystemTraits: Sendable {
  /// What `--precision` does.
  enum PrecisionOption: Equatable, Sendable {
    /// Nothing: the number system chooses its own precision, or counts digits.
    case none
    /// Nothing but to say what is so.
    case fixed(Int)
    /// It is the precision of every operation.
    case chosen
  }

  let name: SystemName
  let precision: PrecisionOption
  /// Whether infinities, NaN and signed zeros are values, which `--special` allows.
  let hasSpecialValues: Bool
  /// Whether values are proven, so that there are fractions and symbols of them, and limits of the proof.
  let isProven: Bool
}

/// What is asked of a number system that is opened.
struct SystemRequest: Sendable {
  /// Bits of every operation; nil where digits say how many are needed.
  var bits: Int?
  /// Decimal digits that results have, or that their bits cover.
  var digits = NumberOptions.defaultDigits
  /// Digits behind the point that results have at least.
  var decimals = 0
  var rounding = DecimalRounding.nearestEven
  var limits: Limits

  /// The direction of rounding of a binary number.
  var binaryRounding: Rounding { rounding.binary ?? .nearestEven }
}

/// A number system that is ready to compute, with what a feature has to know of its numbers.
struct OpenSystem<Backend: NumericBackend>: Sendable {
  let backend: Backend
  /// Bits of a result; nil where they are chosen for every step.
  var bits: Int?
  /// Decimal digits of a result; nil where it has bits.
  var digits: Int?
  /// Digits that the precision covers, where more may be asked for later.
  var coveredDigits: Int?
  /// How a number is written with all digits that are worth something.
  var fullFormat = NumberFormat()
  /// The number as an exact one; nil for infinities and NaN.
  let exact: @Sendable (Backend.Number) throws(LimitExceeded) -> ExactReal?
  /// What is proven of numbers, where anything is.
  var proofs: Proofs?

  struct Proofs: Sendable {
    /// More of each number for JSON, by name.
    let facts: @Sendable ([Backend.Number]) throws(CalculatorError) -> [NumberFact]
    /// A number as a fraction or in symbols, where it is one or has some.
    let text:
      @Sendable (Backend.Number, _ fraction: Bool, _ symbolic: Bool) throws(CalculatorError) ->
        String?
  }
}

/// Something that JSON says of every number of a value.
typealias NumberFact = (name: String, json: [JSONValue])
