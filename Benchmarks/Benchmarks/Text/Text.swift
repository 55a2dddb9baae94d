import Benchmark
import BigNumbers
import Conversion
import NumericCore
import SuiteHarness
import SuiteSupport

// The repeating digits of 1/7, in which wrong digits are easy to detect, and doubles whose shortest
// digits are known.
let benchmarks: @Sendable () -> Void = {
  for digits in RunLength.isQuick ? [16, 1000] : [16, 34, 100, 1000, 10_000, 100_000] {
    registerBigFloat(digits)
    registerDecimal(digits)
  }
  registerDoubles()
  registerConverter("Double") { DoubleBackend.completed }
  registerConverter("256 bits") { try BigFloatBackend(precision: .bits(256)) }
}

private func registerBigFloat(_ digits: Int) {
  let text = RepeatedDigits.text(digits)
  let precision = Precision.digits(digits)
  let formats: [(String, NumberFormat)] = [
    ("write", .significant(digits)), ("write shortest", .shortest),
    ("write radix 16", NumberFormat(radix: 16)), ("write hex", .hex),
  ]
  register("BigFloat, read \(digits) digits") {
    try RepeatedDigits.check(BigFloat(text, precision: precision), digits)
  } body: { _, passes in
    for _ in 0..<passes { blackHole(try BigFloat(text, precision: precision)) }
  }
  for (name, format) in formats {
    register("BigFloat, \(name) \(digits) digits") {
      let number = try BigFloat(text, precision: precision)
      try RepeatedDigits.check(number, digits)
      try RepeatedDigits.checkReadingBack(number, format)
      return number
    } body: { number, passes in
      for _ in 0..<passes { blackHole(try number.text(as: format)) }
    }
  }
}

private func registerDecimal(_ digits: Int) {
  let text = RepeatedDigits.text(digits)
  register("BigDecimal, read \(digits) digits") {
    if try BigDecimal(parsing: text).description != text { stop("BigDecimal changes \(text)") }
  } body: { _, passes in
    for _ in 0..<passes { blackHole(try BigDecimal(parsing: text)) }
  }
  register("BigDecimal, write \(digits) digits") {
    let number = try BigDecimal(parsing: text)
    if number.description != text { stop("BigDecimal writes \(number)") }
    return number
  } body: { number, passes in
    for _ in 0..<passes { blackHole(number.description) }
  }
}

private func registerDoubles() {
  let backend = DoubleBackend.completed
  let count = ShortestDoubles.all.count
  register("Double, write shortest", operations: count) {
    try ShortestDoubles.check(on: backend)
  } body: { _, passes in
    for _ in 0..<passes {
      for (number, _) in ShortestDoubles.all {
        blackHole(try backend.format(number, as: .shortest).text)
      }
    }
  }
  register("Double, read", operations: count) {
    try ShortestDoubles.check(on: backend)
  } body: { _, passes in
    for _ in 0..<passes {
      for (_, text) in ShortestDoubles.all { blackHole(try backend.number(ExactLiteral(text))) }
    }
  }
}

private func registerConverter<Backend: NumericBackend>(
  _ type: String, _ make: @escaping () throws -> Backend
) {
  register("convert miles to kilometres, \(type)") {
    let backend = try make()
    let converter = Converter(backend)
    let marathon = try backend.number(ExactLiteral("26.25"))
    let text = try backend.format(
      converter.convert(marathon, from: "mi", to: "km"), as: .significant(10)
    ).text
    // 26.25 · 1.609344, exactly.
    if text != "42.24528" { stop("26.25 miles are not \(text) km") }
    return (converter: converter, marathon: marathon)
  } body: { prepared, passes in
    for _ in 0..<passes {
      blackHole(try prepared.converter.convert(prepared.marathon, from: "mi", to: "km"))
    }
  }
}
