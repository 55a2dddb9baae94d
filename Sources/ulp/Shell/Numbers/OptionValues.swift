import ArgumentParser
import BigNumbers
import Conversion
import NumericCore
import Scientific

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension DecimalRounding: OptionWord {
  /// Reads a direction of rounding; common names for decimal roundings are accepted.
  public init?(argument: String) {
    let names = [
      "nearest": "nearest-even", "half-even": "nearest-even", "half-up": "nearest-away",
      "half-down": "nearest-zero",
    ]
    self.init(rawValue: names[argument] ?? argument)
  }
}

extension SpecialPolicy: OptionWord {}

extension UnitLocale: OptionWord {}

extension AngleUnit: OptionWord {
  /// Reads a unit of angles; common abbreviations are accepted.
  public init?(argument: String) {
    let names = ["rad": "radians", "deg": "degrees", "grad": "gradians", "turn": "turns"]
    self.init(rawValue: names[argument] ?? argument)
  }
}

/// A setting `--limit name=n`.
struct LimitSetting: ExpressibleByArgument {
  var limit: Limit
  var bound: Int

  /// The largest value that the memory of this machine permits, with several times the memory that
  /// one number, line or program of that size needs.
  var most: Int {
    let bytes = PhysicalMemory.bytes
    switch limit {
    case .precision, .exponent: return bytes / 8
    case .digits: return bytes / 64
    case .length: return bytes / 512
    case .operations, .terms, .depth: return bytes / 1024
    case .workingPrecision: return bytes / 64
    case .memory: return bytes / 2_000_000
    case .argument, .flows, .time, .range: return .max
    }
  }

  func validate() throws {
    guard bound > most else { return }
    throw ValidationError(
      "--limit \(limit.rawValue)=\(bound) is beyond this machine's memory; the most is \(most)")
  }

  /// The limits that can be raised.
  static let limits = Limit.allCases.filter { $0 != .range }

  static let names = limits.map(\.rawValue).series

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let limit = Limit(rawValue: String(parts[0])), limit != .range,
      let bound = Int(parts[1]), bound > 0
    else { return nil }
    self.limit = limit
    self.bound = bound
  }
}

extension LimitExceeded {
  /// How to raise the limit; empty for the range of exponents, which cannot be raised.
  var advice: String {
    switch limit {
    case .range: "no option widens that range"
    case .workingPrecision: "raise it with --max-precision N"
    case .memory: "raise it with --max-memory N"
    case .time: "raise it with --timeout N"
    default: "raise it with --limit \(limit.rawValue)=N"
    }
  }
}

enum PhysicalMemory {
  /// The memory of this machine in bytes.
  static var bytes: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let size = sysconf(Int32(_SC_PAGESIZE))
    return pages > 0 && size > 0 ? pages * size : .max
  }
}
