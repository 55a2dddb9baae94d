import NumericCore

@testable import BigNumbers

/// Evaluates the terms of forms, including opaque atoms, with values assigned to the unknowns.
struct SymbolicNumbers {
  let backend: BigFloatBackend
  let unknowns: [UInt64: BigFloat]

  /// The value, and the magnitude of the largest term, which bounds rounding errors.
  func value(of form: SymbolicForm) throws -> (value: BigFloat, scale: BigFloat) {
    var (sum, scale) = (backend.zero, backend.zero)
    for term in form.terms {
      var product = number(term.coefficient)
      for factor in term.monomial.factors {
        product = try backend.multiply(product, power(factor.atom, factor.exponent))
      }
      sum = try backend.add(sum, product)
      scale = max(scale, try backend.magnitude(product))
    }
    return (sum, scale)
  }

  func number(_ value: BigRational) -> BigFloat { BigFloat(value, precision: backend.precision) }

  /// The real q-th root to the power p, for an exponent p/q.
  private func power(_ atom: SymbolicAtom, _ exponent: BigRational) throws -> BigFloat {
    if case .node(let node) = atom, node.head == .exponential {
      let product = try backend.multiply(value(of: node.operands[0]).value, number(exponent))
      let power = try backend.exp(product)
      // A quotient of such powers may be moderate, but it cannot be computed here.
      if power.isInfinite { throw LimitExceeded(limit: .range, allowed: .max) }
      return power
    }
    let base = try value(of: atom)
    if exponent.isInteger || !base.isNegative { return try backend.pow(base, number(exponent)) }
    let root = try backend.root(base, number(BigRational(exponent.denominator)))
    return try backend.pow(root, number(BigRational(exponent.numerator)))
  }

  private func value(of atom: SymbolicAtom) throws -> BigFloat {
    switch atom {
    case .base(let base): return number(base)
    case .pi: return try backend.constant(.pi)
    case .logarithm(let base): return try backend.log(number(base))
    case .constant(let constant): return try backend.constant(constant)
    case .sinPi(let q):
      return try backend.sin(backend.multiply(number(q), backend.constant(.pi)))
    case .argument(let z): return try backend.atan2(y: number(z.imaginary), x: number(z.real))
    case .unknown(let id): return unknowns[id] ?? backend.zero
    case .node(let node):
      let operands = try node.operands.map { try value(of: $0).value }
      switch node.head {
      case .exponential: return try backend.exp(operands[0])
      case .quantity: return operands[0]
      case .unary(let operation): return try backend.compute(operation, operands[0])
      case .binary(let operation):
        return try backend.compute(operation, operands[0], operands[1])
      }
    }
  }
}
