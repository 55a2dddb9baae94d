import Arithmetic
import FuzzSupport
import Grammars
import NumericCore

@testable import Command

/// Files of lists and matrices, as `--let m=@FILE` reads them: lines of numbers, MatrixMarket, and arrays of NumPy.
let matrices = FuzzTarget("matrices") { s in
  switch s.choose(3) {
  case 0:
    let separator = s.pick([",", ";", "\t", " "])
    let columns = 1 + s.choose(3)
    s.putList(1 + s.choose(4), separator: "\n") { s in
      if s.oneIn(8) { return s.putOne(of: ["# a comment", "", "a,b"]) }
      let count = s.oneIn(16) ? columns + 1 : columns
      s.putList(count, separator: separator) { s in
        if s.oneIn(8) {
          s.putOne(of: ["nan", "-inf", "x", "\"1\"", "+2"])
        } else {
          s.putNumber(.extreme)
        }
      }
    }
  case 1:
    s.put("%%MatrixMarket matrix ")
    s.putOne(of: ["coordinate ", "array ", "array "])
    s.putOne(of: ["real ", "integer ", "pattern ", "complex "])
    s.putOne(of: ["general", "symmetric", "skew-symmetric", "hermitian"])
    let (rows, columns) = (s.choose(4), s.choose(4))
    s.put("\n% a comment\n\(rows) \(columns)")
    if s.oneIn(2) { s.put(" \(s.choose(5))") }
    s.put("\n")
    s.putList(1 + s.choose(9), separator: "\n") { s in
      if s.oneIn(2) { s.put("\(s.choose(4)) \(s.choose(4)) ") }
      s.putNumber(.extreme)
    }
  default:
    let type = s.pick(["'<f8'", "'>i4'", "'<f2'", "'<f16'", "'|u1'", "'<c16'"])
    let shape = s.oneIn(3) ? "(\(s.choose(5)),)" : "(\(s.choose(4)), \(s.choose(4)))"
    let order = s.pick(["True", "False"])
    let header = "{'descr': \(type), 'fortran_order': \(order), 'shape': \(shape), }\n"
    s.put(NPYHeader.magic + [1, 0, UInt8(header.utf8.count), 0])
    s.put(header)
    for _ in 0..<s.choose(24) { s.put(withUnsafeBytes(of: s.word(), Array.init)) }
  }
} read: { text, tally in
  Scratch.write(text)
  do throws(CommandFailure) {
    let expression = try MatrixFile(Scratch.path, .small).expression
    do throws(CalculatorError) {
      let value = try Calculator(DoubleBackend(), special: .ieee, limits: .small)
        .evaluate(expression).value
      switch value {
      case .list, .matrix: tally.count(true)
      default: require(false, "a file of a matrix is \(expression)")
      }
    } catch {
      require(error.limit != nil, "a file is no expression: \(expression): \(error.message)")
      tally.count(false)
    }
  } catch {
    require(!error.description.isEmpty, "a failure without a reason")
    tally.count(false)
  }
}
