import Accuracy
import BigNumbers
import FuzzSupport
import Grammars
import NumericCore

/// Files of FPCore, read and computed at a point, in their formats and exactly.
let fpcore = FuzzTarget("fpcore") { s in
  s.putList(1 + s.choose(2), separator: "\n") { s in
    var grammar = FPCoreGrammar()
    grammar.putCore(&s)
  }
} read: { text, tally in
  let file: FPCoreFile
  do throws(TextError) {
    file = try FPCoreFile(utf8: text)
  } catch {
    require(
      error.span.map { $0.start <= $0.end && $0.end <= text.count } ?? true, "a fault has no place")
    return tally.count(error.kind == .unsupported)
  }
  let limits = ExactLimits(.small)
  for core in file.cores.prefix(4) {
    tally.count(true)
    let sizes = Dictionary(
      core.arguments.flatMap(\.sizeNames).map { ($0, 2) }, uniquingKeysWith: { first, _ in first })
    guard let problem = try? FPCoreProblem(core, [FPCoreContext()], sizes: sizes, limits: limits)
    else { continue }
    let numbers = problem.variables.indices.map { ExactReal(BigRational($0 + 1, over: 7)) }
    let inputs = problem.values(numbers)
    require(inputs.flatMap(\.numbers).count == numbers.count, "a point lost numbers")
    _ = try? core.precondition(inputs, limits: limits)
    let computed = try? core.computed(inputs, limits: limits)
    let again = try? core.computed(inputs, limits: limits)
    if let computed, let again {
      require("\(computed)" == "\(again)", "a core has two values: \(computed) and \(again)")
    }
    _ = try? core.truth(inputs, limits: limits)
    _ = try? core.truth(inputs, of: .specification, limits: limits)
  }
}

/// Cores with numbers, conditions, bindings, loops and arrays.
private struct FPCoreGrammar {
  private var names = ["x", "y"]
  private var hasArray = false
  private static let deepest = 6
  private static let unary = [
    "-", "fabs", "exp", "log", "sqrt", "cbrt", "sin", "cos", "tan", "atan", "tanh", "erf", "floor",
    "ceil", "trunc", "round", "nearbyint", "expm1", "log1p", "exp2", "asin", "sinh", "lgamma",
  ]
  private static let binary = [
    "+", "-", "*", "/", "pow", "hypot", "atan2", "fmod", "fmax", "fmin", "fdim", "copysign",
    "remainder",
  ]

  mutating func putCore(_ s: inout Sentence) {
    s.put("(FPCore ")
    if s.oneIn(3) { s.put("name ") }
    hasArray = s.oneIn(4)
    s.put("(x \(s.oneIn(4) ? "(! :precision binary32 y)" : "y")\(hasArray ? " (A 2 n)" : ""))")
    if s.oneIn(4) { s.put(" :name \"a (core)\"") }
    if s.oneIn(3) { putContext(&s) }
    if s.oneIn(4) {
      s.put(" :pre ")
      putTruth(&s, 3)
    }
    if s.oneIn(4) {
      s.put(" :spec ")
      put(&s, 4)
    }
    s.put(" ")
    put(&s, 0)
    s.put(")")
    if s.oneIn(8) { s.put(" ; a comment\n") }
  }

  private func putContext(_ s: inout Sentence) {
    s.put(" :precision ")
    s.putOne(of: [
      "binary64", "binary32", "binary16", "bfloat16", "binary128", "integer", "real",
      "(float 5 16)",
      "(fixed -4 16)", "(float 8 40)", "(posit 2 16)",
    ])
    if s.oneIn(2) {
      s.put(" :round ")
      s.putOne(of: ["nearestEven", "nearestAway", "toPositive", "toNegative", "toZero"])
    }
  }

  private mutating func put(_ s: inout Sentence, _ depth: Int) {
    if depth > Self.deepest || s.isExhausted { return putAtom(&s) }
    switch s.choose(12) {
    case 0, 1: putAtom(&s)
    case 2, 3: putCall(&s, s.pick(Self.unary), 1, depth)
    case 4, 5, 6: putCall(&s, s.pick(Self.binary), 2, depth)
    case 7:
      s.put("(if ")
      putTruth(&s, depth + 1)
      s.put(" ")
      put(&s, depth + 1)
      s.put(" ")
      put(&s, depth + 1)
      s.put(")")
    case 8: putBinding(&s, depth)
    case 9: putLoop(&s, depth)
    case 10:
      s.put("(!")
      putContext(&s)
      s.put(" ")
      put(&s, depth + 1)
      s.put(")")
    default: putArray(&s, depth)
    }
  }

  private mutating func putCall(_ s: inout Sentence, _ name: String, _ count: Int, _ depth: Int) {
    s.put("(\(name)")
    for _ in 0..<count {
      s.put(" ")
      put(&s, depth + 1)
    }
    s.put(")")
  }

  private mutating func putAtom(_ s: inout Sentence) {
    switch s.choose(5) {
    case 0, 1: s.putOne(of: names)
    case 2 where hasArray: s.put("(ref A \(s.choose(2)) \(s.choose(3)))")
    case 2: s.putOne(of: ["PI", "E", "LN2", "SQRT2", "INFINITY", "1/3", "-1/2", "0x1.8p3", ".5"])
    case 3: s.put("\(s.choose(100))")
    default:
      s.putDigits(1 + s.choose(4))
      s.put(".\(s.choose(100))")
      if s.oneIn(3) { s.put("e-\(s.choose(12))") }
    }
  }

  private mutating func putTruth(_ s: inout Sentence, _ depth: Int) {
    switch depth > Self.deepest ? 0 : s.choose(5) {
    case 3:
      s.put("(\(s.pick(["and", "or"])) ")
      putTruth(&s, depth + 1)
      s.put(" ")
      putTruth(&s, depth + 1)
      s.put(")")
    case 4:
      s.put("(not ")
      putTruth(&s, depth + 1)
      s.put(")")
    default: putCall(&s, s.pick(["<", ">", "<=", ">=", "==", "!="]), 2, depth + 1)
    }
  }

  private mutating func putBinding(_ s: inout Sentence, _ depth: Int) {
    let outer = names
    let name = s.pick(["t", "u", "x"])
    s.put(s.oneIn(2) ? "(let* ([\(name) " : "(let ([\(name) ")
    put(&s, depth + 1)
    s.put("]) ")
    names.append(name)
    put(&s, depth + 1)
    s.put(")")
    names = outer
  }

  private mutating func putLoop(_ s: inout Sentence, _ depth: Int) {
    let outer = names
    if s.oneIn(2) {
      s.put("(while\(s.oneIn(2) ? "*" : "") (< i \(1 + s.choose(4))) ([i 0 (+ i 1)] [a 1 ")
      names += ["i", "a"]
      put(&s, depth + 2)
      s.put("]) ")
    } else {
      s.put("(for ([k \(1 + s.choose(4))]) ([a 0 ")
      names += ["k", "a"]
      put(&s, depth + 2)
      s.put("]) ")
      names.removeAll { $0 == "k" }
    }
    s.putOne(of: ["a", "(+ a 1)", "(* a x)"])
    s.put(")")
    names = outer
  }

  private mutating func putArray(_ s: inout Sentence, _ depth: Int) {
    s.put("(ref (")
    if s.oneIn(2) {
      s.put("array ")
      put(&s, depth + 2)
      s.put(" ")
      put(&s, depth + 2)
    } else {
      s.put("tensor ([k 2]) ")
      names.append("k")
      put(&s, depth + 2)
      names.removeLast()
    }
    s.put(") \(s.choose(2)))")
  }
}
