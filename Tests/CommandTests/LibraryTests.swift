import Foundation
import TestSupport
import Testing

/// Tables of all functions of a library.
@Suite("all functions of a library", .serialized)
struct LibraryTests {
  private func judge(_ words: String) throws -> CommandResult {
    try CommandRunner.run("cd '\(try JudgedLibraries.folder.get())' && ulp judge \(words)")
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Whether the object of a function alone is in that of a table.
  private func contains(_ table: CommandResult, _ words: String) throws -> Bool {
    let alone = try judge(words)
    let text = alone.output.trimmingCharacters(in: .newlines)
    return alone.status == 0 && text.hasPrefix("{") && table.output.contains(text)
  }

  @Test("a row is the run of its function alone") func rows() throws {
    let climbing = "--samples 60 --seed 3 --over x=0x1p-9:3 --worst --tries 200 --json"
    let own = try judge("--lib ./libpartial.so:all -f binary32 --jobs 2 \(climbing)")
    try #require(own.status == 0, "\(own.errors)")
    for name in ["cosf", "fabsf", "powf"] {
      let words = "--lib ./libpartial.so:\(name) --jobs 1 \(climbing)"
      #expect(try contains(own, words), "\(name)")
    }
    let table = try judge("--libm all -f binary32 --jobs 2 --samples 5 --json")
    try #require(table.status == 0, "\(table.errors)")
    for name in ["asinhf", "y1f"] {
      #expect(try contains(table, "--libm \(name) --jobs 1 --samples 5 --json"), "\(name)")
    }
    let functions = try #require(try object(table.output)["functions"] as? [[String: Any]])
    let names = functions.compactMap { ($0["results"] as? [[String: Any]])?.first?["computation"] }
    #expect(names.count >= 40 && names.count == functions.count)
    #expect(names.allSatisfy { "\($0)".hasSuffix("f") })
  }

  @Test("counts of all numbers of a range are those of a function alone") func exhaustive() throws {
    let words = "--over x=0.5:0.5001 --exhaustive"
    let table = try judge("--lib ./libpartial.so:all -f float \(words) --json")
    try #require(table.status == 0, "\(table.errors)")
    for name in ["cosf", "fabsf"] {
      #expect(try contains(table, "--lib ./libpartial.so:\(name) \(words) --json"), "\(name)")
    }
    // All numbers of two variables are too many.
    #expect(try object(table.output)["large"] as? [String] == ["powf"])
    let text = try judge("--lib ./libpartial.so:all -f float \(words)").output
    #expect(text.contains("\nevery number of binary32\n"))
    #expect(text.contains("\ntoo many points to take all of them: powf\n"))
  }

  @Test("what a library lacks is named, and what ends costs no other function its row")
  func partial() throws {
    let result = try judge("--lib ./libpartial.so:all --over x=2:2 --samples 3 --csv table.csv")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "error: ./libpartial.so:cbrt ends its process at (0x1p+1)\n")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    }
    // 3 is 2⁵¹ units of the last place of 2 away from it: 1 / 2⁻⁵¹.
    #expect(
      lines.first { $0.first == "rint" }
        == ["rint", "3", "2.252e+15", "2.252e+15", "0", "0", "3", "x", "=", "0x1p+1"])
    #expect(
      lines.first { $0.first == "fabs" }
        == ["fabs", "3", "0", "0", "100", "100", "0", "x", "=", "0x1p+1"])
    #expect(result.output.contains("\nended or did not return: cbrt\n"))
    #expect(result.output.contains("\nnot in this library: acos, acosh, "))
    let table = try CommandRunner.run("cat '\(try JudgedLibraries.folder.get())/table.csv'").output
    #expect(
      table == """
        function,truth,certified,invalid,undecided,largest_ulps,largest_bits,mean_ulps,nearest,faithful,wrong,x,y,z,n
        fabs,abs(x),3,0,0,0.0,0.0,0.0,3,3,0,0x1p+1,,,
        rint,roundeven(x),3,0,0,2251799813685248.0,51.0,2251799813685248.0,0,0,3,0x1p+1,,,

        """)
  }

  @Test("a bound on errors holds for every function") func bound() throws {
    let words = "--lib ./libpartial.so:all --over x=2:2 --samples 3"
    let failing = try judge("\(words) --fail-above 1")
    #expect(
      failing.status == 1
        && failing.errors.hasSuffix("error: rint is off by 51 bits, more than 1\n"))
    let fine = try judge(
      "\(words.replacing("--lib", with: "-f float --lib")) --over y=1:1 --fail-above 24")
    #expect(fine.status == 0, "\(fine.errors)")
  }

  @Test(
    "what does not go together is said",
    arguments: [
      ("--libm all --libm sin", "another function does not go with it"),
      ("--libm all 'sin(x)'", "an expression does not go with it"),
      ("--libm all --run cat", "--run does not go with it"),
      ("--libm all -f decimal64", "not of decimal64"),
      ("--libm all --over u=1:2", "no function has an argument 'u'; they are n, x, y, z"),
      ("--libm all --exhaustive --resume counts", "--resume does not go with it"),
      ("--lib ./libabsent.so:all", "./libabsent.so: cannot open shared object file"),
      ("--lib ./libending.so:all", "ends its process while it is loaded"),
      ("--lib ./libfunctions.so:all", "has none of the functions whose truth is known"),
    ])
  func refusals(_ words: String, _ message: String) throws {
    let result = try judge(words)
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
