import Arithmetic
import FuzzSupport
import Scientific

extension Sentence {
  /// Appends words for the stack of an RPN calculator, with as many operands as operations need.
  public mutating func putStackLine(_ sizes: NumberSizes = .moderate) {
    var depth = 0
    var stored: [String] = []
    for _ in 0..<(2 + choose(24)) {
      if depth < 1 || isExhausted {
        putOperand(stored, sizes)
        depth += 1
      } else {
        putStep(&depth, &stored, sizes)
      }
      put(" ")
      if isExhausted { break }
    }
  }

  private mutating func putOperand(_ stored: [String], _ sizes: NumberSizes) {
    switch choose(5) {
    case 3: putOne(of: Names.constants)
    case 4 where !stored.isEmpty: putOne(of: stored)
    default: putNumberWord(sizes)
    }
  }

  /// A fraction is no word.
  private mutating func putNumberWord(_ sizes: NumberSizes) {
    if oneIn(6) { put("-") }
    if oneIn(3) { putNumber(sizes) } else { putDigits(1 + choose(3)) }
  }

  private mutating func putStep(_ depth: inout Int, _ stored: inout [String], _ sizes: NumberSizes)
  {
    switch choose(10) {
    case 0, 1, 2:
      putOperand(stored, sizes)
      depth += 1
    case 3 where depth > 1, 4 where depth > 1:
      putOne(of: ["+", "-", "*", "/", "^", "mod", "×", "÷", "−"])
      depth -= 1
    case 5: putOne(of: ["neg", "chs", "+/-", "!", "%"])
    case 6:
      let word = pick(RPNCommandWord.allCases)
      switch word {
      case .dup, .enter: depth += 1
      case .swap where depth < 2: return put("dup drop")
      case .drop, .clear: depth -= 1
      case .clearall: (depth, stored) = (0, [])
      case .undo: depth = max(0, depth - 1)
      default: break
      }
      put(word.rawValue)
    case 7:
      let name = pick(Names.variables)
      put("->" + name)
      stored.append(name)
    default:
      let row = pick(Names.functions)
      guard row.list == nil, row.arity.lowerBound <= depth else { return put("abs") }
      if case .pairs = row.form { return put("neg") }
      put(row.name)
      depth = row.arity.upperBound == .max ? 1 : depth - row.arity.lowerBound + 1
    }
  }

  /// Appends keys of the keypad.
  public mutating func putKeys() {
    putList(1 + choose(40), separator: " ") { s in
      switch s.choose(6) {
      case 0, 1: s.put("\(s.choose(10))")
      case 2: s.putOne(of: ["+", "-", "*", "/", "=", "(", ")", "%", ".", "+/-"])
      case 3:
        s.putDigits(1 + s.choose(4))
        if s.oneIn(2) { s.put(".") }
      case 4 where s.oneIn(4):
        s.put("paste:")
        if s.oneIn(3) { s.put("-") }
        s.putNumber(.extreme)
      default: s.put(s.pick(KeypadKey.table).name)
      }
    }
  }
}
