// The one place that connects an operation's case to the backend's requirement. Arithmetic writes
// into the register; the rest allocates, which costs little beside the function itself.
extension NumericBackend {
  /// Computes a function of one number.
  @inlinable
  public func apply(
    _ operation: UnaryOperation, _ x: Number, into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .negate: result = try negate(x)
    case .magnitude: result = try magnitude(x)
    case .sign: result = try sign(x)
    case .floor: result = try floor(x)
    case .ceil: result = try ceil(x)
    case .trunc: result = try trunc(x)
    case .round: result = try round(x)
    case .roundEven: result = try roundEven(x)
    case .fraction: result = try fraction(x)
    case .sqrt: result = try sqrt(x)
    case .cbrt: result = try cbrt(x)
    case .exp: result = try exp(x)
    case .exp2: result = try exp2(x)
    case .exp10: result = try exp10(x)
    case .expMinusOne: result = try expMinusOne(x)
    case .log: result = try log(x)
    case .log2: result = try log2(x)
    case .log10: result = try log10(x)
    case .logOnePlus: result = try log(onePlus: x)
    case .sin: result = try sin(x)
    case .cos: result = try cos(x)
    case .tan: result = try tan(x)
    case .asin: result = try asin(x)
    case .acos: result = try acos(x)
    case .atan: result = try atan(x)
    case .sinh: result = try sinh(x)
    case .cosh: result = try cosh(x)
    case .tanh: result = try tanh(x)
    case .asinh: result = try asinh(x)
    case .acosh: result = try acosh(x)
    case .atanh: result = try atanh(x)
    case .gamma: result = try gamma(x)
    case .logGamma: result = try logGamma(x)
    case .factorial: result = try factorial(x)
    }
  }

  /// Computes a function of two numbers.
  @inlinable
  public func apply(
    _ operation: BinaryOperation, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .add: try add(x, y, into: &result)
    case .subtract: try subtract(x, y, into: &result)
    case .multiply: try multiply(x, y, into: &result)
    case .divide: try divide(x, y, into: &result)
    case .modulo: result = try modulo(x, y)
    case .pow: result = try pow(x, y)
    case .root: result = try root(x, y)
    case .hypot: result = try hypot(x, y)
    case .atan2: result = try atan2(y: x, x: y)
    case .logBase: result = try log(x, base: y)
    case .sinUnits: result = try sin(x, unitsPerTurn: y)
    case .cosUnits: result = try cos(x, unitsPerTurn: y)
    case .tanUnits: result = try tan(x, unitsPerTurn: y)
    case .asinUnits: result = try asin(x, unitsPerTurn: y)
    case .acosUnits: result = try acos(x, unitsPerTurn: y)
    case .atanUnits: result = try atan(x, unitsPerTurn: y)
    }
  }

  /// Computes a function of three numbers.
  @inlinable
  public func apply(
    _ operation: TernaryOperation, _ x: Number, _ y: Number, _ z: Number,
    into result: inout Number
  ) throws(Failure) {
    switch operation {
    case .atan2Units: result = try atan2(y: x, x: y, unitsPerTurn: z)
    }
  }

  /// Computes a function of a list that is not empty.
  @inlinable
  public func apply(
    _ reduction: Reduction, _ terms: [Number], into result: inout Number
  ) throws(Failure) {
    switch reduction {
    case .sum: result = try sum(terms)
    case .minimum:
      result = terms[0]
      for term in terms.dropFirst() { result = try minimum(result, term) }
    case .maximum:
      result = terms[0]
      for term in terms.dropFirst() { result = try maximum(result, term) }
    }
  }
}
