import Algebra
import NumericCore

// Steps of algorithms for matrices whose values are complex numbers.
extension Compiler {
  /// An operation with two values of which one is complex.
  mutating func complexStep(
    _ function: BinaryFunction, _ x: Scalar, _ y: Scalar, uses: Int32
  ) throws(CalculatorError) -> Scalar {
    let symbol: InfixOperator =
      switch function {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      default: .divide
      }
    return try scalar(try combined(symbol, x, y, uses: uses))
  }

  /// A sign or a root of a complex value.
  mutating func complexStep(
    _ function: UnaryFunction, _ x: Scalar, uses: Int32
  ) throws(CalculatorError) -> Scalar {
    guard let result = try value(function, try complex(x), uses: uses) else {
      preconditionFailure("complex numbers have opposites and roots")
    }
    return .complex(result)
  }

  /// The conjugate; a real value is its own.
  mutating func conjugate(_ x: Scalar, uses: Int32) throws(CalculatorError) -> Scalar {
    switch x {
    case .real(let register):
      hold(.number(register), uses - 1)
      return x
    case .complex(let z):
      hold(.number(z.re), uses - 1)
      return .complex(
        ComplexRegisters(re: z.re, im: try emit(.unary(.negate), z.im, uses: uses)))
    }
  }

  /// x₁y₁ + … + xₙyₙ, of which each part is one sum of products.
  ///
  /// The components of the left vector stand before those of the right one.
  mutating func complexDot(
    _ components: [Scalar], uses: Int32
  ) throws(CalculatorError) -> Scalar {
    let pairs = zip(
      components.prefix(components.count / 2), components.suffix(components.count / 2))
    var re: (left: [UInt32], right: [UInt32]) = ([], [])
    var im: (left: [UInt32], right: [UInt32]) = ([], [])
    for (x, y) in pairs {
      switch (x, y) {
      case (.real(let a), .real(let b)):
        re.left.append(a)
        re.right.append(b)
      case (.real(let a), .complex(let z)), (.complex(let z), .real(let a)):
        hold(.number(a), 1)
        re.left.append(a)
        re.right.append(z.re)
        im.left.append(a)
        im.right.append(z.im)
      case (.complex(let z), .complex(let w)):
        for shape in [z.shape, w.shape] { hold(shape, 1) }
        re.left += [z.re, try emit(.unary(.negate), z.im, uses: 1)]
        re.right += [w.re, w.im]
        im.left += [z.re, z.im]
        im.right += [w.im, w.re]
      }
    }
    return .complex(
      ComplexRegisters(
        re: try emit(.list(.dot), list: re.left + re.right, uses: uses),
        im: try emit(.list(.dot), list: im.left + im.right, uses: uses)))
  }

  /// The parts of values that stand there twice, in both halves of a sum of products.
  func squares(_ operands: [Int], _ values: [Scalar]) -> [UInt32] {
    operands.flatMap { values[$0].parts }
  }

  /// A number without a unit.
  private func scalar(_ shape: Shape) throws(CalculatorError) -> Scalar {
    if let z = shape.complexParts { return .complex(z) }
    return .real(shape.registers[0])
  }
}
