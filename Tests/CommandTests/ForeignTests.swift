import Foundation
import TestSupport
import Testing

/// Functions of libraries with whole numbers, and those that compute many points at once.
@Suite("functions of whole numbers and of arrays", .serialized)
struct ForeignTests {
  private func judge(_ words: String) throws -> CommandResult {
    try CommandRunner.run("cd '\(try JudgedLibraries.folder.get())' && ulp judge \(words)")
  }

  @Test(
    "whole numbers in every place, by value, by address and as results",
    arguments: [
      ("double powered(int, double)", "--over n=-5:5 --over x=1:2", "x*2^n", "binary64"),
      ("float scaled(float, long)", "--over x=1:2 --over n=-5:5", "x*2^n", "binary32"),
      (
        "double scaled_(const int *, const double *)", "--over n=-9:9 --over x=1:2", "x*2^n",
        "binary64"
      ),
      ("long wide(long)", "--over n=-2^63:2^63-1", "trunc(n/3)", "fixed:64:0"),
      ("int places(double, int n)", "--over x=-99:99 --over n=-2:5", "floor(x) + n", "fixed:32:0"),
      (
        "long double chosen(long double, int, long double)",
        "--over x=1:2 --over n=1:5 --over y=3:4", "x + 0*(n + y)", "extended80"
      ),
    ])
  func wholeNumbers(_ declaration: String, _ over: String, _ truth: String, _ format: String)
    throws
  {
    if format == "extended80", !JudgeTests.isIntel { return }
    let result = try judge(
      "--lib './libfunctions.so:\(declaration)' \(over) --samples 300 '\(truth)'")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.output.contains("(\(format))"), "\(result.output)")
    #expect(result.output.contains("300 certified"), "\(result.output)")
    #expect(result.output.contains("nearest to the truth 100 %"), "\(result.output)")
  }

  @Test("a crash names the whole number") func crash() throws {
    let result = try judge(
      "--lib './libfunctions.so:double crashn(double, int)' --over x=2:2 --over n=4:6 'x*n'")
    #expect(
      result.status == 1
        && result.errors == "error: ./libfunctions.so:crashn ends its process at (0x1p+1, 5)\n")
  }

  @Test("every whole number of a range is a point") func exhaustive() throws {
    let result = try judge(
      "--lib './libfunctions.so:long wide(long)' --over n=-7:8 --exhaustive 'floor(n/3)'")
    // Division in C is towards zero: -7, -5, -4, -2 and -1 are one too large.
    #expect(result.output.contains("all 16 points"), "\(result.output)")
    #expect(result.output.contains("correctly rounded 68.75 % (11)"), "\(result.output)")
    #expect(result.output.contains("maximum 1 ulp at n = -7"), "\(result.output)")
  }

  @Test("rows whose numbers are no whole ones are refused") func rows() throws {
    let result = try CommandRunner.run(
      "printf 'x,n\\n1,2\\n1,2.5\\n' | ulp judge --libm ldexp --data - 'ldexp(x, n)'")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "error: argument 2 of libm.so.6:ldexp has the type 'int', which has no number 2.5\n")
  }

  @Test("functions of whole numbers that the platform has are near their truth") func platform()
    throws
  {
    for name in [
      "ilogb", "jn", "ldexp", "llrint", "llround", "lrint", "lround", "scalbln", "scalbn", "yn",
    ] {
      for suffix in ["", "f"] {
        let result = try judge("--libm \(name)\(suffix) --samples 30 --fail-above 16")
        #expect(result.status == 0, "\(name)\(suffix): \(result.errors)")
      }
    }
  }

  // MARK: - Arrays

  private func array(_ name: String, _ type: String = "double") -> String {
    "--lib './libarrays.so:void \(name)(int n, const \(type) x[], \(type) y[])'"
  }

  @Test(
    "arrays of every order and type",
    arguments: [
      ("void doubled(int n, const double x[], double y[])", "--over x=1:2", "2*x"),
      (
        "void products(const float x[], const float z[], float y[], long n)",
        "--over x=1:2 --over z=1:2", "x*z"
      ),
      (
        "void scaled(double y[], size_t count, const double x[], const int n[])",
        "--over x=1:2 --over n=-9:9", "x*2^n"
      ),
      ("void halved_(const int *n, const double x[], double y[])", "--over x=1:2", "x/2"),
      ("void nearest(int n, const double x[], int y[])", "--over x=-99:99", "roundeven(x)"),
    ])
  func arrays(_ declaration: String, _ over: String, _ truth: String) throws {
    let result = try judge(
      "--lib './libarrays.so:\(declaration)' \(over) --samples 300 '\(truth)'")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.output.contains("300 certified"), "\(result.output)")
    #expect(result.output.contains("nearest to the truth 100 %"), "\(result.output)")
  }

  @Test("loops are judged with whole blocks and with what is left") func blocks() throws {
    for (name, share) in [("uneven", 10...90), ("tailless", 10...90)] {
      let result = try judge("\(array(name)) --over x=1:2 --samples 640 --json x")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let results = try #require(object["results"] as? [[String: Any]])
      let nearest = try #require(results[0]["nearest"] as? Int)
      #expect(share.contains(nearest * 100 / 640), "\(name): \(nearest)")
    }
  }

  @Test(
    "the point with which a call ends is found",
    arguments: [
      ("crash", "ends its process"), ("vanish", "ends its process"),
      ("loop", "has no answer after 1 s"),
    ])
  func deaths(_ name: String, _ what: String) throws {
    let result = try judge(
      "\(array(name)) --over x=0:1 --sampling values --timeout 1 --jobs 2 --samples 200 x")
    #expect(result.status == 1 && result.output == "")
    let pattern = #"^error: \./libarrays\.so:\#(name) \#(what) at \(0x1\.[8-f][0-9a-f]*p-1\)\n"#
    #expect(
      result.errors.range(of: pattern, options: .regularExpression) != nil, "\(result.errors)")
  }

  @Test("a call is named that ends although none of its points does alone") func crowded() throws {
    let result = try judge("\(array("crowded")) --over x=1:1 --samples 64 x")
    #expect(
      result.errors
        == "error: ./libarrays.so:crowded ends its process in a call with 33 points, the first of which is (0x1p+0) and the last (0x1p+0); with each of them alone it does not\n"
    )
  }

  @Test("a function that writes outside of its arrays is named with the point or the call")
  func outside() throws {
    let over = try judge("\(array("overrun")) --over x=1:1 --samples 64 x")
    #expect(
      over.errors == "error: ./libarrays.so:overrun writes outside of its arrays at (0x1p+0)\n")
    let words = "\(array("underrun", "float")) --over x=1:0x1.00007ep+0"
    let message =
      "error: ./libarrays.so:underrun writes outside of its arrays in a call with 33 points, the first of which is (0x1p+0) and the last (0x1.00004p+0); with each of them alone it does not\n"
    #expect(try judge("\(words) --exhaustive x").errors == message)
    // Blocks of floats, which are judged by fast truth.
    #expect(try judge("\(words) --exhaustive 'exp(x)'").errors == message)
  }

  @Test("the input with which a block of floats ends is found") func exhaustiveCrash() throws {
    let words = "\(array("crashf", "float")) --exhaustive 'exp(x)'"
    let result = try judge("\(words) --over x=1.4:1.6")
    #expect(
      result.errors == "error: ./libarrays.so:crashf ends its process at (0x1.8p+0)\n",
      "\(result.errors)")
    let fine = try judge("\(words) --over x=1.51:1.52")
    let plain = try judge("--libm expf --exhaustive --over x=1.51:1.52")
    let name = "./libarrays.so:crashf"
    #expect(fine.output.replacing(name, with: "libm.so.6:expf") == plain.output)
  }
}
