import NumericCore
import Scientific

/// An RPN calculator whose stack holds expressions, so that it can show how every result is
/// computed.
///
///     var machine = RPNMachine()
///     try machine.run("3 5 4 + +")
///     machine.description        // 3 + (5 + 4)
///
/// It is a pure state machine: a token that fails changes nothing. Values are computed on request
/// from the text of ``program(of:)``, on any backend, so a variable may get its value later. Nodes
/// and cells of the stack are never changed, so that any number of steps can be undone.
public struct RPNMachine: Sendable {
  private(set) var nodes: [RPNNode] = []
  /// The cells of all stacks so far, each a node and the cell below it.
  private var cells: [(node: Int, below: Int)] = []
  /// All stores so far: a variable, its node and the store before it in the same state.
  private var allStores: [(name: String, node: Int, before: Int)] = []
  private(set) var state: State
  private var history: [State] = []
  /// The expression at which the last line stopped, with `?` for each missing operand.
  private var incomplete: Int?

  /// The part of the machine that a step changes.
  struct State: Sendable {
    /// The top cell; −1 for an empty stack.
    var top = -1
    var depth = 0
    /// The number that is being typed.
    var entry: (text: String, span: SourceSpan)?
    /// The last store; −1 if there is none.
    var lastStore = -1
    /// Variables that have values from outside.
    var given: Set<String>
  }

  /// The limits; `operations` bounds the number of cells.
  private let limits: Limits

  /// An empty stack, with variables that have values.
  public init(variables: Set<String> = [], limits: Limits = Limits()) {
    state = State(given: variables)
    self.limits = limits
  }

  /// Runs the words of a line in order, up to one that fails.
  ///
  /// - Throws: for an unknown word or an operation without enough operands.
  public mutating func run(_ line: String) throws(CalculatorError) {
    incomplete = nil
    var offset = 0
    let bytes = Array(line.utf8)
    while offset < bytes.count {
      if bytes[offset] <= UInt8(ascii: " ") {
        offset += 1
        continue
      }
      let end = bytes[offset...].firstIndex { $0 <= UInt8(ascii: " ") } ?? bytes.count
      let word = String(decoding: bytes[offset..<end], as: UTF8.self)
      try apply(try RPNToken(word, SourceSpan(offset, end)))
      offset = end
    }
  }

  /// The nodes on the stack from the bottom, including the number that is being typed.
  var stack: [Int] {
    var found: [Int] = []
    var cell = state.top
    while cell >= 0 {
      found.append(cells[cell].node)
      cell = cells[cell].below
    }
    return found.reversed()
  }

  /// Variables in the order in which they were stored, and their nodes.
  var stores: [(name: String, node: Int)] {
    var found: [(name: String, node: Int)] = []
    var place = state.lastStore
    while place >= 0 {
      found.append((allStores[place].name, allStores[place].node))
      place = allStores[place].before
    }
    return found.reversed()
  }

  /// The number of expressions on the stack, including the number that is being typed.
  public var count: Int { state.depth + (state.entry == nil ? 0 : 1) }

  /// A copy in which the number that is being typed is on the stack.
  var settled: RPNMachine {
    var copy = self
    copy.finishEntry()
    return copy
  }

  /// The operation that failed, with the operands that it has.
  var failed: Int? { incomplete }

  // MARK: - Tokens

  private mutating func apply(_ token: RPNToken) throws(CalculatorError) {
    if case .command(.undo) = token.kind { return undo() }
    let before = state
    do throws(CalculatorError) {
      try perform(token)
    } catch {
      state = before
      throw error
    }
    history.append(before)
  }

  private mutating func perform(_ token: RPNToken) throws(CalculatorError) {
    switch token.kind {
    case .command(let word): return try perform(word, token.span)
    default: finishEntry()
    }
    switch token.kind {
    case .number(let text): state.entry = (text, token.span)
    case .name(let name): push(RPNNode(kind: .name(name), operands: [], span: token.span))
    case .infix(let infix): try operate(.infix(infix), 2, token.span, infix.symbol)
    case .negation: try operate(.negation, 1, token.span, "neg")
    case .factorial: try operate(.factorial, 1, token.span, "!")
    case .percent: try operate(.percent, 1, token.span, "%")
    case .function(let row):
      // A function of any number of operands takes the whole stack.
      let count = row.arity.upperBound == .max ? max(1, state.depth) : row.arity.lowerBound
      try operate(.function(row.name), count, token.span, row.name)
    case .store(let name):
      let node = try operands(1, token.span, "->\(name)")[0]
      allStores.append((name, node, state.lastStore))
      state.lastStore = allStores.count - 1
    case .command: break
    }
  }

  private mutating func perform(
    _ word: RPNCommandWord, _ span: SourceSpan
  ) throws(CalculatorError) {
    if word == .clear, state.entry != nil {
      state.entry = nil
      return
    }
    let hadEntry = state.entry != nil
    finishEntry()
    switch word {
    case .enter where hadEntry: break
    case .enter, .dup:
      let node = try operands(1, span, word.rawValue)[0]
      push(node)
    case .swap:
      let two = try operands(2, span, word.rawValue)
      drop(2)
      push(two[1])
      push(two[0])
    case .drop, .clear:
      _ = try operands(1, span, word.rawValue)
      drop(1)
    case .roll:
      let all = stack
      guard let last = all.last else { return }
      do throws(LimitExceeded) {
        try limits.check(.operations, cells.count + all.count)
      } catch {
        throw CalculatorError(error, span)
      }
      drop(all.count)
      for node in [last] + all.dropLast() { push(node) }
    case .clearall: state = State(given: [])
    case .undo: break
    }
  }

  private mutating func undo() {
    if var entry = state.entry {
      entry.text.removeLast()
      if !entry.text.isEmpty, entry.text != "-" {
        state.entry = entry
        return
      }
    }
    // Undoing the last digit of a number removes the number.
    if let before = history.popLast() { state = before }
  }

  // MARK: - The stack

  private mutating func finishEntry() {
    guard let entry = state.entry else { return }
    state.entry = nil
    // A point or an exponent without digits after it, which undoing digits can leave, is removed.
    var text = entry.text
    while !text.isEmpty, text.hasSuffix(".") || !RPNToken.isNumber(text) {
      text.removeLast()
    }
    if text.isEmpty { text = "0" }
    // Behind the digits of a number with a prefix the language reads no letter.
    if text.hasSuffix("i"), (try? ExactLiteral(String(text.dropLast())))?.base == 2 {
      text.insert(" ", at: text.index(before: text.endIndex))
    }
    push(RPNNode(kind: .number(text), operands: [], span: entry.span))
  }

  private mutating func push(_ node: RPNNode) {
    nodes.append(node)
    push(nodes.count - 1)
  }

  private mutating func push(_ node: Int) {
    cells.append((node, state.top))
    state.top = cells.count - 1
    state.depth += 1
  }

  private mutating func drop(_ count: Int) {
    for _ in 0..<count {
      state.top = cells[state.top].below
      state.depth -= 1
    }
  }

  /// Replaces the operands on the stack by the operation.
  private mutating func operate(
    _ kind: RPNNode.Kind, _ count: Int, _ span: SourceSpan, _ name: String
  ) throws(CalculatorError) {
    let found = try take(count, kind, span, name)
    push(RPNNode(kind: kind, operands: found, span: span))
  }

  /// Takes operands from the stack, or records the incomplete operation if there are too few.
  private mutating func take(
    _ count: Int, _ kind: RPNNode.Kind, _ span: SourceSpan, _ name: String
  ) throws(CalculatorError) -> [Int] {
    do throws(CalculatorError) {
      let found = try operands(count, span, name)
      drop(count)
      return found
    } catch {
      var found = Array(stack.suffix(count))
      while found.count < count {
        nodes.append(RPNNode(kind: .missing, operands: [], span: span))
        found.append(nodes.count - 1)
      }
      nodes.append(RPNNode(kind: kind, operands: found, span: span))
      incomplete = nodes.count - 1
      throw error
    }
  }

  /// The top operands, from the bottom up.
  private func operands(
    _ count: Int, _ span: SourceSpan, _ name: String
  ) throws(CalculatorError) -> [Int] {
    guard state.depth >= count else {
      let word = name.filter { $0 != " " }
      throw CalculatorError(
        .insufficientOperands(word, wanted: count, found: state.depth), span)
    }
    var found: [Int] = []
    var cell = state.top
    for _ in 0..<count {
      found.append(cells[cell].node)
      cell = cells[cell].below
    }
    return found.reversed()
  }
}
