// The form in which PARI writes and reads such proofs (`primecert`, `primecertisvalid`).
extension PrimalityCertificate: LosslessStringConvertible, CustomStringConvertible {
  /// The vector `[[n, t, s, a, [x, y]], …]` of all steps, which PARI's `primecertisvalid` accepts; the number alone if there are
  /// none.
  public var description: String {
    if steps.isEmpty { return number.description }
    let rows = steps.map { step in
      "[\(step.number), \(step.trace), \(step.cofactor), \(step.a), [\(step.x), \(step.y)]]"
    }
    return "[\(rows.joined(separator: ", "))]"
  }

  /// Reads what ``description`` writes, with spaces anywhere outside numbers; nil for any other text.
  ///
  /// What was read proves nothing until ``verify(limits:)`` says so. **Complexity.** O(M(n) log n) for n digits.
  public init?(_ description: String) {
    if let number = BigInteger(description) {
      self.init(number: number, steps: [])
      return
    }
    var reader = VectorReader(description)
    var steps: [Step] = []
    guard reader.take("[") else { return nil }
    repeat {
      guard let step = reader.step() else { return nil }
      steps.append(step)
    } while reader.take(",")
    guard reader.take("]"), reader.isAtEnd else { return nil }
    self.init(number: steps[0].number, steps: steps)
  }
}

/// Reads the parts of a vector from the left.
private struct VectorReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.allSatisfy(Self.isSpace) }

  /// Takes a sign if it comes next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    rest = rest.drop(while: Self.isSpace)
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// `[n, t, s, a, [x, y]]`.
  mutating func step() -> PrimalityCertificate.Step? {
    guard take("["), let number = number(), take(","), let trace = self.number(), take(","),
      let cofactor = self.number(), take(","), let a = self.number(), take(","), take("["),
      let x = self.number(), take(","), let y = self.number(), take("]"), take("]")
    else { return nil }
    return PrimalityCertificate.Step(
      number: number, trace: trace, cofactor: cofactor, a: a, x: x, y: y)
  }

  private mutating func number() -> BigInteger? {
    rest = rest.drop(while: Self.isSpace)
    let digits = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
    rest = rest.dropFirst(digits.count)
    return BigInteger(Substring(digits), radix: 10)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
