public import NumericCore

/// A real number, exactly: a rational, or a computation that gives as many digits as are asked for.
///
///     let x = ExactReal(2).squareRoot()
///     try x.digits(60)                     // every digit proven
///     try (x * x - 2).isZero()             // true, and proven
///
/// Operators only record what to compute: nothing is rounded and nothing can fail until a digit, a
/// sign or a comparison is asked for. Each answer is then proven, or the call throws and says what
/// could not be decided within its ``ExactLimits``. Copies share what has been found out.
///
/// **Source.** Boehm, "Towards an API for the Real Numbers" (PLDI 2020).
public struct ExactReal: Sendable {
  enum Storage: Sendable {
    case rational(BigRational)
    case step(ExactGraph, Int)
  }

  private enum Source: Sendable {
    case known(Storage)
    /// A step of a graph that is not made before it is asked for.
    case program(EnclosedProgram)
  }

  private let source: Source

  var storage: Storage {
    switch source {
    case .known(let storage): storage
    case .program(let program): program.number.storage
    }
  }

  /// A step of a graph as a number.
  init(_ graph: ExactGraph, _ step: Int) {
    if case .value(let value) = graph.tape[step] {
      source = .known(.rational(value))
    } else {
      source = .known(.step(graph, step))
    }
  }

  /// A rational number.
  public init(_ value: BigRational) { source = .known(.rational(value)) }

  /// The output of a program.
  init(_ program: EnclosedProgram) { source = .program(program) }

  /// An enclosure that was found when the number was made.
  var firstBall: Ball? {
    if case .program(let program) = source { program.ball } else { nil }
  }

  /// Whether it is a part of a complex number that was enclosed when it was made.
  var isEnclosedPart: Bool {
    if case .program(let program) = source { program.isPart } else { false }
  }

  var graph: ExactGraph? {
    if case .step(let graph, _) = storage { graph } else { nil }
  }
}

extension ExactReal: ExpressibleByIntegerLiteral {
  /// An integer.
  public init(integerLiteral value: StaticBigInt) { self.init(BigRational(integerLiteral: value)) }

  /// An integer.
  public init(_ value: some BinaryInteger) { self.init(BigRational(value)) }
}

// MARK: - Noting down

extension ExactReal {
  /// A number that is one operation on others.
  static func noting(
    _ operands: [ExactReal], _ append: (inout Tape, [Int32]) -> Int32
  ) -> ExactReal {
    var notes = GraphNotes()
    let places = operands.map { notes.place(of: $0) }
    let result = append(&notes.tape, places)
    return ExactReal(ExactGraph(notes.tape, inputs: notes.inputs), Int(result))
  }

  /// A function of one number, which is recorded and not computed.
  public static func compute(_ function: UnaryFunction, _ x: ExactReal) -> ExactReal {
    if case .rational(let value) = x.storage, function == .magnitude {
      return ExactReal(value.magnitude)
    }
    return noting([x]) { tape, x in tape.append(function, x[0], origin: 0) }
  }

  /// A function of two numbers, which is recorded and not computed.
  public static func compute(
    _ function: BinaryFunction, _ x: ExactReal, _ y: ExactReal
  ) -> ExactReal {
    if case .rational(let a) = x.storage, case .rational(let b) = y.storage,
      let value = a.combined(function, b)
    {
      return ExactReal(value)
    }
    return noting([x, y]) { tape, operands in
      tape.append(function, operands[0], operands[1], origin: 0)
    }
  }

  /// A mathematical constant.
  public init(_ constant: Constant) {
    self = Self.noting([]) { tape, _ in
      tape.append(.constant(constant), EmptyCollection(), origin: 0)
    }
  }

  /// The sum.
  public static func + (a: ExactReal, b: ExactReal) -> ExactReal { compute(.add, a, b) }
  /// The difference.
  public static func - (a: ExactReal, b: ExactReal) -> ExactReal { compute(.subtract, a, b) }
  /// The product.
  public static func * (a: ExactReal, b: ExactReal) -> ExactReal { compute(.multiply, a, b) }
  /// The quotient; a divisor of zero is an error when digits are asked for.
  public static func / (a: ExactReal, b: ExactReal) -> ExactReal { compute(.divide, a, b) }
  /// The negative.
  public static prefix func - (x: ExactReal) -> ExactReal { 0 - x }
  /// Adds in place.
  public static func += (a: inout ExactReal, b: ExactReal) { a = a + b }
  /// Subtracts in place.
  public static func -= (a: inout ExactReal, b: ExactReal) { a = a - b }
  /// Multiplies in place.
  public static func *= (a: inout ExactReal, b: ExactReal) { a = a * b }
  /// Divides in place.
  public static func /= (a: inout ExactReal, b: ExactReal) { a = a / b }

  /// The square root; a negative radicand is an error when digits are asked for.
  public func squareRoot() -> ExactReal { Self.compute(.sqrt, self) }
}

extension BigRational {
  /// The largest number of bits of a numerator or denominator that is computed at once; longer ones
  /// stay operations, because an enclosure of some hundred bits is cheaper.
  ///
  /// 50 digits of harmonic numbers and of products of 300 to 10 000 fractions took twice to nine times as long with 2¹⁰ bits,
  /// up to five times with 2¹², and up to 1.7 times with 2²⁰; 2¹⁴ and 2¹⁶ differed by less than the noise.
  static let mostBits = 1 << 14

  /// The result of one of the four operations; nil if its parts may grow too large, for a divisor
  /// of zero, and for other operations.
  func combined(
    _ operation: BinaryFunction, _ other: BigRational, mostBits: Int = BigRational.mostBits
  ) -> BigRational? {
    let bits = numeratorBits + denominatorBits + other.numeratorBits + other.denominatorBits
    guard bits <= mostBits else { return nil }
    switch operation {
    case .add: return self + other
    case .subtract: return self - other
    case .multiply: return self * other
    case .divide where !other.isZero: return self / other
    default: return nil
    }
  }
}
