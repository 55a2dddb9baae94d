import Accuracy
import BigNumbers
import NumericCore

extension AssocCommand {
  /// Evaluates a part of the random orders in all formats, and prints the results; exact arithmetic and what is no random
  /// order are left to merging.
  func printOrders(
    _ part: JobPart, of operands: [BigRational], _ sampling: OrderSampling, _ job: JSONFields
  ) throws {
    let samples = part.range(of: sampling.count)
    let found = try samplers(of: operands, sampling).map { sampler in
      try sampler.map { sampler in
        try reporting { () throws(ComputationFailure) in try sampler.results(samples) }
      }
    }
    try printPart(job, sampling.count, samples, json(of: found))
  }

  /// What draws random orders in each of the formats; nil of those that have none, or an operand beyond them.
  func samplers(of operands: [BigRational], _ sampling: OrderSampling) throws -> [OrderSampler?] {
    try chosenFormats.map { format in
      guard case .format(let format) = format else { return nil }
      return try reporting { () throws(ComputationFailure) in
        if try OrderStudy.firstOverflow(of: operands, in: format, limits: exactLimits) != nil {
          return nil
        }
        return try OrderSampler(
          operands, operation, format: format, seed: sampling.seed, limits: exactLimits)
      }
    }
  }

  /// What was found in each of the formats, as it stands in a part.
  func json(of found: [[SampledOrders]?]) -> JSONValue {
    .list(
      zip(chosenFormats, found).map { format, orders in
        guard case .format(let format) = format, let orders else { return .null }
        return .list(orders.map { $0.json(format) })
      })
  }

  /// What parts have found together in each of the formats, in the order of the samples; nil of formats without random orders.
  func orders(_ merged: MergedParts, _ families: [OrderFamily]) throws -> [[SampledOrders]?] {
    try chosenFormats.enumerated().map { index, format in
      var all: [SampledOrders] = []
      for part in merged.parts {
        guard let found = part.found.items, found.count == chosenFormats.count else {
          try MergedParts.refuse(FailureReporter(json: json))
        }
        guard case .format(let format) = format, found[index] != .null else { return nil }
        let items = found[index].items ?? []
        let orders = items.compactMap { SampledOrders($0, format, part.covered) }
        let isWhole = families.allSatisfy { family in
          let counts = orders.filter { $0.family == family }.map(\.count)
          return counts.total(atMost: part.covered.count) == part.covered.count
        }
        guard orders.count == items.count, isWhole else {
          try MergedParts.refuse(FailureReporter(json: json))
        }
        all += orders
      }
      all.sort { $0.first < $1.first }
      return all
    }
  }

  /// The same, where results that have the same text are one.
  func distinct(_ orders: [[SampledOrders]?]) -> [[SampledOrders]?] {
    zip(chosenFormats, orders).map { format, orders in
      guard case .format(let format) = format, let orders else { return nil }
      var results: [SampledOrders] = []
      var places: [String: Int] = [:]
      for order in orders {
        let name = order.family.rawValue + SampledOrders.text(order.value, format)
        if let place = places[name] {
          results[place].count += order.count
        } else {
          places[name] = results.count
          results.append(order)
        }
      }
      return results
    }
  }
}

extension SampledOrders {
  fileprivate func json(_ format: FloatFormat) -> JSONValue {
    .list([
      .string(family.rawValue), .string(Self.text(value, format)), JSONValue(count),
      JSONValue(first),
    ])
  }

  /// Reads a result of some of the samples; nil if it is none.
  fileprivate init?(_ json: JSONValue, _ format: FloatFormat, _ samples: CoveredRanges) {
    guard let items = json.items, items.count == 4, case .string(let name) = items[0],
      let family = OrderFamily(rawValue: name), case .string(let text) = items[1],
      let value = Self.value(text, format), let count = items[2].count, count > 0,
      let first = items[3].count, samples.ranges.contains(where: { $0.contains(first) })
    else { return nil }
    self.init(family: family, value: value, count: count, first: first)
  }

  /// The text of a result, which has all digits of a decimal, trailing zeros and the sign of a zero as well.
  fileprivate static func text(_ value: FormatValue, _ format: FloatFormat) -> String {
    if case .decimal(let x) = value { x.description } else { value.exactText(in: format) }
  }

  private static func value(_ text: String, _ format: FloatFormat) -> FormatValue? {
    guard let value = (try? format.number(written: text))?.value else { return nil }
    guard case .decimal(let nearest) = value, let x = BigDecimal(text) else { return value }
    let isOfFormat = x.isNaN || (x == nearest && x.digitCount <= format.precision)
    return isOfFormat ? .decimal(x) : nil
  }
}

extension [Int] {
  /// The sum of counts; nil if it is larger than a number.
  func total(atMost most: Int) -> Int? {
    var total = 0
    for count in self {
      if count > most - total { return nil }
      total += count
    }
    return total
  }
}
