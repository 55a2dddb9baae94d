import BigNumbers
import NumericCore

/// A line of the protocol: `operation bits repetitions arguments…`, with numbers like `0x1a2bp-12`.
struct Request {
  let operation: String
  let precision: Precision
  let repetitions: Int
  let arguments: [String]

  /// Nil if the line is not a request.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let bits = Int(words[1]), bits > 0, let repetitions = Int(words[2]),
      repetitions > 0
    else { return nil }
    operation = String(words[0])
    precision = .bits(bits)
    self.repetitions = repetitions
    arguments = words.dropFirst(3).map(String.init)
  }

  /// The arguments as numbers.
  func numbers() throws(TextError) -> [BigFloat] {
    var numbers: [BigFloat] = []
    for argument in arguments { numbers.append(try BigFloat(argument, precision: precision)) }
    return numbers
  }

  /// The nanoseconds of all repetitions, and the result; nil for unknown work.
  func answer() throws -> String? {
    guard let work = try Work(self) else { return nil }
    let clock = ContinuousClock()
    let time: Duration
    let result: String
    switch work {
    case .number(let step):
      var value = BigFloat(0, precision: precision)
      time = try clock.measure { for _ in 0..<repetitions { try step(&value) } }
      result = value.exactText
    case .text(let make):
      var text = ""
      time = try clock.measure { for _ in 0..<repetitions { text = try make() } }
      result = text
    }
    return "\(time.attoseconds / 1_000_000_000) \(result)"
  }
}

extension BigFloat {
  /// The number with all its digits in hexadecimal.
  fileprivate var exactText: String {
    guard isFinite else { return "nan" }
    // The leading digit may hold only one bit.
    let number = digits(radix: 16, .significant(precision.bits / 4 + 2), .nearestEven)
    let text = String(decoding: number.digits, as: UTF8.self)
    let exponent = 4 * (number.exponent - number.digits.count)
    return "\(number.isNegative ? "-" : "")0x\(text)p\(exponent)"
  }
}
