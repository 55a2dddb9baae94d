import BigNumbers
import Foundation
import NumericCore
import SuiteSupport

/// Long computations in a loop of the caller, each in a separate process, so that its peak memory
/// can be measured.
enum Chain: String, CaseIterable {
  /// √1 + √2 + √3 + …
  case roots
  /// 0.001 + 0.002 + 0.003 + …
  case decimals
  /// x ← √(x + k).
  case nested

  var summary: String {
    switch self {
    case .roots: "sum of √k"
    case .decimals: "sum of k/1000"
    case .nested: "x = √(x + k)"
    }
  }

  /// The number of operations in the full run.
  var operations: Int { self == .nested ? 100_000 : 1_000_000 }

  private func value(_ count: Int) -> ExactReal {
    var x: ExactReal = 0
    for k in 1...count {
      switch self {
      case .roots: x += ExactReal(k).squareRoot()
      case .decimals: x += ExactReal(BigRational(k) / 1000)
      case .nested: x = (x + ExactReal(k)).squareRoot()
      }
    }
    return x
  }

  /// The same in double precision, accurate to about ten digits.
  private func approximation(_ count: Int) -> Double {
    (1...count).reduce(0.0) { x, k in
      switch self {
      case .roots: x + Double(k).squareRoot()
      case .decimals: x + Double(k) / 1000
      case .nested: (x + Double(k)).squareRoot()
      }
    }
  }

  /// Prints the seconds of a computation to fifteen digits, and the peak memory of this process.
  func report(_ count: Int) throws {
    var limits = ExactLimits()
    limits.sizes.time = 600
    var digits: NumberDigits?
    let time = try ContinuousClock().measure {
      digits = try value(count).digits(.significant(15), limits: limits)
    }
    if let digits {
      let text = "0.\(String(decoding: digits.digits, as: UTF8.self))e\(digits.exponent)"
      let right = approximation(count)
      guard let found = Double(text), abs(found - right) < 1e-9 * right else {
        stop("\(summary) for \(count) terms is not \(text)")
      }
    }
    print(time / .seconds(1), PeakMemory.bytes)
  }

  /// Runs the computation in a separate process.
  func measure(_ count: Int) throws -> (seconds: Double, bytes: Int) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["chain", rawValue, String(count)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard process.terminationStatus == 0, fields.count == 2, let seconds = Double(fields[0]),
      let bytes = Int(fields[1])
    else { stop("\(summary) for \(count) terms failed") }
    return (seconds, bytes)
  }
}
