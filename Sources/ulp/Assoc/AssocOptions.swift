import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

extension OperandDistribution: ExpressibleByArgument {
  /// Reads a name.
  public init?(argument: String) { self.init(argument) }
}

/// The sizes that the input of `ulp assoc` determines and that have a limit.
enum AssocLimit: String, CaseIterable {
  case operands, samples, operations, digits, bits

  /// The default limit.
  var standard: Int {
    switch self {
    case .operands: 100_000
    case .samples: 1_000_000
    case .operations: 1_000_000_000
    case .digits: 65_536
    case .bits: 1 << 24
    }
  }

  /// What the limit counts.
  var summary: String {
    switch self {
    case .operands: "operands"
    case .samples: "samples"
    case .operations: "operations, samples times operands,"
    case .digits: "digits, or bits of a format,"
    case .bits: "bits of all exact operands together"
    }
  }
}

/// A setting `--limit name=n`.
struct AssocLimitSetting: ExpressibleByArgument {
  var limit: AssocLimit
  var bound: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let limit = AssocLimit(rawValue: String(parts[0])),
      let bound = Int(parts[1]), bound > 0
    else { return nil }
    (self.limit, self.bound) = (limit, bound)
  }
}

/// The limits in force.
struct AssocLimits {
  private var bounds: [AssocLimit: Int] = [:]

  init(_ settings: [AssocLimitSetting]) {
    for setting in settings { bounds[setting.limit] = setting.bound }
  }

  subscript(limit: AssocLimit) -> Int { bounds[limit] ?? limit.standard }

  /// A sentence if a size is beyond its limit; nil otherwise.
  func problem(_ limit: AssocLimit, _ requested: Int) -> String? {
    guard requested > self[limit] else { return nil }
    return
      "\(requested) \(limit.summary) would be needed; the limit '\(limit.rawValue)' is \(self[limit]); raise it with --limit \(limit.rawValue)=N"
  }
}
