/// The functions and constants of `math.h`, `float.h` and `stdlib.h` that expressions may use.
enum CFunctions {
  /// The functions of FPCore with C's names, and the number of their arguments.
  private static let arities: [String: Int] = {
    var arities: [String: Int] = ["rint": 1, "exp10": 1]
    for operation in FPCoreOperation.allCases where operation.rawValue.utf8.count > 1 {
      arities[operation.rawValue] = operation.arity.lowerBound
    }
    return arities
  }()

  struct Function {
    /// The name in FPCore.
    let name: String
    let arity: Int
    /// The type of the arguments and the result; nil for that of the arguments.
    let type: CType?
  }

  /// The function of a name: with the suffix `f` or `l` in that type, behind `std::` in the type of its arguments.
  static func function(_ name: String) -> Function? {
    if name.hasPrefix("std::") {
      return arities[String(name.dropFirst(5))].map {
        Function(name: String(name.dropFirst(5)), arity: $0, type: nil)
      }
    }
    if let arity = arities[name] { return Function(name: name, arity: arity, type: .double) }
    let stem = String(name.dropLast())
    guard let arity = arities[stem], let suffix = name.last, "fl".contains(suffix) else {
      return nil
    }
    return Function(name: stem, arity: arity, type: suffix == "f" ? .float : .longDouble)
  }

  static let tests = Set(FPCoreTest.allCases.map(\.rawValue))

  /// The names for a suggestion.
  static var names: [String] {
    Array(arities.keys) + arities.keys.map { $0 + "f" } + tests + constants.keys
  }

  /// The constants by their names: FPCore's spelling and the type.
  ///
  /// M_PI and its like are the numbers that they stand for; the format rounds them as C's literals do.
  static func constant(_ name: String) -> (text: String, type: CType)? {
    if let found = constants[name] { return (found, name.hasPrefix("FLT") ? .float : .double) }
    for (suffix, type) in [("f", CType.float), ("l", .longDouble)] where name.hasSuffix(suffix) {
      if let found = constants[String(name.dropLast())], name.hasPrefix("M_") {
        return (found, type)
      }
    }
    return nil
  }

  private static let constants: [String: String] = [
    "M_E": "E", "M_LOG2E": "LOG2E", "M_LOG10E": "LOG10E", "M_LN2": "LN2", "M_LN10": "LN10",
    "M_PI": "PI", "M_PI_2": "PI_2", "M_PI_4": "PI_4", "M_1_PI": "M_1_PI", "M_2_PI": "M_2_PI",
    "M_2_SQRTPI": "M_2_SQRTPI", "M_SQRT2": "SQRT2", "M_SQRT1_2": "SQRT1_2",
    "INFINITY": "INFINITY", "HUGE_VAL": "INFINITY", "NAN": "NAN", "DBL_EPSILON": "0x1p-52",
    "DBL_MIN": "0x1p-1022", "DBL_MAX": "0x1.fffffffffffffp1023", "FLT_EPSILON": "0x1p-23",
    "FLT_MIN": "0x1p-126", "FLT_MAX": "0x1.fffffep127",
  ]
}
