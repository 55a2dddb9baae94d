import BigNumbers
import NumericCore

/// The work that a request repeats.
///
/// The peers have the same work under the same names.
enum Work {
  /// Computes a number at its precision.
  case number((inout BigFloat) throws -> Void)
  /// Computes the decimal digits of a number.
  case text(() throws -> String)

  /// The work of a request; nil if there is none with this name and these arguments.
  init?(_ request: Request) throws {
    let precision = request.precision
    if request.operation == "read" {
      guard let text = request.arguments.first else { return nil }
      self = .number { $0 = try BigFloat(text, precision: precision) }
    } else if let constant = Self.constants[request.operation] {
      self = .number { $0 = .constant(constant, precision: precision) }
    } else if request.operation == "formula" {
      self = .number { $0 = Self.formula(precision) }
    } else if request.operation == "write" {
      guard request.arguments.count == 2, let digits = Int(request.arguments[1]) else { return nil }
      let x = try BigFloat(request.arguments[0], precision: precision)
      self = .text { try x.text(as: .scientific(digits)) }
    } else {
      self.init(request.operation, on: try request.numbers(), precision)
    }
  }

  private init?(_ operation: String, on x: [BigFloat], _ precision: Precision) {
    guard let first = x.first else { return nil }
    if let function = Self.functions[operation] {
      self = .number { BigFloat.compute(function, first, into: &$0) }
      return
    }
    if operation == "sqrt" {
      self = .number { BigFloat.squareRoot(first, into: &$0) }
      return
    }
    guard let second = x.dropFirst().first else { return nil }
    switch operation {
    case "mul": self = .number { BigFloat.multiply(first, second, into: &$0) }
    case "div": self = .number { BigFloat.divide(first, second, into: &$0) }
    case "dot": self = .number { $0 = Kernels.dot(x, precision) }
    case "horner": self = .number { $0 = Kernels.horner(x, precision) }
    case "logistic":
      self = .number { $0 = Kernels.logisticMap(rate: first, from: second, precision) }
    case "matrix":
      guard x.count == 2 * Kernels.size * Kernels.size else { return nil }
      self = .number { $0 = Kernels.matrixProduct(x, precision) }
    default: return nil
    }
  }

  private static let constants: [String: Constant] = [
    "pi": .pi, "e": .e, "ln2": .ln2, "euler": .eulerGamma,
  ]

  private static let functions: [String: UnaryFunction] = [
    "exp": .exp, "log": .log, "sin": .sin, "atan": .atan, "gamma": .gamma, "zeta": .zeta,
    "erf": .erf,
  ]

  /// e^(π√163), each operation rounded.
  private static func formula(_ precision: Precision) -> BigFloat {
    .exp(.constant(.pi, precision: precision) * .sqrt(BigFloat(163, precision: precision)))
  }
}
