import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// A number system for `--backend`: its name, its options, and how to create its backend.
protocol NumberSystem: SendableMetatype {
  associatedtype Backend: NumericBackend

  static var traits: SystemTraits { get }

  /// The backend that a request describes.
  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<Backend>

  /// The floating-point format with the same rounding as the backend; nil if the backend does not
  /// round.
  static func format(_ request: SystemRequest) -> FloatFormat?

  /// Throws if numbers would need too much memory.
  ///
  /// `printsAll` means that all digits of numbers are printed.
  static func check(_ request: SystemRequest, printsAll: Bool) throws(LimitExceeded)

  /// Refuses options that the number system does not have.
  static func validate(_ options: NumberOptions) throws

  /// The number of digits that these options print; nil for the fewest that distinguish a number
  /// from its neighbours.
  static func shownDigits(_ options: NumberOptions) -> Int?

  /// The largest number of digits of an integer that is written without an exponent.
  static func integerDigits(_ options: NumberOptions) -> Int
}

extension NumberSystem {
  static var name: SystemName { traits.name }
  static func check(_ request: SystemRequest, printsAll: Bool) throws(LimitExceeded) {}
  static func integerDigits(_ options: NumberOptions) -> Int {
    max(NumberFormat().integerDigits, options.results.digits ?? 0)
  }
}

/// The properties of a number system that are known before it is opened.
struct SystemTraits: Sendable {
  /// The effect of `--precision`.
  enum PrecisionOption: Equatable, Sendable {
    /// The option is not available: the number system chooses its precision, or counts digits.
    case none
    /// The only permitted value is the fixed precision.
    case fixed(Int)
    /// It sets the precision of every operation.
    case chosen
  }

  let name: SystemName
  let precision: PrecisionOption
  /// Whether infinities, NaN and signed zeros are values, which `--special` can enable.
  let hasSpecialValues: Bool
  /// Whether values are proven, so that fractions, symbols and limits of the proof are available.
  let isProven: Bool
}

/// A request to open a number system.
struct SystemRequest: Sendable {
  /// The bits of every operation; nil if the digits determine them.
  var bits: Int?
  /// The decimal digits of results, or the digits that their bits cover.
  var digits = NumberOptions.defaultDigits
  /// The smallest number of digits after the point of results.
  var decimals = 0
  var rounding = DecimalRounding.nearestEven
  var limits: Limits

  /// The direction of rounding of a binary number.
  var binaryRounding: Rounding { rounding.binary ?? .nearestEven }
}

/// An open number system, with the information about its numbers that features need.
struct OpenSystem<Backend: NumericBackend>: Sendable {
  let backend: Backend
  /// The bits of a result; nil if they are chosen for every step.
  var bits: Int?
  /// The decimal digits of a result; nil if its precision is in bits.
  var digits: Int?
  /// The digits that the precision covers, if more can be requested later.
  var coveredDigits: Int?
  /// The format that shows all significant digits of a number.
  var fullFormat = NumberFormat()
  /// The exact value of a number; nil for infinities and NaN.
  let exact: @Sendable (Backend.Number) throws(LimitExceeded) -> ExactReal?
  /// What can be proven about numbers, if anything.
  var proofs: Proofs?

  struct Proofs: Sendable {
    /// Additional JSON fields for each number, by name.
    let facts: @Sendable ([Backend.Number]) throws(CalculatorError) -> [NumberFact]
    /// A number as a fraction or in symbols, if it is proven to be equal to one.
    let text:
      @Sendable (Backend.Number, _ fraction: Bool, _ symbolic: Bool) throws(CalculatorError) ->
        String?
  }
}

/// A JSON field with an entry for every number of a value.
typealias NumberFact = (name: String, json: [JSONValue])
