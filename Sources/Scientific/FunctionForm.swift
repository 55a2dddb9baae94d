public import NumericCore

/// The functions of lists whose value is another list, or depends on the number of elements alone.
public enum VectorFunction: Hashable, Sendable {
  case length, reverse, cumulativeSum, crossProduct, norm
  /// Of elements in an order: which elements come first depends on the numbers.
  case sort, unique, quantile
  /// Of the pairs in two lists.
  case covariance, correlation
  /// The pairs of two lists as the rows of a matrix.
  case pair
  /// Functions whose first argument is a function: the parser makes lists of terms of them.
  case map, filter
}

/// The functions of matrices.
public enum MatrixFunction: Hashable, Sendable {
  case transpose, adjoint, trace, determinant, inverse, rank, solution, identity
  /// P·L·U and Q·R: lists of matrices.
  case triangularFactors, orthogonalFactors
  case exponential, leastSquares, nullSpace, cholesky, eigenvalues, eigenvectors, singularValues,
    condition
  /// The coefficients of the polynomial of a degree that fits points best.
  case polynomialFit
}

/// The functions of polynomials.
public enum PolynomialFunction: Hashable, Sendable {
  /// The polynomial of given coefficients.
  case coefficients
  /// The polynomial that an expression is.
  case expansion
  case roots, resultant, interpolation
  /// det(x − m) of a matrix.
  case characteristic

  /// Whether its arguments are expressions in an unknown.
  public var takesExpressions: Bool {
    switch self {
    case .expansion, .roots, .resultant: true
    case .coefficients, .interpolation, .characteristic: false
    }
  }
}

/// How a function of the catalogue is compiled to operations.
public enum FunctionForm: Hashable, Sendable {
  /// A prefix operator.
  case prefix(UnaryFunction)
  /// An infix operator.
  case infix(BinaryFunction)
  /// A function of one number.
  case unary(UnaryFunction)
  /// A function of two numbers.
  case binary(BinaryFunction)
  /// A function of a list, with as many numbers as there are parameters.
  case list(ListFunction)
  /// A function whose second argument is optional.
  case unaryOrBinary(UnaryFunction, BinaryFunction)
  /// A function of one number with several branches.
  ///
  /// The second argument is the number of the branch and must be an integer literal; without it the
  /// branch is 0.
  case branches([Int: UnaryFunction])
  /// A rounding to a whole number, or to a number of digits behind the point.
  ///
  /// The second argument is that number of digits.
  case places(UnaryFunction)
  /// Several functions of the same arguments, as a list.
  case several([Function])
  /// A function of an angle: in radians, or in a unit of which a given number makes a full turn.
  case circular(UnaryFunction, units: BinaryFunction)
  /// The reciprocal of a function of an angle; in other units than radians it is computed by a
  /// division.
  case reciprocalCircular(UnaryFunction, units: BinaryFunction)
  /// A function of a number whose result is an angle.
  case inverseCircular(UnaryFunction, units: BinaryFunction)
  /// A function of two numbers whose result is an angle.
  case inverseCircular2(BinaryFunction, units: ListFunction)
  /// A circular function of half turns, whatever the angle mode.
  case halfTurns(BinaryFunction)
  /// A circular function of half turns with two arguments.
  case halfTurns2(ListFunction)
  /// A function of a list or of any number of arguments.
  case reduction(ListFunction)
  /// A function of two numbers that is applied from left to right to a list or to any number of
  /// arguments.
  case fold(BinaryFunction)
  /// The product of a list or of any number of arguments, in which their units are multiplied, too.
  case product
  /// A function of the pairs in two lists of the same length, such as their dot product.
  case pairs(ListFunction)
  /// A function of whole lists.
  case vector(VectorFunction)
  /// A function of matrices, or of a size that makes one.
  case matrix(MatrixFunction)
  /// A function of polynomials, or one that makes one.
  case polynomial(PolynomialFunction)
  /// A function of numbers that is 1 where something holds and 0 where it does not; it gives a truth value.
  case predicate(ListFunction)
  /// A function of complex numbers, which has real values at all or some real numbers.
  case continued(ComplexFunction)
  /// A function of one number that is continued to one of two complex numbers by a second argument.
  case unaryOrContinued(UnaryFunction, ComplexFunction)
  /// A complex number taken apart or put together.
  case parts(ComplexParts)
  /// The primes of a whole number, as a product.
  case factors
  /// The divisors of a whole number, as a list.
  case divisors
  /// A function of numbers and, if the row has a list parameter, of its elements after them.
  case numbers(ListFunction)
  /// An expression of the parameters, in the language itself.
  case formula(String)

  /// The functions to which it can compile.
  public var functions: [Function] {
    switch self {
    case .unary(let function), .prefix(let function), .places(let function): [.unary(function)]
    case .binary(let function), .infix(let function), .fold(let function), .halfTurns(let function):
      [.binary(function)]
    case .list(let function), .halfTurns2(let function), .reduction(let function),
      .numbers(let function), .pairs(let function), .predicate(let function):
      [.list(function)]
    case .unaryOrBinary(let one, let two): [.unary(one), .binary(two)]
    case .unaryOrContinued(let one, _): [.unary(one)]
    case .branches(let branches): branches.values.map(Function.unary)
    case .several(let functions): functions
    case .circular(let plain, let units), .inverseCircular(let plain, let units),
      .reciprocalCircular(let plain, let units):
      [.unary(plain), .binary(units)]
    case .inverseCircular2(let plain, let units): [.binary(plain), .list(units)]
    case .formula, .factors, .divisors, .product, .parts, .continued, .vector, .matrix, .polynomial:
      []
    }
  }

  /// The formula, if there is one.
  public var formula: String? {
    if case .formula(let text) = self { text } else { nil }
  }
}
