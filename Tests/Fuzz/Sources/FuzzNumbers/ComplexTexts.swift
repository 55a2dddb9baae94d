import BigNumbers
import ComplexNumbers
import FuzzSupport
import Grammars
import NumericCore

/// Complex numbers in rectangular and in polar form: what is read has correctly rounded parts, and reads back from what is written.
let complexText = FuzzTarget.lines("complex-text") { s in
  if s.oneIn(3) { s.put("-") }
  s.putNumber()
  if s.oneIn(3) {
    s.put("∠")
    if s.oneIn(3) { s.put("-") }
    s.putNumber()
    if s.oneIn(2) { s.put("°") }
  } else {
    s.put(s.oneIn(2) ? "+" : "-")
    s.putNumber()
    s.put("i")
  }
} read: { line in
  let text = String(decoding: line, as: UTF8.self)
  let short: BigComplex
  do throws(TextError) {
    short = try BigComplex(text, precision: .bits(53))
  } catch {
    require(error.offset <= text.utf8.count, "the fault of '\(text)' is behind it")
    return true
  }
  guard short.isFinite, let long = try? BigComplex(text, precision: .bits(300)) else { return true }
  for (part, whole) in [(short.real, long.real), (short.imaginary, long.imaginary)] {
    let rounded = BigFloat(whole, precision: .bits(53))
    require(part == rounded, "a part of '\(text)' is \(part) with 53 bits, and \(whole) with 300")
  }
  let again = try? BigComplex(short.description, precision: .bits(53))
  require(again == short, "'\(text)' is written '\(short)'")
  return true
}
