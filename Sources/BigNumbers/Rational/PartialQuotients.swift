/// The first partial quotients of a real number, all of them proven.
public struct PartialQuotients: Hashable, Sendable {
  /// How the quotients continue behind the listed ones.
  public enum Continuation: Hashable, Sendable {
    /// They end: the number is rational.
    case end
    /// Those from an index on repeat for ever: the number is a quadratic irrational.
    case period(from: Int)
    /// More quotients may follow.
    case more
  }

  /// The listed quotients: integers, all but the first positive.
  public let quotients: [BigRational]
  /// How the quotients continue.
  public let continuation: Continuation

  /// The first quotients, at most `count` of them; periodic ones are repeated.
  public func first(_ count: Int) -> [BigRational] {
    guard case .period(let start) = continuation else { return Array(quotients.prefix(count)) }
    return (0..<count).map { index in
      index < start
        ? quotients[index] : quotients[start + (index - start) % (quotients.count - start)]
    }
  }

  /// `[3; 7, 15, 1, …]`, and `[1; (2)]` where the quotients in parentheses repeat for ever.
  public var text: String {
    var text = "["
    for (index, quotient) in quotients.enumerated() {
      text += index == 0 ? "" : index == 1 ? "; " : ", "
      if continuation == .period(from: index) { text += "(" }
      text += quotient.description
    }
    switch continuation {
    case .end: break
    case .period: text += ")"
    case .more: text += quotients.count == 1 ? "; …" : ", …"
    }
    return text + "]"
  }
}

extension BigRational {
  /// The first partial quotients, at most `count` ≥ 1 of them.
  public func partialQuotients(count: Int) -> PartialQuotients {
    var (quotients, iterator) = ([BigRational](), continuedFraction.makeIterator())
    while let quotient = iterator.next() {
      if quotients.count == count {
        return PartialQuotients(quotients: quotients, continuation: .more)
      }
      quotients.append(quotient)
    }
    return PartialQuotients(quotients: quotients, continuation: .end)
  }

  /// The partial quotients that all numbers of a closed interval share; none if the ends have
  /// different floors.
  static func sharedQuotients(from low: BigRational, to high: BigRational) -> [BigRational] {
    let whole = low.floor
    guard high.floor == whole else { return [] }
    let (lowRest, highRest) = (IntegerRatio(low - whole), IntegerRatio(high - whole))
    guard highRest.numerator.sign > 0 else { return [whole] }
    // Taking reciprocals exchanges the ends; that of zero is infinite.
    var tails = QuotientInterval(
      low: IntegerRatio(highRest.denominator, highRest.numerator),
      high: IntegerRatio(lowRest.denominator, lowRest.numerator))
    tails.advance()
    return [whole] + tails.quotients.map { BigRational($0) }
  }
}
