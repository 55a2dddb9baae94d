import Conversion
public import NumericCore
import Scientific

/// An expression on the stack as a line for the calculator: the assignments of stored variables in
/// order, then the expression.
///
/// A node with several uses is computed once and assigned to a variable of its own.
public struct RPNProgram: Sendable {
  /// The line.
  public private(set) var text: [UInt8] = []
  /// The part of the line that each token became, and its place in the input.
  private var places: [(written: SourceSpan, typed: SourceSpan)] = []

  /// The place in the input of the token that became the innermost part around a place in the line.
  public func typed(at span: SourceSpan) -> SourceSpan? {
    let around = places.filter { $0.written.start <= span.start && span.end <= $0.written.end }
    return around.min { $0.written.end - $0.written.start < $1.written.end - $1.written.start }?
      .typed
  }

  fileprivate mutating func append(_ text: String) { self.text += text.utf8 }

  fileprivate mutating func note(_ typed: SourceSpan, from start: Int) {
    places.append((SourceSpan(start, text.count), typed))
  }
}

extension RPNMachine {
  /// The line that computes the expression at a place of the stack, counted from 0 at the top; nil
  /// if there is none.
  ///
  /// - Throws: for a variable without a value.
  public func program(of place: Int = 0) throws(CalculatorError) -> RPNProgram? {
    let machine = settled
    let stack = machine.stack
    guard stack.indices.contains(stack.count - 1 - place) else { return nil }
    var program = RPNProgram()
    var known = state.given
    let root = stack[stack.count - 1 - place]
    let stores = machine.stores
    for index in machine.needed(of: stores, for: root) {
      let store = stores[index]
      let result = try machine.write(store.node, into: &program, known, segment: index)
      program.append("\(store.name) = \(result); ")
      known.insert(store.name)
    }
    let result = try machine.write(
      root, into: &program, known, segment: stores.count)
    program.append(result)
    return program
  }

  /// The assignments on which an expression depends, in order.
  ///
  /// Others are left out, because their expressions may have no value.
  private func needed(of stores: [(name: String, node: Int)], for root: Int) -> [Int] {
    var needed = names(in: root)
    var found: [Int] = []
    for (index, store) in stores.enumerated().reversed() {
      guard needed.remove(store.name) != nil else { continue }
      found.append(index)
      needed.formUnion(names(in: store.node))
    }
    return found.reversed()
  }

  /// The variables and constants of an expression.
  private func names(in root: Int) -> Set<String> {
    var names: Set<String> = []
    for node in uses(from: root).keys {
      if case .name(let name) = nodes[node].kind { names.insert(name) }
    }
    return names
  }

  /// Writes statements for everything that an expression needs, and returns the text that stands
  /// for its value.
  private func write(
    _ root: Int, into program: inout RPNProgram, _ known: Set<String>, segment: Int
  ) throws(CalculatorError) -> String {
    let uses = uses(from: root)
    func result(_ node: Int) -> String? {
      let isShared = node == root || (uses[node] ?? 0) > 1
      return isShared && !nodes[node].operands.isEmpty
        ? "\(RPNToken.resultPrefix)\(segment)_\(node)" : nil
    }
    for node in uses.keys.sorted() {
      if case .name(let variable) = nodes[node].kind, !known.contains(variable),
        variable != imaginaryUnit, !Catalogue.isConstant(variable),
        !PhysicalConstant.isName(variable)
      {
        throw CalculatorError(
          .variableNotSet(variable), nodes[node].span,
          suggestion: Catalogue.nearestName(to: variable))
      }
      guard let name = result(node) else { continue }
      program.append("\(name) = ")
      write(operation: node, into: &program, result)
      program.append("; ")
    }
    return result(root) ?? atom(root)
  }

  private func atom(_ node: Int) -> String {
    switch nodes[node].kind {
    case .number(let text), .name(let text): text
    default: "0"
    }
  }

  /// The number of uses of each node by the nodes that a root needs.
  private func uses(from root: Int) -> [Int: Int] {
    var uses = [root: 1]
    var pending = [root]
    while let node = pending.popLast() {
      for operand in nodes[node].operands {
        if uses[operand] == nil { pending.append(operand) }
        uses[operand, default: 0] += 1
      }
    }
    return uses
  }

  private enum Piece {
    case text(String)
    case node(Int)
    case end(of: Int, from: Int)
  }

  /// Writes an operation and all nodes below it that have no name.
  private func write(
    operation: Int, into program: inout RPNProgram, _ name: (Int) -> String?
  ) {
    var pending = pieces(of: operation, from: program.text.count).reversed() as [Piece]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let text): program.append(text)
      case .node(let node):
        if let name = name(node) {
          program.append(name)
        } else if nodes[node].operands.isEmpty {
          program.append("(\(atom(node)))")
        } else {
          pending += pieces(of: node, from: program.text.count).reversed()
        }
      case .end(let node, let start): program.note(nodes[node].span, from: start)
      }
    }
  }

  private func pieces(of index: Int, from start: Int) -> [Piece] {
    let (node, notation) = (nodes[index], RPNNotation.calculator)
    var pieces: [Piece] = [.text("(")]
    switch node.kind {
    case .infix(let infix):
      pieces += [
        .node(node.operands[0]), .text(notation.symbol(infix)), .node(node.operands[1]),
      ]
    case .negation: pieces += [.text("-"), .node(node.operands[0])]
    case .factorial: pieces += [.node(node.operands[0]), .text("!")]
    // A percent sign after + or − would be a share of the left side.
    case .percent: pieces += [.node(node.operands[0]), .text("/100")]
    case .function(let name):
      pieces.append(.text(notation.opening(name)))
      for (place, operand) in node.operands.enumerated() {
        if place > 0 { pieces.append(.text(", ")) }
        pieces.append(.node(operand))
      }
      pieces.append(.text(")"))
    case .number, .name, .missing: break
    }
    return pieces + [.text(")"), .end(of: index, from: start)]
  }
}
