import Accuracy
import BigNumbers
import FuzzSupport
import Grammars
import NumericCore

@testable import Command

/// Files of rows, as `judge --data` reads them: lines of fields, objects of JSON, arrays of NumPy, and archives of them.
let data = FuzzTarget("data") { s in
  switch s.choose(4) {
  case 0, 1:
    let separator = s.pick([",", ";", "\t", " "])
    s.putList(1 + s.choose(5), separator: "\n") { s in
      if s.oneIn(8) { return s.put("# a comment") }
      s.putList(1 + s.choose(3), separator: separator) { s in
        let mark = s.oneIn(4) ? "\"" : ""
        s.put(mark)
        if s.oneIn(4) {
          s.putOne(of: ["nan", "-inf", "x", "", "\"\""])
        } else {
          s.putNumber(.extreme)
        }
        s.put(mark)
      }
    }
  case 2:
    s.putList(1 + s.choose(4), separator: "\n") { s in
      s.put("{\"x\": ")
      s.putDigits(1 + s.choose(9))
      s.put(s.oneIn(5) ? ", \"y\": NaN" : ", \"y\": \"0x1.8p3\"")
      s.put("}")
    }
  default:
    let type = s.pick(["'<f8'", "'>i4'", "'<f2'", "[('a', '|u1'), ('', '|V3'), ('b', '<f4')]"])
    let order = s.pick(["True", "False"])
    let header =
      "{'descr': \(type), 'fortran_order': \(order), 'shape': (\(s.choose(4)), \(s.choose(4))), }\n"
    s.put(NPYHeader.magic + [1, 0, UInt8(header.utf8.count), 0])
    s.put(header)
    for _ in 0..<s.choose(16) { s.put(withUnsafeBytes(of: s.word(), Array.init)) }
  }
} read: { text, tally in
  Scratch.write(text)
  do throws(CommandFailure) {
    let file = try DataFile(Scratch.path)
    defer { file.close() }
    for declaration in [nil, "double x, int16 n"] {
      var source = try file.source(declaration, limits: .small)
      let columns = Array(source.columns.indices.prefix(3))
      try source.restrict(to: columns)
      let wanted = columns.map { (column: $0, format: FloatFormat.double) }
      var before = 0
      while let block = try source.next() {
        require(block.size > 0, "a block of nothing")
        for row in block.rows(wanted) {
          require(row.number > before, "rows are not in order")
          before = row.number
          guard case .success(let numbers) = row.content else {
            tally.count(false)
            continue
          }
          require(numbers.count == columns.count, "a row has lost a number")
          tally.count(true)
        }
      }
    }
  } catch {
    require(!error.description.isEmpty, "a failure without a reason")
    tally.count(false)
  }
}

/// Functions of libraries: a file, and a name or a declaration of C.
let declarations = FuzzTarget.lines("declarations") { s in
  s.putOne(of: ["libm.so.6:", "./f.so:", ":", ""])
  let type = s.pick(["float", "double", "long double", "_Float16", "int", "long", "void", "flaot"])
  if s.oneIn(3) { return s.putOne(of: ["sin", "powf", "sni"]) }
  s.put("\(type) f")
  s.put("(")
  s.putList(s.choose(4), separator: ",") { s in
    if s.oneIn(3) { s.put(" const ") }
    s.putOne(of: [type, type, "double", "int", "size_t"])
    s.putOne(of: ["", " *", "*x", " x", " x[]", "[8]", "x["])
  }
  s.putOne(of: [")", ");", ""])
} read: { line in
  do throws(CommandFailure) {
    let function = try ForeignFunction(String(decoding: line, as: UTF8.self))
    let count = function.signature.arguments.count
    require((1...ForeignSignature.mostArguments).contains(count), "\(count) arguments")
    return true
  } catch {
    require(error.error.fits(error.source), "the place of a fault is behind the text")
    return false
  }
}

/// Expressions and functions of C: what is translated is read as FPCore.
let c = FuzzTarget("c") { s in
  let types = ["float", "double", "int", "long double", "unsigned", "x"]
  let words =
    ["x", "y", "0.1f", "2", "1e3", "0x1p-3", "08", "M_PI", "sqrtf(x)", "fabs(", "sin", "?", ":"]
    + [
      "(", ")", "+", "-", "*", "/", "%", "<", "==", "&&", "!", "(float)", "=", "+=", "++", ",", ";",
    ]
    + ["if (x > 1)", "else", "while (x < 1)", "for (int i = 0; i < 3; i++)", "do", "return x;"]
    + ["{", "}", "x = x*y;", "double z = x;", "float y;", "/*", "*/", "//", "\n", "#include <m>\n"]
  let isFunction = s.oneIn(2)
  if isFunction { s.put("\(s.pick(types)) f(\(s.pick(types)) x, \(s.pick(types)) y) { ") }
  s.putList(1 + s.choose(12), separator: " ") { s in s.putOne(of: words) }
  if isFunction { s.put(" return x - y; }") }
} read: { text, tally in
  do throws(TextError) {
    let source = try CSource(utf8: text)
    do throws(TextError) {
      let file = try FPCoreFile(utf8: Array(source.fpcore.utf8))
      require(file.cores.count == source.count, "cores are left out")
      tally.count(true)
    } catch {
      violated("FPCore refuses a translation: \(error.message) in \(source.fpcore)")
    }
  } catch {
    require(!error.message.isEmpty, "a failure without a reason")
    require((error.span?.end ?? 0) <= text.count, "the place of a fault is behind the text")
    tally.count(false)
  }
}

/// The counts of parts, as `merge` reads them: what is read is written as it was, and parts that are added cover each other.
let parts = FuzzTarget.lines("parts") { s in
  let points = 1 + s.choose(9)
  let first = s.choose(points + 1)
  s.put(
    "{\"schema\": \"\(ExhaustiveCounts.schema)\", \"points\": \(points), \"done\": [[0, \(first)]")
  if s.oneIn(3) { s.put(", [\(first + 1), \(points)]") }
  s.put(
    "], \"results\": [{\"computation\": \"f\", \"backend\": \"binary32\", \"certified\": \(first)")
  s.put(
    ", \"nearest\": 0, \"faithful\": 0, \"largest_ulps\": 0.5, \"invalid\": 0, \"undecided\": 0")
  s.put(", \"wrong_sign\": 0, \"nan\": 0, \"infinite\": 0, \"at_least_ulps\": [], \"worst\": null")
  s.put(
    ", \"binades\": [{\"exponent\": \(s.choose(300)), \"certified\": 1, \"nearest\": 1, \"faithful\": 1"
  )
  s.put(", \"largest_ulps\": 0.0}]}]}")
} read: { line in
  guard let json = try? JSONValue(line: line[...]), let counts = ExhaustiveCounts(json) else {
    return false
  }
  guard let again = try? JSONValue(line: ArraySlice(counts.json.line.utf8)),
    let copy = ExhaustiveCounts(again)
  else { violated("counts do not read back") }
  require(copy.json == counts.json, "counts are other ones when they are read back")
  var sum = ExhaustiveCounts(
    fields: counts.fields, done: CoveredRanges(), computations: counts.computations)
  sum.add(counts)
  require(counts.done.ranges.allSatisfy(sum.done.covers), "a sum does not have its parts")
  require(counts.isComplete == counts.missing.isEmpty, "complete counts miss points")
  return true
}

/// Samples of parts, as `merge` reads them: what is read is written as it was, and adding parts to each other is the same in any
/// order.
let samples = FuzzTarget.lines("samples", atMost: 1) { s in
  func count(_ s: inout Sentence) -> String {
    s.oneIn(16)
      ? s.pick(["17592186044416", "9223372036854775807", "-1", "null"]) : "\(s.choose(9))"
  }
  let keeps = s.oneIn(2)
  s.put(
    "{\"schema\": \"\(PartialResult.schema)\", \"version\": \"v\", \"libraries\": [], \"words\": [\"compare\"]"
  )
  s.put(
    ", \"job\": {}, \"count\": 64, \"done\": [[0, \(count(&s))]], \"found\": {\"invalid\": \(count(&s))"
  )
  s.put(
    ", \"undecided\": \(count(&s)), \"rejected\": 0, \"statistics\": [{\"bits\": [[0.0, \(count(&s))], [1.5, 2]]"
  )
  s.put(
    ", \"rounded\": false, \"largest_bits\": 1.5, \"largest_ulps\": null, \"sum_of_bits\": [[-52, \"\(count(&s))\"]]"
  )
  s.put(
    ", \"sum_of_ulps\": [], \"finite\": 0, \"beyond_format\": 0, \"not_finite\": 0, \"nearest\": \(count(&s))"
  )
  s.put(", \"faithful\": 1}], \"worst\": [[[\(count(&s)), 1.5, null, \"0x1.8p\(s.choose(40))\"]]]")
  if keeps { s.put(", \"kept_each\": \(count(&s)), \"kept\": [[3, 1.5, 1.0, \"-0x1p-1074\"]]") }
  s.put("}}")
} read: { line in
  let formats = [FloatFormat.double]
  guard let json = try? JSONValue(line: line[...]), let part = PartialResult(json),
    let sample = Sample(
      part.found, formats, computations: 1, keeping: part.found["kept"] == nil ? 0 : 4)
  else { return false }
  let again = Sample(sample.json, formats, computations: 1, keeping: sample.mostKept)
  require(again?.json == sample.json, "a sample is another one when it is read back")
  require(PartialResult(part.json)?.json == part.json, "a part is another one when it is read back")
  var (one, other) = (sample, Sample(formats: 1, keeping: sample.mostKept))
  one.merge(Sample(formats: 1, keeping: sample.mostKept))
  other.merge(sample)
  require(one.json == other.json, "an empty part changes a sample")
  return true
}

/// Requests to `ulp judge --requests`.
let judgeRequests = FuzzTarget.lines("judge-requests", atMost: 1) { s in
  s.put("{\"arguments\": [\"--data\", ")
  s.putOne(of: ["\"-\"", "\"x\\u0000/3\"", "\"x/\\u0033\"", "3"])
  s.put("]")
  for name in ["input", "output", "messages"] where !s.oneIn(8) {
    s.put(", \"\(name)\": ")
    s.putOne(of: ["\"file\"", "\"a\\/b\"", "\"/dev/null\"", "\"\"", "[]"])
  }
  if s.oneIn(8) { s.put(", \"inputs\": 1") }
  s.put("}")
} read: { line in
  do throws(CommandFailure) {
    let request = try JudgeRequest(line[...])
    require(request.files.count == 3, "a stream has no file")
    require(request.files.allSatisfy { !$0.isEmpty }, "a file has no name")
    require(!request.arguments.contains { $0.utf8.contains(0) }, "a word has an end inside")
    return true
  } catch {
    require(!error.error.message.isEmpty, "there is no message")
    return false
  }
}
