/// A number system: an immutable value that has a precision and a rounding and computes on
/// `Number`.
///
/// The engines are generic over this protocol and do not depend on the type of the numbers. All
/// functions are computed by one method, `compute`; ``exp(_:)`` and the other named functions are
/// shorter spellings of it. Results have the precision and rounding of the backend, whatever the
/// precision of the operands.
public protocol NumericBackend: Sendable {
  /// The numbers computed with.
  associatedtype Number: Sendable
  /// The error of a computation that was given up; `Never` where nothing can fail.
  associatedtype Failure: Error = LimitExceeded

  /// The backend's name on the command line.
  var name: String { get }
  /// Whether a finite result beyond the exponent range is an error rather than an infinity.
  var signalsOverflow: Bool { get }
  /// Whether results are rounded to a precision; numbers are what is to be computed otherwise.
  var isRounded: Bool { get }

  // MARK: - Numbers and their classes

  /// The number zero.
  var zero: Number { get }
  /// Whether the value is finite and not zero, so that no special case applies.
  func isRegular(_ x: Number) -> Bool
  /// Whether the value is NaN.
  func isNaN(_ x: Number) -> Bool
  /// Whether the value is an infinity.
  func isInfinite(_ x: Number) -> Bool
  /// Whether the value is a zero of either sign.
  func isZero(_ x: Number) -> Bool
  /// Whether the value is an integer.
  func isInteger(_ x: Number) -> Bool
  /// Compares two numbers exactly.
  func compare(_ a: Number, _ b: Number) throws(Failure) -> Ordering

  // MARK: - Computation

  /// Computes a function of one number into a register, which may hold the operand.
  func compute(_ function: UnaryFunction, _ x: Number, into result: inout Number) throws(Failure)
  /// Computes a function of two numbers into a register, which may hold an operand.
  func compute(
    _ function: BinaryFunction, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure)
  /// Computes a function of a list into a register that is not in the list.
  ///
  /// - Precondition: the list has as many numbers as the function takes.
  func compute(
    _ function: ListFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure)

  /// Computes a part of a function of complex numbers into a register that is not in the list.
  ///
  /// - Precondition: the list has as many numbers as the part has operands.
  func compute(
    _ part: PartFunction, _ x: Registers<Number>, into result: inout Number
  ) throws(Failure)

  // Their results are as long as the numbers decide, so that they have no registers.

  /// The primes of a whole number.
  ///
  /// - Throws: `inapplicable` if the backend has no whole numbers of any size; `.exception(.domain)` for zero and for numbers
  ///   that are not whole.
  func factors(of x: Number) throws(ComputationFailure) -> WholeFactors<Number>
  /// The positive divisors of a whole number, ascending.
  ///
  /// - Throws: what ``factors(of:)`` throws.
  func divisors(of x: Number) throws(ComputationFailure) -> [Number]
  /// Where the roots of a polynomial are, whose coefficients begin with the constant term; the last one is not zero.
  ///
  /// - Throws: `inapplicable` if the backend finds no roots; `undecided` where roots cannot be told apart.
  func roots(of coefficients: [Number]) throws(ComputationFailure) -> PolynomialRoots
  /// The same for complex coefficients, whose parts are given in turns.
  ///
  /// - Throws: what ``roots(of:)`` throws.
  func roots(ofComplex parts: [Number]) throws(ComputationFailure) -> PolynomialRoots
  /// The irreducible factors of a polynomial, whose coefficients begin with the constant term; the last one is not zero.
  ///
  /// - Throws: `inapplicable` if the backend has no whole numbers of any size, or for coefficients that are not fractions.
  func polynomialFactors(
    of coefficients: [Number]
  ) throws(ComputationFailure) -> PolynomialFactors
  /// The greatest common divisor of two polynomials, whose coefficients begin with the constant terms; the last ones are not zero.
  ///
  /// Its coefficients are whole numbers without a common divisor, and the last one is positive; it is 1 if there is none.
  ///
  /// - Throws: what ``polynomialFactors(of:)`` throws.
  func polynomialDivisor(
    of a: [Number], _ b: [Number]
  ) throws(ComputationFailure) -> [ExactLiteral]
  /// What is asked about a matrix of fractions, if the backend has a faster way than elimination with its own operations; nil
  /// otherwise, and where the elements are not known to be fractions.
  ///
  /// The elements are given row by row, and so are those of the right side, which only a solution has.
  /// - Throws: limits, and what makes an element undefined.
  func rationalResult(
    of question: MatrixQuestion, _ elements: [Number], columns: Int, right: [Number]
  ) throws(ComputationFailure) -> MatrixAnswer?

  /// The products of every vector of one list with every vector of another, those of the first vector first; each is what
  /// ``ListFunction/dot`` gives, in every bit.
  ///
  /// All vectors have the same length. The default computes the products one by one; a backend replaces it where it is faster to
  /// compute many at once. **Complexity** O(n³) products of numbers for n vectors of length n.
  func products(of rows: [[Number]], with columns: [[Number]]) throws(Failure) -> [Number]

  /// A mathematical constant, correctly rounded.
  func constant(_ constant: Constant) throws(Failure) -> Number
  /// (x · n + offset)/d · π^k for the factor n/d · π^k of the ratio, rounded once.
  func scaled(_ x: Number, by ratio: ExactRatio) throws(Failure) -> Number
  /// The result of a conversion, rounded once.
  func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number

  // MARK: - Conversion to and from text, rounded once each

  /// The literal, rounded once to this backend's precision.
  func number(_ literal: ExactLiteral) throws(Failure) -> Number
  /// The digits of x in a radix from 2 to 62, rounded once in the backend's direction.
  ///
  /// For `.shortest` the result is the shortest sequence of digits that rounds to x, to nearest.
  func digits(of x: Number, radix: Int, _ request: DigitRequest) throws(Failure) -> NumberDigits
  /// e with radix^(e−1) ≤ |x| < radix^e for a finite x that is not zero; 1 otherwise.
  func exponent(of x: Number, radix: Int) throws(Failure) -> Int
  /// All bits of x: hexadecimal digits h₁h₂… and e with |x| = h₁.h₂… × 2^e, h₁ = 1.
  func bits(of x: Number) throws(Failure) -> NumberDigits
  /// The text of x in ``NumberFormat/plain``, if the backend has a faster way than producing the
  /// digits; nil otherwise.
  func plainText(of x: Number) -> FormattedNumber?
  /// The same number in the form with which arithmetic goes on fastest.
  ///
  /// An exact number is what is to be computed; where that is a fraction, it can be replaced by the fraction.
  func settled(_ x: Number) -> Number

  // MARK: - Exceptions and whole programs

  /// Why an operation gave a result that is zero, infinite or NaN; nil when the result is regular.
  ///
  /// It is called only for such results, so it may compute the operation again.
  func exception(
    of operation: Operation, operands: [Number], result: Number
  ) -> ArithmeticException?

  /// Runs `body` and tells whether every operation in it was exact; nil when that is unknown.
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?)

  /// Runs a program and returns its outputs.
  ///
  /// Under `.error` the run stops at the first instruction with finite operands whose result is a
  /// pole, NaN or beyond the exponent range; under `.ieee` these are values. A backend may choose
  /// its own precision for every instruction, or run the program repeatedly with more precision.
  func evaluate(
    _ program: Program, inputs: [Number], special: SpecialPolicy
  ) throws(ProgramError<Failure>) -> [Number]
}

extension NumericBackend {
  /// By default there are no whole numbers of any size.
  public func factors(of x: Number) throws(ComputationFailure) -> WholeFactors<Number> {
    throw .wholeNumbersMissing("primes")
  }
  /// By default there are no whole numbers of any size.
  public func divisors(of x: Number) throws(ComputationFailure) -> [Number] {
    throw .wholeNumbersMissing("divisors")
  }

  /// By default no roots are found.
  public func roots(of coefficients: [Number]) throws(ComputationFailure) -> PolynomialRoots {
    throw .inapplicable("roots of polynomials are not found on this backend")
  }

  /// By default no roots are found.
  public func roots(ofComplex parts: [Number]) throws(ComputationFailure) -> PolynomialRoots {
    throw .inapplicable("roots of polynomials with complex coefficients are found on exact")
  }

  /// By default there are no whole numbers of any size.
  public func polynomialFactors(
    of coefficients: [Number]
  ) throws(ComputationFailure) -> PolynomialFactors {
    throw .wholeNumbersMissing("factors of polynomials")
  }
  /// By default there are no whole numbers of any size.
  public func polynomialDivisor(
    of a: [Number], _ b: [Number]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    throw .wholeNumbersMissing("divisors of polynomials")
  }
  /// By default there is no faster way.
  public func rationalResult(
    of question: MatrixQuestion, _ elements: [Number], columns: Int, right: [Number]
  ) throws(ComputationFailure) -> MatrixAnswer? { nil }

  /// By default each product is computed by itself.
  @inlinable
  public func products(
    of rows: [[Number]], with columns: [[Number]]
  ) throws(Failure) -> [Number] {
    var products: [Number] = []
    products.reserveCapacity(rows.count * columns.count)
    for row in rows {
      for column in columns { products.append(try compute(.dot, row + column)) }
    }
    return products
  }

  /// By default results are rounded.
  @inlinable public var isRounded: Bool { true }

  /// By default there is no faster way.
  public func plainText(of x: Number) -> FormattedNumber? { nil }

  /// By default every form is as fast.
  @inlinable public func settled(_ x: Number) -> Number { x }

  /// Computes a function of one number.
  @inlinable
  public func compute(_ function: UnaryFunction, _ x: Number) throws(Failure) -> Number {
    var result = zero
    try compute(function, x, into: &result)
    return result
  }

  /// Computes a function of two numbers.
  @inlinable
  public func compute(
    _ function: BinaryFunction, _ x: Number, _ y: Number
  ) throws(Failure) -> Number {
    var result = zero
    try compute(function, x, y, into: &result)
    return result
  }

  /// Computes a function of a list.
  @inlinable
  public func compute(_ function: ListFunction, _ x: [Number]) throws(Failure) -> Number {
    var result = zero
    try x.withRegisters { (x) throws(Failure) in try compute(function, x, into: &result) }
    return result
  }

  /// Computes a function of any kind.
  ///
  /// - Precondition: there are as many numbers as the function takes.
  public func compute(_ function: Function, _ x: [Number]) throws(Failure) -> Number {
    switch function {
    case .unary(let function): try compute(function, x[0])
    case .binary(let function): try compute(function, x[0], x[1])
    case .list(let function): try compute(function, x)
    }
  }
}
