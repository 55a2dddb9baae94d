// The bounds, lossless, and the two facts where they hold:
//
//     {"lower": …, "upper": …, "isErrorPossible": true}
extension BigInterval: Codable {
  private enum CodingKeys: String, CodingKey {
    case lower, upper, isErrorPossible, isErrorCertain
  }

  /// Writes the bounds as ``BigFloat`` writes itself, and the facts that hold.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lower, forKey: .lower)
    try container.encode(upper, forKey: .upper)
    if isErrorPossible { try container.encode(true, forKey: .isErrorPossible) }
    if isErrorCertain { try container.encode(true, forKey: .isErrorCertain) }
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` where a bound is none, is NaN, or the bounds are in reverse order and not those of the empty
  ///   interval; and where an error is certain of an interval with members, or not possible.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let lower = try container.decode(BigFloat.self, forKey: .lower)
    let upper = try container.decode(BigFloat.self, forKey: .upper)
    let isEmpty = lower == .infinity && upper == -.infinity
    guard lower <= upper || isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .upper, in: container, debugDescription: "the bounds are not in order")
    }
    self.init(ordered: lower, upper)
    isErrorPossible = try container.decodeIfPresent(Bool.self, forKey: .isErrorPossible) ?? false
    isErrorCertain = try container.decodeIfPresent(Bool.self, forKey: .isErrorCertain) ?? false
    if isErrorCertain, !isErrorPossible || !isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .isErrorCertain, in: container,
        debugDescription: "an error is certain only of an empty interval, and then possible")
    }
  }
}
