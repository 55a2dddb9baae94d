import BigNumbers
import Foundation
import NumericCore
import Testing

/// A copy of CPython's test cases on this machine; nil where there is none.
private let file: String? = {
  var candidates = [ProcessInfo.processInfo.environment["CMATH_TESTCASES"] ?? ""]
  for minor in stride(from: 20, to: 8, by: -1) {
    let folder = "/usr/lib/python3.\(minor)/test/"
    candidates += [folder, folder + "mathdata/"].map { $0 + "cmath_testcases.txt" }
  }
  return candidates.first { FileManager.default.isReadableFile(atPath: $0) }
}()

/// CPython's own test cases of its module `cmath`, some 2000 lines of correctly rounded values, which Debian has in
/// `libpython3.11-testsuite`; the environment variable `CMATH_TESTCASES` names another copy. They are not part of this project.
@Suite("CPython's test cases of cmath", .enabled(if: file != nil, "no such file here"))
struct PythonComplexTests {
  struct Case: CustomStringConvertible {
    let description: String
    let name: String
    let operands: [Double]
    let values: [Double]
    /// Whether the sign of each part is left open.
    let isSignOpen: [Bool]
    /// Whether C would raise a flag; the values are those of annex G.
    let isSingular: Bool

    /// One line, such as `sqrt0001 sqrt -1.0 -0.0 -> 0.0 -1.0 ignore-real-sign`.
    init(_ line: Substring) throws {
      let fields = line.split(separator: " ").map(String.init)
      description = String(line)
      name = fields[1]
      operands = try fields[2...3].map { try #require(Double($0)) }
      values = try fields[5...6].map { try #require(Double($0)) }
      let flags = fields[7...]
      isSignOpen = ["ignore-real-sign", "ignore-imag-sign"].map(flags.contains)
      isSingular = flags.contains { ["divide-by-zero", "overflow", "invalid"].contains($0) }
    }

    /// Whether C23 gives a part that C99 left undefined: at a zero beside an infinity or NaN, such as tanh(0 + i∞) = 0 + i·NaN.
    ///
    /// **Source.** ISO/IEC 9899:2024, G.6.3.1 and G.6.3.6, after defect report 471.
    var isRevised: Bool {
      ["acosh", "tan", "tanh"].contains(name) && operands.contains(0)
        && !operands.allSatisfy(\.isFinite)
    }

    var isFinite: Bool { !isSingular && (operands + values).allSatisfy(\.isFinite) }

    /// Both parts of the value: for `polar` length and angle, for `rect` the parts of a point whose length and angle are given.
    func parts<Backend: NumericBackend>(
      on backend: Backend, _ x: [Backend.Number]
    ) throws -> [Backend.Number] {
      switch name {
      case "polar":
        return [
          try backend.compute(.hypot, x[0], x[1]),
          try backend.compute(PartFunction(.log, .imaginary), x),
        ]
      case "rect":
        return try [UnaryFunction.cos, .sin].map {
          try backend.compute(.multiply, x[0], try backend.compute($0, x[1]))
        }
      default:
        let function = try #require(ComplexFunction.allCases.first { "\($0)" == name })
        return try [PartFunction.Part.real, .imaginary].map {
          try backend.compute(PartFunction(function, $0), x)
        }
      }
    }

    /// Whether a part is right, up to an error that is permitted.
    func agrees(_ found: Double, part: Int, absolute: Double, relative: Double) -> Bool {
      let open = isSignOpen[part]
      let (expected, found) =
        open ? (values[part].magnitude, found.magnitude) : (values[part], found)
      if expected.isNaN { return found.isNaN || isRevised }
      if found == expected { return found != 0 || found.sign == expected.sign }
      guard expected.isFinite else { return false }
      return (found - expected).magnitude <= max(absolute, relative * expected.magnitude)
    }
  }

  static func cases() throws -> [Case] {
    let text = try String(contentsOfFile: try #require(file), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("--") && $0.contains("->") }
    let cases = try lines.map(Case.init)
    #expect(cases.count > 1900)
    return cases
  }

  /// CPython's own tolerance: logarithms next to the unit circle have small real parts.
  @Test("double agrees with all of them") func doubles() throws {
    for test in try Self.cases() {
      // The point 0∠∞ and its like are no product of a length with cosine and sine.
      if test.name == "rect", !test.isFinite { continue }
      let parts = try test.parts(on: DoubleBackend(), test.operands)
      for (part, found) in parts.enumerated() {
        let isLogarithm = part == 0 && test.name.hasPrefix("log")
        #expect(
          test.agrees(
            found, part: part, absolute: isLogarithm ? 2e-15 : 10 * .leastNonzeroMagnitude,
            relative: 2e-15),
          "\(test): \(parts)")
      }
    }
  }

  @Test("bigfloat rounds all finite ones to the same doubles") func bigFloats() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    for test in try Self.cases() where test.isFinite && test.name != "rect" {
      let parts = try test.parts(on: backend, test.operands.map { BigFloat($0) })
      for (part, found) in parts.enumerated() {
        // Below the normal numbers a double has fewer than 53 bits.
        let error = Double.leastNonzeroMagnitude
        #expect(
          test.agrees(Double(found), part: part, absolute: error, relative: 0),
          "\(test): \(parts)")
      }
    }
  }

  @Test("exact numbers round to the same doubles") func exactNumbers() throws {
    let backend = ExactBackend()
    for test in try Self.cases() where test.isFinite {
      // Exact numbers have one zero, which lies above the cuts.
      if test.operands.contains(where: { $0 == 0 && $0.sign == .minus }) { continue }
      let operands = try test.operands.map { try #require(ExactReal(exactly: BigFloat($0))) }
      for (part, number) in try test.parts(on: backend, operands).enumerated() {
        guard let text = try? backend.format(number, as: NumberFormat(digits: 40)).text else {
          // The part is closer to 0 than any number that has digits.
          #expect(test.values[part] == 0, "\(test)")
          continue
        }
        let found = try #require(Double(text))
        #expect(
          found.magnitude == 0 && test.values[part] == 0
            || test.agrees(found, part: part, absolute: 0, relative: 0), "\(test): \(text)")
      }
    }
  }
}
