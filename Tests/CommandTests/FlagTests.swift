import Foundation
import TestSupport
import Testing

/// The flag of inexact results, which functions of libraries raise rightly and wrongly.
@Suite("flags of inexact results", .serialized)
struct FlagTests {
  private func run(_ script: String) throws -> CommandResult {
    try CommandRunner.run("cd '\(try JudgedLibraries.folder.get())' && \(script)")
  }

  private func judge(_ words: String) throws -> CommandResult {
    try run("ulp judge --flags \(words)")
  }

  /// The counts of a flag: right, raised for exact results, not raised for rounded ones, undecided.
  private func counts(_ words: String) throws -> [Int?] {
    let result = try judge("\(words) --json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any],
      "\(result.errors)")
    let results = try #require(object["results"] as? [[String: Any]])
    let flag = try #require(results[0]["inexact_flag"] as? [String: Any])
    func count(_ name: String) -> Int? { (flag[name] as? [String: Any])?["count"] as? Int }
    return [
      flag["right"] as? Int, count("raised_for_exact"), count("not_raised_for_rounded"),
      flag["undecided"] as? Int,
    ]
  }

  private func product(_ name: String) -> String {
    "--lib './libflags.so:double \(name)(double, double)' --over x=1:1+63*2^-52 --over y=1:1+63*2^-52 'x*y'"
  }

  @Test("exact products are those of fractions") func products() throws {
    let script = Repository.root.appending(path: "Tests/CommandTests/Judged/exact.py").path
    let output = try run("python3 \(script) 64").output
    let exact = try #require(Int(output.filter(\.isNumber)))
    #expect(exact > 100 && exact < 4096)
    #expect(try counts("\(product("honest")) --exhaustive") == [4096, 0, 0, 0])
    #expect(try counts("\(product("quiet")) --exhaustive") == [exact, 0, 4096 - exact, 0])
    #expect(try counts("\(product("loud")) --exhaustive") == [4096 - exact, exact, 0, 0])
    let sampled = try counts("\(product("loud")) --samples 500")
    #expect(sampled[0].map { $0 > 300 } ?? false && sampled[1].map { $0 > 0 } ?? false)
    #expect((sampled[0] ?? 0) + (sampled[1] ?? 0) == 500 && sampled[2...] == [0, 0])
  }

  @Test(
    "numbers that fast truth leaves undecided are decided",
    arguments: [
      // e^0 alone is exact, beside numbers that are next to 1.
      ("float loudexp(float)", "-2^-140:2^-140", "exp(x)", [1024, 1, 0, 0]),
      ("float quietexp(float)", "-2^-140:2^-140", "exp(x)", [1, 0, 1024, 0]),
      // Overflow and underflow are inexact.
      ("float quietexp(float)", "88.72:88.73", "exp(x)", [0, 0, 1312, 0]),
      ("float loudexp(float)", "-104.01:-103.96", "exp(x)", [6555, 0, 0, 0]),
      ("double loudexp_(const double *)", "-2^-1072:2^-1072", "exp(x)", [8, 1, 0, 0]),
      ("double quietexp_(const double *)", "1:1+300*2^-52", "exp(x)", [0, 0, 301, 0]),
      // 27 and 27.0000019… are next to each other; the root of one of them is a number of the format.
      ("float loudcube(float)", "26.9999:27.0001", "cbrt(x)", [104, 1, 0, 0]),
      ("float loudroot(float)", "1.5624:1.5626", "sqrt(x)", [1678, 1, 0, 0]),
    ])
  func fast(_ declaration: String, _ range: String, _ truth: String, _ expected: [Int]) throws {
    let words = "--lib './libflags.so:\(declaration)' --over x=\(range) --exhaustive"
    let found = try counts("\(words) '\(truth)'")
    #expect(found == expected.map { $0 })
    // The exact engine alone, because the truth is no function by itself.
    #expect(try counts("\(words) '1*\(truth)'") == found)
  }

  @Test("results that are NaN, and points without a truth, have no verdict") func nothing() throws {
    #expect(
      try counts("--lib './libflags.so:double nothing(double)' --over x=1:2 --samples 20 x")
        == [0, 0, 0, 0])
    #expect(try counts("--libm logf --over x=-1:-0.99 --exhaustive") == [0, 0, 0, 0])
  }

  @Test("the first result of each kind is shown") func examples() throws {
    let words = "\(product("quiet")) --exhaustive"
    #expect(
      try judge(words).output.hasSuffix(
        "not raised for rounded ones 3969, first at x = 0x1.0000000000001p+0, y = 0x1.0000000000001p+0\n"
      ))
    let lines = try run(
      "ulp judge --flags \(product("loud")) --samples 3 --csv flags.csv > /dev/null; cat flags.csv"
    ).output.split(separator: "\n")
    #expect(
      lines.first?.hasSuffix(",inexact flag of ./libflags.so:loud,./libflags.so:loud is exact")
        ?? false)
    #expect(lines.count == 4 && lines.dropFirst().allSatisfy { $0.hasSuffix(",1,0") })
  }

  @Test("pages have the counts") func pages() throws {
    for words in ["--samples 20", "--exhaustive"] {
      let page = try run(
        "ulp judge --flags \(product("loud")) \(words) --html flags.html > /dev/null; cat flags.html"
      )
      #expect(page.output.contains("inexact flag right"), "\(words) \(page.errors)")
    }
  }

  @Test("parts, and a run that goes on, count what the whole does") func parts() throws {
    let words = "ulp judge --flags \(product("loud")) --exhaustive"
    let whole = try run("\(words) --json")
    let result = try run(
      """
      for i in 1 2 3; do \(words) --part $i/3 --json > flags$i; done
      ulp merge --json flags3 flags1 flags2
      rm -f flags.json; \(words) --resume flags.json > /dev/null; cat flags.json
      \(words) --resume flags.json --json
      ulp merge flags2 flags1 flags3 | tail -1
      \(words.replacing(" --flags", with: "")) --part 1/3 --json > plain; ulp merge plain flags2
      """)
    let last = try run(words).output.split(separator: "\n").last ?? ""
    #expect(result.output == whole.output + whole.output + whole.output + "\(last)\n")
    #expect(last.contains("raised for exact results") && !last.contains("results 0"))
    #expect(result.errors.contains("flags2 belongs to another job than plain"))
  }

  @Test("a table of a library has the counts of every function") func library() throws {
    let words = "--lib ./libpartial.so:all -f float --over x=0.5:0.5001 --exhaustive"
    let result = try run("ulp judge --flags \(words) --csv all.csv; cat all.csv")
    #expect(result.output.contains("wrong  flag raised  not raised  at\n"), "\(result.output)")
    #expect(
      result.output.contains(
        ",z,n,flag_right,flag_raised_for_exact,flag_not_raised_for_rounded,flag_undecided\n"))
    #expect(
      result.output.contains("fabsf,abs(x),1679,0,0,0.0,0.0,,1679,1679,0,0x1p-1,,,,1679,0,0,0\n"))
  }
}
