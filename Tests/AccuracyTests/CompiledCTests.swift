import Accuracy
import Arithmetic
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("expressions on double and in C")
struct CompiledCTests {
  /// An expression of x, y and z in the language of the calculator and in C.
  static let pairs: [(source: String, c: String)] = [
    ("x+y+z", "x+y+z"), ("x-y-z", "x-y-z"), ("x*y*z", "x*y*z"), ("x/y/z", "x/y/z"),
    // Expressions that a compiler may contract to a fused operation.
    ("x*y+z", "x*y+z"), ("x*y-z*z", "x*y-z*z"), ("z-x*y", "z-x*y"),
    ("(x+y)*(x-y)", "(x+y)*(x-y)"), ("((x*0.1+0.7)*x-3.3)*x+1e-3", "((x*0.1+0.7)*x-3.3)*x+1e-3"),
    ("1/x+1/y+1/z", "1/x+1/y+1/z"), ("-x*y/-z", "-x*y/-z"),
    ("sqrt(x*x+y*y)", "sqrt(x*x+y*y)"),
    ("(-y-sqrt(y*y-4*x*z))/(2*x)", "(-y-sqrt(y*y-4*x*z))/(2*x)"),
    ("abs(x)-abs(y)", "fabs(x)-fabs(y)"), ("floor(x*100)/7+ceil(y)", "floor(x*100)/7+ceil(y)"),
    ("fma(x,y,z)", "fma(x,y,z)"), ("hypot(x,y)+z", "hypot(x,y)+z"),
    ("exp(x)-exp2(y)", "exp(x)-exp2(y)"), ("expm1(x/1000)", "expm1(x/1000)"),
    ("ln(abs(x))*log2(abs(y))", "log(fabs(x))*log2(fabs(y))"),
    ("log10(abs(z))+log1p(abs(x))", "log10(fabs(z))+log1p(fabs(x))"),
    ("abs(x)^y", "pow(fabs(x),y)"), ("x^3-y^2", "pow(x,3)-pow(y,2)"),
    ("sin(x)*cos(y)+tan(z)", "sin(x)*cos(y)+tan(z)"), ("sin(x*1e6)", "sin(x*1e6)"),
    ("asin(sin(x))+acos(cos(y))", "asin(sin(x))+acos(cos(y))"),
    ("atan(x)+atan2(y,z)", "atan(x)+atan2(y,z)"), ("sinh(x)-cosh(y)", "sinh(x)-cosh(y)"),
    ("tanh(x)/asinh(y)", "tanh(x)/asinh(y)"),
    ("acosh(1+abs(x))*atanh(tanh(z/4))", "acosh(1+fabs(x))*atanh(tanh(z/4))"),
    ("sqrt(-x*x)+z/0", "sqrt(-x*x)+z/0"),
  ]
  static let compiler = ["/usr/bin/cc", "/usr/bin/gcc", "/usr/bin/clang"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// A program that reads bit patterns of x, y and z from standard input and writes those of all
  /// results.
  static var program: String {
    let prints = pairs.map { "    print(\($0.c));" }.joined(separator: "\n")
    return """
      #include <inttypes.h>
      #include <math.h>
      #include <stdio.h>
      #include <string.h>
      static void print(double r) {
        uint64_t bits;
        memcpy(&bits, &r, 8);
        printf("%" PRIu64 "\\n", bits);
      }
      int main(void) {
        uint64_t bits[3];
        while (scanf("%" SCNu64 "%" SCNu64 "%" SCNu64, bits, bits + 1, bits + 2) == 3) {
          double x, y, z;
          memcpy(&x, bits, 8);
          memcpy(&y, bits + 1, 8);
          memcpy(&z, bits + 2, 8);
      \(prints)
        }
      }
      """
  }

  private func inputs() throws -> [[Double]] {
    var generator = SplitMix64(seed: 2026)
    return try (0..<300).map { _ in
      try (0..<3).map { _ in
        let drawn = FullSignificand(bits: 53, exponents: -8...6, using: &generator)
        return DoubleBackend.completed.number(try ExactLiteral(drawn.text))
      }
    }
  }

  private func resultsInC(_ inputs: [[Double]], _ compiler: String) throws -> [UInt64] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.program.write(
      to: folder.appendingPathComponent("peer.c"), atomically: true, encoding: .utf8)
    let lines = inputs.map { $0.map { "\($0.bitPattern)" }.joined(separator: " ") }
    // Without built-in functions every call reaches the same libm that Swift calls.
    let result = try CommandRunner.run(
      """
      cd '\(folder.path)' && \(compiler) -O2 -ffp-contract=off -fno-builtin peer.c -o peer -lm \
      && ./peer
      """, input: Data(lines.joined(separator: "\n").utf8))
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").compactMap { UInt64($0) }
  }

  @Test(
    "every bit is that of compiled C without contraction",
    .enabled(if: CompiledCTests.compiler != nil, "a C compiler is needed"))
  func everyBit() throws {
    let inputs = try inputs()
    let results = try resultsInC(inputs, try #require(Self.compiler))
    try #require(results.count == inputs.count * Self.pairs.count)
    var calculator = Calculator(DoubleBackend.completed)
    var (index, finite) = (0, 0)
    for input in inputs {
      for (name, value) in zip(["x", "y", "z"], input) { calculator.set(name, to: .number(value)) }
      for (source, _) in Self.pairs {
        let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
        let value = try DoubleBackend.completed.evaluate(
          compiled.program, inputs: calculator.inputs(of: compiled), special: .ieee)[0]
        let peer = Double(bitPattern: results[index])
        // The sign of a NaN depends on the processor.
        let isSame = value.isNaN ? peer.isNaN : value.bitPattern == peer.bitPattern
        #expect(isSame, "\(source) at \(input): \(value), in C \(peer)")
        finite += value.isFinite ? 1 : 0
        index += 1
      }
    }
    #expect(finite > 8000)
  }
}
