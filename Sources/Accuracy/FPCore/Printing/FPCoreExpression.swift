public import Arithmetic
import BigNumbers
public import NumericCore
import Scientific

/// An expression of the calculator, written in FPCore.
///
/// An expression that is used several times or nested deeply becomes a variable of `let*`.
public struct FPCoreExpression: Sendable {
  /// The expression, on one line.
  public let text: String

  /// Writes an expression in FPCore; its inputs have these names.
  ///
  /// - Throws: which operation FPCore has neither by itself nor by a short definition, or that the
  ///   expression is a text.
  public init(
    _ compiled: CompiledExpression, inputs: [String]
  ) throws(TextError) {
    var writer = FPCoreWriter(compiled, inputs: inputs)
    text = try writer.write(compiled.shape)
  }
}

private struct FPCoreWriter {
  /// The text of an operand and its nesting depth.
  private struct Piece {
    var text: String
    var depth = 0
    var isAtom: Bool { depth == 0 }
  }

  private let graph: StepGraph
  private let spans: [SourceSpan]
  private let inputs: [String]
  private var bindings: [(name: String, text: String)] = []
  private var pieces: [Piece] = []
  private var takenNames: Set<String>

  /// The nesting depth above which an operand becomes a variable.
  private static let deepestNesting = 40

  init(_ compiled: CompiledExpression, inputs: [String]) {
    let (program, origins) = compiled.program.composingParts()
    graph = StepGraph(program)
    spans = origins.map { compiled.spans[$0] }
    self.inputs = inputs
    takenNames = Set(inputs)
  }

  mutating func write(_ shape: Shape) throws(TextError) -> String {
    if shape.isComplex {
      throw TextError(.unsupported, "FPCore has no complex numbers", spans.last)
    }
    let uses = useCounts()
    for index in graph.steps.indices {
      var piece = Piece(text: "0")
      if uses[index] > 0 { piece = try self.piece(of: index) }
      if !piece.isAtom, uses[index] > 1 || piece.depth > Self.deepestNesting {
        piece = Piece(text: bound(piece.text))
      }
      pieces.append(piece)
    }
    let results = graph.outputs.map { text(of: $0).text }
    var body: String
    switch shape {
    // FPCore has no units; a quantity in several units becomes its total.
    case .number, .quantity, .mixed: body = results[0]
    case .factors, .divisors:
      throw TextError(.unsupported, "FPCore has no primes and no divisors", spans.last)
    case .list, .quantities: body = "(\((["array"] + results).joined(separator: " ")))"
    case .matrix(_, let columns): body = matrix(results, columns: columns)
    case .matrices(_, let sizes):
      guard Set(sizes.sizes).count <= 1, !sizes.sizes.contains(where: \.isComplex) else {
        throw TextError(
          .unsupported,
          "an array of FPCore has no matrices of different sizes: choose one, as in lu(m)[2]",
          spans.last)
      }
      let matrices = sizes.parts(of: results).map { matrix($0.elements, columns: $0.size.columns) }
      body = "(array \(matrices.joined(separator: " ")))"
    case .truth(let relation, _, _): body = "(\(relation.rawValue) \(results[0]) \(results[1]))"
    case .condition(let condition): body = try connected(condition, results)
    case .complexes, .complexMatrix:
      throw TextError(.unsupported, "FPCore has no complex numbers", spans.last)
    case .polynomial, .factored:
      throw TextError(.unsupported, "FPCore has no polynomials", spans.last)
    case .complex, .polar, .duration, .date, .dates, .text:
      throw TextError(.form, "this has no value")
    }
    if !bindings.isEmpty {
      let list = bindings.map { "[\($0.name) \($0.text)]" }.joined(separator: " ")
      body = "(let* (\(list)) \(body))"
    }
    return body
  }

  /// A matrix as an array of its rows.
  private func matrix(_ elements: [String], columns: Int) -> String {
    let rows = stride(from: 0, to: elements.count, by: columns).map {
      "(array \(elements[$0..<($0 + columns)].joined(separator: " ")))"
    }
    return "(array \(rows.joined(separator: " ")))"
  }

  /// A combination of comparisons, whose sides are given in order.
  private func connected(
    _ condition: Condition, _ sides: [String]
  ) throws(TextError) -> String {
    var stack: [String] = []
    var next = 0
    for step in condition.steps {
      switch step {
      case .constant(.undecided): throw TextError(.form, "this has no value")
      case .constant(let truth): stack.append(truth == .true ? "TRUE" : "FALSE")
      case .compare(let relation):
        stack.append("(\(relation.rawValue) \(sides[next]) \(sides[next + 1]))")
        next += 2
      case .not: stack.append("(not \(stack.removeLast()))")
      case .and, .or:
        let right = stack.removeLast()
        stack.append("(\(step == .and ? "and" : "or") \(stack.removeLast()) \(right))")
      }
    }
    return stack[0]
  }

  private mutating func unusedName() -> String {
    var number = bindings.count + 1
    while takenNames.contains("t\(number)") { number += 1 }
    takenNames.insert("t\(number)")
    return "t\(number)"
  }

  /// How often the text of each step will be used; a definition may use an operand twice.
  private func useCounts() -> [Int] {
    var counts = Array(repeating: 0, count: graph.steps.count)
    for case .step(let index) in graph.outputs { counts[index] += 1 }
    for index in graph.steps.indices.reversed() where counts[index] > 0 {
      let step = graph.steps[index]
      let template = FPCoreTemplate.text(for: step.operation)
      for (place, operand) in step.operands.enumerated() {
        guard case .step(let operand) = operand else { continue }
        let written = template.map { Self.count(Self.marks[min(place, 3)], in: $0) } ?? 1
        counts[operand] += max(1, written)
      }
    }
    return counts
  }

  private static let marks = ["|a|", "|b|", "|c|", "|d|"]

  private static func count(_ mark: String, in template: String) -> Int {
    template.split(separator: "|", omittingEmptySubsequences: false)
      .count { "|\($0)|" == mark }
  }

  private func text(of source: StepGraph.Source) -> Piece {
    switch source {
    case .input(let index): Piece(text: inputs[index])
    case .step(let index): pieces[index]
    }
  }

  private mutating func piece(of index: Int) throws(TextError) -> Piece {
    let step = graph.steps[index]
    let operands = step.operands.map { text(of: $0) }
    let depth = (operands.map(\.depth).max() ?? 0) + 1
    if let literal = step.literal { return Piece(text: FPCoreNumber(literal).expression) }
    if let rescaling = step.rescaling {
      return Piece(text: rescaling.expression(of: operands[0].text), depth: depth)
    }
    if case .function(.list(let function)) = step.operation,
      let nested = listText(function, operands.map(\.text))
    {
      return Piece(text: nested, depth: depth + min(operands.count, Self.deepestNesting))
    }
    guard let template = FPCoreTemplate.text(for: step.operation) else {
      throw TextError(
        .unsupported,
        "FPCore has no '\(step.operation.name)', and no short definition of it", spans[index])
    }
    let parts = template.split(separator: "|", omittingEmptySubsequences: false).enumerated()
    let filled = parts.map { place, part in
      // Every second part is the name of an operand.
      guard place % 2 == 1, let operand = Self.marks.firstIndex(of: "|\(part)|") else {
        return String(part)
      }
      return operands[operand].text
    }.joined()
    return Piece(text: filled, depth: template.first == "(" ? depth + 2 : 0)
  }

  /// Functions of lists as nested operations of two operands, as the standard has no others.
  private mutating func listText(_ function: ListFunction, _ x: [String]) -> String? {
    switch (Function.list(function).fpcore, function) {
    case (.folded(let name), _): return folded("\(name)", x)
    case (.composed, .mean): return "(/ \(folded("+", x)) \(x.count))"
    case (.composed, .dot):
      let half = x.count / 2
      return folded("+", (0..<half).map { "(* \(x[$0]) \(x[half + $0]))" })
    default: return nil
    }
  }

  /// An operation from left to right; what many terms give so far becomes a variable.
  private mutating func folded(_ name: String, _ terms: [String]) -> String {
    var (text, depth) = (terms[0], 0)
    for term in terms.dropFirst() {
      if depth == Self.deepestNesting { (text, depth) = (bound(text), 0) }
      text = "(\(name) \(text) \(term))"
      depth += 1
    }
    return text
  }

  /// The name of a new variable with a value.
  private mutating func bound(_ text: String) -> String {
    let name = unusedName()
    bindings.append((name, text))
    return name
  }
}

extension Operation {
  /// What people call it.
  fileprivate var name: String {
    if case .constant(let constant) = self { return constant.rawValue }
    if case .part(let part) = self { return part.description }
    if case .function(.list(.polynomialRoot)) = self { return "roots" }
    if case .function(.list(.polynomialRootImaginary)) = self { return "roots" }
    if case .function(.list(.matrixExponential)) = self { return "expm" }
    return function.flatMap(Catalogue.row)?.name ?? "\(self)"
  }
}

extension FPCoreNumber {
  /// The number as an expression; infinities and NaN are constants.
  fileprivate var expression: String {
    switch numerator.kind {
    case .finite: description
    case .infinity: numerator.isNegative ? "(- INFINITY)" : "INFINITY"
    case .nan: "NAN"
    }
  }
}

extension Rescaling {
  /// The expression of this rescaling of an operand.
  fileprivate func expression(of x: String) -> String {
    steps.reduce(x) { text, step in
      switch step {
      case .multiply(let ratio): ratio.expression(of: text)
      case .reciprocal: "(/ 1 \(text))"
      case .remainder(let ratio): "(fmod \(text) \(ratio.expression))"
      case .trunc: "(trunc \(text))"
      }
    }
  }
}

extension ExactRatio {
  /// The expression of an operand times this factor, plus its offset.
  fileprivate func expression(of x: String) -> String {
    if offset.isZero { return "(* \(x) \(expression))" }
    let product = "(* \(x) \(FPCoreNumber(numerator)))"
    return "(/ (+ \(product) \(FPCoreNumber(offset))) \(FPCoreNumber(denominator)))"
  }

  /// numerator/denominator · π^k.
  fileprivate var expression: String {
    let (top, bottom) = (FPCoreNumber(numerator), FPCoreNumber(denominator))
    var text = "(/ \(top) \(bottom))"
    if bottom.integer == 1 { text = top.description }
    switch piPower {
    case 0: return text
    case 1: return "(* \(text) PI)"
    case -1: return "(/ \(text) PI)"
    default: return "(* \(text) (pow PI \(piPower)))"
    }
  }
}
