import Foundation
import TestSupport
import Testing

/// Functions of libraries that are compiled for these tests, and programs, beside their truth.
@Suite("functions that are judged", .serialized)
struct JudgeTests {
  /// Whether a `long double` has the format of the x87, and the processor can flush subnormal numbers to zero.
  static let isIntel: Bool = {
    #if arch(x86_64)
      true
    #else
      false
    #endif
  }()

  private func judge(_ words: String) throws -> CommandResult {
    try CommandRunner.run(
      "cd '\(try JudgedLibraries.folder.get())' && ulp judge --samples 200 \(words)")
  }

  private func lib(_ declaration: String, of library: String = "functions") -> String {
    "--lib './lib\(library).so:\(declaration)'"
  }

  @Test(
    "exact functions of every type, by value and by address",
    arguments: [
      ("double halved_(const double *x)", "--over x=1e-300:1e300 x/2", "binary64"),
      ("float product(float, float)", "--over x=1:2 --over y=1:2 'x*y'", "binary32"),
      (
        "long double sum(long double a, long double, long double)",
        "--over x=1:2 --over y=0:0 --over z=0:0 'x+y+z'", "extended80"
      ),
      ("_Float16 negated(_Float16)", "--over x=-60000:60000 -- -x", "binary16"),
    ])
  func types(_ declaration: String, _ rest: String, _ format: String) throws {
    if declaration.hasPrefix("long double"), !Self.isIntel { return }
    let result = try judge("\(lib(declaration)) \(rest)")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.output.contains("(\(format))"), "\(result.output)")
    #expect(result.output.contains("nearest to the truth 100 %"), "\(result.output)")
    #expect(result.output.contains("200 certified"), "\(result.output)")
  }

  @Test("a neighbour is one unit off, and beyond what is permitted") func wrong() throws {
    let result = try judge("\(lib("double above(double)")) --over x=1:2 --fail-above 0.5 x")
    #expect(result.output.contains("sampled maximum 1\n") && result.status == 1)
    #expect(result.output.contains("nearest to the truth 0 %"))
    #expect(result.errors == "error: ./libfunctions.so:above is off by 1 bits, more than 0.5\n")
  }

  @Test(
    "a function that crashes, leaves or does not return is named with the point",
    arguments: [
      ("crash", "ends its process"), ("leave", "ends its process"), ("vanish", "ends its process"),
      ("loop", "has no answer after 1 s"),
    ])
  func deaths(_ name: String, _ what: String) throws {
    for range in ["0:1", "0x1.8000000000001p-1:0x1.8000000000001p-1"] {
      let result = try judge(
        "\(lib("double \(name)(double)")) --over x=\(range) --sampling values --timeout 1 --jobs 2 x"
      )
      #expect(result.status == 1 && result.output == "")
      let pattern = #"^error: \./libfunctions\.so:\#(name) \#(what) at \(0x1\.[0-9a-f]+p-1\)\n"#
      #expect(
        result.errors.range(of: pattern, options: .regularExpression) != nil, "\(result.errors)")
    }
  }

  @Test("what cannot be loaded is said before anything is computed") func loading() throws {
    for (words, message) in [
      (
        lib("double identity(double)", of: "ending"),
        "./libending.so:identity ends its process while it is loaded"
      ),
      (lib("double absent(double)"), "./libfunctions.so: undefined symbol: absent"),
      (
        "--lib './libabsent.so:sin'",
        "./libabsent.so: cannot open shared object file: No such file or directory"
      ),
    ] {
      let result = try judge("\(words) --over x=0:1 x")
      #expect(result.status == 1 && result.errors == "error: \(message)\n", "\(result.errors)")
    }
  }

  @Test(
    "a library that changes the processor's modes changes neither the truth nor another library",
    .enabled(if: JudgeTests.isIntel))
  func modes() throws {
    let subnormal = "--over x=0x1p-1073:0x1p-1060 x/2"
    let result = try judge(
      "\(lib("double halved(double)", of: "flushing")) \(lib("double halved_(double *)")) \(subnormal)"
    )
    #expect(result.status == 0)
    let parts = result.output.components(separatedBy: "./libfunctions.so:halved_")
    // The third part says which of the two has smaller errors.
    #expect(parts.count == 3)
    #expect(parts[0].contains("nearest to the truth 0 %"), "\(result.output)")
    #expect(parts[1].contains("nearest to the truth 100 %"), "\(result.output)")
  }

  @Test("a program is judged by its lines") func program() throws {
    let script = Repository.root.appending(path: "Tests/CommandTests/Judged/triple.py").path
    let result = try judge("--run 'python3 \(script)' --over x=1:2 '3*x'")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("nearest to the truth 100 %"), "\(result.output)")
  }

  @Test(
    "a program that ends, falls silent or answers no number is named with the point",
    arguments: [
      ("head -n 3", "ends with status 0 at '0x"), ("kill -9 $$", "ends by signal 9 at '0x"),
      (
        "sleep 9",
        "has no answer after 1 s; it may have to flush its output after every line at '0x"
      ),
      ("sed -u s/^/y/", "answers 'y0x"), ("sed -u p", "answers with more than one line at '0x"),
    ])
  func programDeaths(_ command: String, _ what: String) throws {
    let result = try judge("--run '\(command)' --over x=1:2 --timeout 1 x")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.hasPrefix("error: '\(command)' \(what)"), "\(result.errors)")
  }

  @Test("the same seed gives the same JSON with any number of threads") func threads() throws {
    let words = "--libm expf --over x=-80:80 --json"
    let (one, two) = (try judge("\(words) --jobs 1"), try judge("\(words) --jobs 2"))
    #expect(one.status == 0 && one.output == two.output)
    #expect(one.output.hasPrefix(#"{"schema": "ulp-judge-1", "source": "exp(x)""#))
  }

  @Test("every function of C's library that the platform has is near its truth") func platform()
    throws
  {
    let names = KnownNames.inEveryLibrary
    for name in names {
      for suffix in ["", "f"] {
        let result = try judge("--libm \(name)\(suffix) --samples 30 --fail-above 12")
        #expect(result.status == 0, "\(name)\(suffix): \(result.errors)")
      }
    }
  }
}

private enum KnownNames {
  /// Functions that C has had since 1999.
  static let inEveryLibrary = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "cos", "cosh",
    "erf",
    "erfc", "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "hypot",
    "lgamma", "log", "log10", "log1p", "log2", "pow", "remainder", "rint", "round", "sin", "sinh",
    "sqrt", "tan", "tanh", "tgamma", "trunc",
  ]
}
