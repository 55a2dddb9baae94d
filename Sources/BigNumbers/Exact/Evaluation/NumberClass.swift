import NumericCore
import RealModule

/// What is known of a real number without computing it.
///
/// Rational results are written in another way than others, so that every result is asked whether it is rational. The
/// classes answer for most results in a fraction of the time that a symbolic form takes.
enum NumberClass: Sendable {
  case unknown
  /// A rational number, a rational number that is not 0, and one that is neither 0 nor 1.
  case rational, nonzeroRational, generalRational
  /// An irrational number of which no more is known.
  case irrational
  case algebraicIrrational
  case transcendental

  /// Whether the number is proven to be irrational.
  var isIrrational: Bool {
    switch self {
    case .irrational, .algebraicIrrational, .transcendental: true
    case .unknown, .rational, .nonzeroRational, .generalRational: false
    }
  }

  private var isRational: Bool {
    switch self {
    case .rational, .nonzeroRational, .generalRational: true
    case .unknown, .irrational, .algebraicIrrational, .transcendental: false
    }
  }

  private var isAlgebraic: Bool { isRational || self == .algebraicIrrational }

  /// Whether the number is proven to be algebraic and another number than 0 or than 1.
  private func isAlgebraic(otherThan number: Int) -> Bool {
    switch self {
    case .algebraicIrrational, .generalRational: true
    case .nonzeroRational: number == 0
    case .unknown, .rational, .irrational, .transcendental: false
    }
  }

  private var isNonzero: Bool {
    switch self {
    case .unknown, .rational: false
    case .nonzeroRational, .generalRational: true
    case .irrational, .algebraicIrrational, .transcendental: true
    }
  }

  // MARK: - Of what there is

  init(_ constant: Constant) {
    switch constant {
    // Lindemann 1882, Hermite 1873.
    case .pi, .tau, .e, .ln2: self = .transcendental
    case .phi: self = .algebraicIrrational
    // Apéry 1979.
    case .apery: self = .irrational
    case .eulerGamma, .catalan: self = .unknown
    }
  }

  init(_ literal: ExactLiteral) {
    guard literal.kind == .finite else {
      self = .unknown
      return
    }
    guard case .word(let word) = literal.coefficient else {
      self = .nonzeroRational
      return
    }
    if word == 0 {
      self = .rational
    } else if literal.exponent == 0 {
      self = word == 1 && !literal.isNegative ? .nonzeroRational : .generalRational
    } else {
      // A power of 10 behind the point may make 1 of a coefficient; one that is odd and not 1 is none.
      self = word & 1 == 1 && word > 1 ? .generalRational : .nonzeroRational
    }
  }

  init(_ value: BigRational) {
    self = value.isZero ? .rational : value == 1 ? .nonzeroRational : .generalRational
  }

  // MARK: - Of a function

  /// The class of a function of one number where the function is defined.
  init(_ rule: AlgebraicRule, _ x: NumberClass) {
    switch rule {
    case .negation: self = x.isRational ? (x.isNonzero ? .nonzeroRational : .rational) : x
    case .square:
      self = x.isRational || x == .transcendental ? NumberClass(.negation, x) : .unknown
    case .root: self = x == .transcendental ? x : .unknown
    case .transcendental(let exception):
      self = x.isAlgebraic(otherThan: exception) ? .transcendental : .unknown
    case .none, .sum, .product, .quotient, .length, .power, .rootOfIndex, .choice: self = .unknown
    }
  }

  /// The class of a function of two numbers where the function is defined.
  init(_ rule: AlgebraicRule, _ x: NumberClass, _ y: NumberClass) {
    switch rule {
    case .sum: self = x.isRational && y.isRational ? .rational : Self.united(x, y)
    case .product, .quotient:
      if x.isRational, y.isRational {
        self = x.isNonzero && y.isNonzero ? .nonzeroRational : .rational
      } else {
        self = x.isNonzero && y.isNonzero ? Self.united(x, y) : .unknown
      }
    case .power: self = x == .transcendental && y.isRational && y.isNonzero ? x : .unknown
    case .none, .negation, .square, .root, .length, .rootOfIndex, .choice, .transcendental:
      self = .unknown
    }
  }

  /// The class of a sum, and of a product or quotient of numbers that are not 0, of which at least one is not rational: the
  /// algebraic numbers and the rational ones are fields.
  private static func united(_ x: NumberClass, _ y: NumberClass) -> NumberClass {
    if x.isRational { return y }
    if y.isRational { return x }
    if x == .transcendental, y.isAlgebraic { return x }
    return y == .transcendental && x.isAlgebraic ? y : .unknown
  }
}

extension Tape {
  /// Classes beyond this many steps are not looked for.
  private static let mostClasses = 1 << 16

  /// Whether a step is irrational, as far as classes of numbers tell; false proves nothing.
  func isIrrational(_ root: Int) -> Bool {
    guard root < Self.mostClasses else { return false }
    return withUnsafeTemporaryAllocation(of: NumberClass.self, capacity: root + 1) { classes in
      for step in 0...root { classes[step] = numberClass(of: step, classes) }
      return classes[root].isIrrational
    }
  }

  private func numberClass(
    of step: Int, _ classes: UnsafeMutableBufferPointer<NumberClass>
  ) -> NumberClass {
    switch self[step] {
    case .value(let value): return NumberClass(value)
    case .literal(let literal): return NumberClass(literal)
    case .constant(let constant): return NumberClass(constant)
    case .unary(let function):
      let operand = operand(0, of: step)
      if case .root(let index) = function.page.algebra, let whole = self[operand].wholeNumber,
        whole > 1
      {
        return whole.isPower(abs(index)) ? .generalRational : .algebraicIrrational
      }
      return NumberClass(function.page.algebra, classes[operand])
    case .binary(let function):
      return NumberClass(
        function.page.algebra, classes[operand(0, of: step)], classes[operand(1, of: step)])
    case .input, .enclosed, .list, .part: return .unknown
    }
  }
}

extension Int {
  /// Whether a number greater than 1 is the n-th power of a whole number, for small n.
  fileprivate func isPower(_ n: Int) -> Bool {
    // The root of a number below 2⁶³ is below 2³², where a double is far closer than 1 to it.
    let near = Int(Double.root(Double(self), n).rounded())
    return (near - 1...near + 1).contains { base in
      var (power, overflow) = (1, false)
      for _ in 0..<n where !overflow {
        (power, overflow) = power.multipliedReportingOverflow(by: base)
      }
      return !overflow && power == self
    }
  }
}
