import FuzzSupport
import Grammars
import NumericCore
import Scientific

@testable import BigNumbers

/// A function, a precision, a direction and operands: `hypot 53 up 0.1 7`.
struct FunctionCall {
  let function: Function
  let bits: Int
  let rounding: Rounding
  let operands: [ExactLiteral]

  /// Every function of real numbers, by name.
  static let functions: [(name: String, function: Function)] = Function.allCases.compactMap {
    function in
    if case .list(let list) = function,
      list.isFinancial || list.isPolynomialRoot || list == .matrixExponential
    {
      return nil
    }
    // A function of several steps rounds each of them.
    if Catalogue.accuracy(of: function) == .eachStep { return nil }
    return (try? function.checkForRealNumbers()) == nil ? nil : (function.caseName, function)
  }

  static let byName = Dictionary(functions.map { ($0.name, $0.function) }) { first, _ in first }

  /// The number of operands.
  static func count(of function: Function) -> Int {
    switch function {
    case .unary: 1
    case .binary: 2
    case .list(let list): [4, 1, 2, 3].first { list.takes(count: $0) } ?? 0
    }
  }

  /// Whether operands are small enough for every function.
  var isModerate: Bool { operands.allSatisfy { $0.exponent.magnitude < 80 } }

  /// Reads a line; nil where it is no call.
  init?(_ line: [UInt8]) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count > 3, let function = Self.byName[words[0]], let bits = Int(words[1]),
      (1...400).contains(bits), let rounding = Rounding(rawValue: words[2])
    else { return nil }
    operands = words.dropFirst(3).compactMap { try? ExactLiteral($0) }
    guard operands.count == Self.count(of: function), words.count == operands.count + 3,
      operands.allSatisfy({ $0.kind == .finite })
    else { return nil }
    (self.function, self.bits, self.rounding) = (function, bits, rounding)
  }
}

extension Sentence {
  /// Appends a call of a function at numbers of moderate size.
  mutating func putFunctionCall() {
    let (name, function) = pick(FunctionCall.functions)
    put("\(name) \(pick([53, 24, 64, 100, 113, 2 + choose(250)])) ")
    putOne(of: Rounding.allCases.map(\.rawValue))
    for _ in 0..<FunctionCall.count(of: function) {
      put(oneIn(3) ? " -" : " ")
      putOperand()
    }
  }

  private mutating func putOperand() {
    switch choose(7) {
    case 0: put("\(choose(30))")
    case 1: put("\(choose(10)).\(choose(10))")
    case 2: put("0x\(1 + choose(255))p\(choose(60) - 40)")
    case 3: put("\(choose(40)).5")
    case 4: put("0.\(choose(65_536))")
    case 5:
      // Near a whole number.
      put("\(choose(12)).000000000\(1 + choose(9))e0")
    default: put("0x\(String(1 + word() % (1 << 40), radix: 16))p\(choose(80) - 60)")
    }
  }
}
