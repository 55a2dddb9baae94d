import Accuracy

/// Which of several computations is better, and where.
struct RivalryReport {
  let names: [String]
  let variables: [String]
  let points: [KeptPoint]

  /// The most stretches of a variable that are listed.
  private static let most = 12

  /// Whether there is anything to compare.
  private var isEmpty: Bool { names.count < 2 || points.isEmpty }

  /// The points at which a computation has an error that no other one falls below.
  private func wins(_ index: Int) -> Int {
    points.count { point in
      point.errors.allSatisfy { point.errors[index].ulps <= $0.ulps }
    }
  }

  /// The stretches of a variable; none if they change so often that nothing is learnt from them.
  private func stretches(_ variable: Int) -> [Stretch] {
    let stretches = Stretch.stretches(points, of: variable)
    return stretches.count > Self.most ? [] : stretches
  }

  var lines: [String] {
    if isEmpty { return [] }
    var lines = ["no larger error than the others"]
    for (index, name) in names.enumerated() {
      let share = Double(wins(index)) / Double(points.count) * 100
      lines.append("  \(SampleReport.figure(share)) %  \(name)")
    }
    for (index, variable) in variables.enumerated() {
      let stretches = stretches(index)
      guard stretches.count > 1 else { continue }
      lines.append("smallest mean of bits over \(variable)")
      for stretch in stretches {
        let ends = [stretch.ends.lower, stretch.ends.upper].map { SampleReport.figure($0.double) }
        let means = stretch.meanBits.map(SampleReport.figure).joined(separator: ", ")
        let best = stretch.best.map { names[$0] } ?? "alike"
        lines.append("  from \(ends[0]) to \(ends[1]): \(best) (\(means))")
      }
    }
    return lines
  }

  var json: JSONValue? {
    if isEmpty { return nil }
    let shares = names.indices.map { index in
      JSONValue(Double(wins(index)) / Double(points.count))
    }
    var found: [JSONValue] = []
    for (index, variable) in variables.enumerated() {
      for stretch in stretches(index) {
        let means = stretch.meanBits.map { JSONValue($0) }
        let fields: JSONFields = [
          ("name", .string(variable)), ("from", .string(stretch.ends.lower.exactText)),
          ("to", .string(stretch.ends.upper.exactText)),
          ("best", stretch.best.map { .string(names[$0]) } ?? .null), ("mean_bits", .list(means)),
        ]
        found.append(.object(fields))
      }
    }
    return .object([("no_larger_error", .list(shares)), ("stretches", .list(found))])
  }
}
