import Foundation
import TestSupport
import Testing

/// Columns of files beside their truth; the files and what is true of them are made by `Judged/rows.py`.
@Suite("files that are judged")
struct DataTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Judged/Rows"

  private func judge(_ words: String) throws -> CommandResult {
    try CommandRunner.run("cd '\(Self.folder)' && ulp judge \(words)")
  }

  /// Runs in a new folder, after commands that make files there.
  private func judge(after commands: String, _ words: String) throws -> CommandResult {
    try CommandRunner.run("cd \"$(mktemp -d)\" && \(commands)\nulp judge \(words)")
  }

  private struct Expected: Decodable {
    let nearest: Int
    let faithful: Int
    let worst_row: Int
    let maximum: String
    let mean: String
  }

  private struct Report: Decodable {
    struct Result: Decodable {
      struct Ulps: Decodable {
        let mean: Double
        let sampled_maximum: Double
      }
      struct Worst: Decodable {
        let row: Int?
        let line: Int?
      }
      let nearest: Int
      let faithful: Int
      let ulps: Ulps
      let worst: Worst
    }
    let certified: Int
    let results: [Result]
  }

  @Test(
    "every kind of file has the errors that mpmath finds",
    arguments: [
      ("--data plain.npy --input x=1 --computed 2", 0),
      ("--data big.npy --input x=1 --computed 2", 0),
      ("--data fortran.npy --input x=1 --computed 2", 0), ("--data archive.npz --computed y", 0),
      ("--data compressed.npz --computed y", 0),
      ("--data records.npy --computed y", 0), ("--data aligned.npy --computed y", 0),
      ("--data raw.bin --columns 'double x, double y' --computed y", 0),
      ("--data savetxt.txt --computed y", 1), ("--data seventeen.csv --computed y", 1),
      ("--data shortest.csv --computed 'result, computed'", 1),
      ("--data hexadecimal.csv --computed y", 1),
      ("--data lines.jsonl --computed y", 0), ("--data - --computed y < seventeen.csv", 1),
    ])
  func kinds(_ words: String, _ before: Int) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/expected.json"))
    let expected = try JSONDecoder().decode(Expected.self, from: data)
    let result = try judge("--json 'exp(x)' \(words)")
    #expect(result.errors == "" && result.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.certified == 96)
    let found = try #require(report.results.first)
    #expect(found.nearest == expected.nearest && found.faithful == expected.faithful)
    #expect(try abs(found.ulps.sampled_maximum - #require(Double(expected.maximum))) < 1e-10)
    #expect(try abs(found.ulps.mean - #require(Double(expected.mean))) < 1e-10)
    #expect((found.worst.row ?? found.worst.line) == expected.worst_row + before)
  }

  @Test(
    "what cannot be read is said",
    arguments: [
      (
        "--data complex.npy --computed 1 --input x=1",
        "cannot read the array: its elements are '<c16', and only real and whole numbers are read"
      ),
      ("--data absent.csv --computed y", "cannot read 'absent.csv': No such file or directory"),
      ("--data . --computed y", "cannot read '.': Is a directory"),
      ("--data /dev/null --computed y", "/dev/null has no rows"),
      (
        "--data /dev/zero --computed y",
        "the input, line 1: it has no end within 268435456 bytes"
      ),
      (
        "--data seventeen.csv --computed z",
        "seventeen.csv has no column 'z' for the results; there are 'x', 'y'"
      ),
      (
        "--data seventeen.csv --computed y --input x=w",
        "seventeen.csv has no column 'w' for the variable 'x'; there are 'x', 'y'"
      ),
      (
        "--data archive.npz --computed y -f float",
        "the numbers of 'y' are double; --format is about text, not binary32"
      ),
      ("--data raw.bin --columns 'real x' --computed x", "--columns does not know the type 'real'"),
      (
        "--data raw.bin --columns double --computed x",
        "'double' of --columns is not a type and a name"
      ),
      (
        "--data seventeen.csv --computed y --resume state --html page.html",
        "--html needs all points of one run"
      ),
      ("--computed y", "--computed is about --data, which is missing"),
      (
        "--data seventeen.csv --computed y --over x=1:2",
        "--over chooses points, and --data has them"
      ),
    ])
  func refusals(_ words: String, _ message: String) throws {
    let result = try judge("'exp(x)' \(words)")
    #expect(result.output == "")
    #expect(
      result.errors.contains("error: \(message)") || result.errors.contains("Error: \(message)"),
      "\(result.errors)")
  }

  @Test("a pipe is read once") func pipe() throws {
    let result = try CommandRunner.run(
      "cd '\(Self.folder)' && cat seventeen.csv | ulp judge --data - --computed y --resume state 'exp(x)'"
    )
    #expect(result.errors == "error: --resume reads a file again, and standard input is none\n")
  }

  @Test("an archive has its checksum, and arrays that are not asked for do not matter")
  func archives() throws {
    let damaged = try judge(
      after: """
        python3 -c 'import sys
        for name in ("archive", "compressed"):
            data = bytearray(open(sys.argv[1] + "/" + name + ".npz", "rb").read())
            data[500] ^= 1
            open(name + ".npz", "wb").write(data)' '\(Self.folder)'
        """,
      "--data archive.npz --computed y 'exp(x)'; ulp judge --data compressed.npz --computed y 'exp(x)'"
    )
    #expect(damaged.output == "")
    let lines = damaged.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first == "error: cannot read the archive: 'x' is damaged, its checksum is another one")
    #expect(lines.last?.contains("damaged") ?? false, "\(damaged.errors)")
    for (words, message) in [
      ("--computed y", ""),
      (
        "--computed z",
        "error: cannot read the array 'z': it has 3 dimensions, and rows are read of 1 or 2\n"
      ),
      ("--computed short", "error: 'x' has 96 rows, and 'short' has 5\n"),
    ] {
      let result = try judge("--data mixed.npz \(words) 'exp(x)'")
      #expect(result.errors == message)
    }
  }

  @Test("a broken row is named, and ends the command unless such rows are left out")
  func broken() throws {
    let lines = #"printf 'x,y\n1,1\n2,two\n\n3\n4,4\n5,\n6,"6\n7,"7"\n' > a.csv"#
    let first = try judge(after: lines, "--data a.csv --computed y x")
    #expect(first.status == 1 && first.output == "")
    #expect(
      first.errors
        == "error: a.csv, line 3: 'two' of 'y' is not a number; --skip-broken leaves such lines out\n"
    )
    let all = try judge(after: lines, "--data a.csv --computed y x --skip-broken")
    #expect(all.status == 0)
    #expect(
      all.errors == """
        warning: a.csv, line 3: 'two' of 'y' is not a number
        warning: a.csv, line 5: there is 1 field for 2 columns
        warning: a.csv, line 7: 'y' is empty
        warning: a.csv, line 8: a quote has no end

        """)
    #expect(
      all.output.hasPrefix(
        "7 lines of a.csv\n  3 certified · 0 invalid · 0 undecided · 4 broken\n"), "\(all.output)")
    let cut = try judge(
      after: "printf '1234567812345678abc' > a.bin",
      "--data a.bin --columns 'double x, double y' --computed y --skip-broken x")
    #expect(cut.errors == "warning: a.bin, row 2: the data end within it\n")
    let json = try judge(
      after: #"printf '{"x": 1, "y": 1}\n{"x": 2}\n[1]\n{"x": 3, "y": NaN}\n{"x":' > a"#,
      "--data a --computed y --skip-broken x")
    #expect(
      json.errors == """
        warning: a, line 2: 'y' is missing
        warning: a, line 3: the line is not an object in braces
        warning: a, line 5: column 6: a value is missing

        """, "\(json.errors)")
    #expect(json.output.contains("infinite or NaN 1"))
  }

  @Test("decimals are the numbers whose texts they are, or exact") func decimals() throws {
    // The nearest double to 0.1 is 0.5 ulp of its text off; as the double it is exact.
    let texts =
      "printf 'x,y\\n0.1,0.1\\n0.10000000000000001,0.1\\n1e-5,0.00001\\n0x1p-3,0.125\\n' > a.csv"
    let exact = try judge(after: texts, "--data a.csv --computed y x")
    #expect(exact.output.contains("ulp   mean 0 · sampled maximum 0"), "\(exact.output)")
    #expect(exact.output.contains("decimals are the numbers of double with these texts: 'x', 'y'"))
    // Twenty digits that are no text of a double are what they say: the result is half a unit off.
    let long = "printf 'x,y\\n1.0000000000000001110,1\\n' > a.csv"
    let other = try judge(after: long, "--data a.csv --computed y x")
    #expect(other.output.contains("1 numbers of 'x' are texts of no double, and are taken exactly"))
    #expect(other.output.contains("sampled maximum 0.4999"), "\(other.output)")
    // A tenth as a binary32 is not a tenth as a double: 0.2 units in the last place of binary32 are between them.
    let float = try judge(
      after: texts, "--data a.csv --computed y x -f float --input-format double")
    #expect(float.output.contains("ulp   mean 0.1694 · sampled maximum 0.2778"), "\(float.output)")
  }

  @Test("a name that has another meaning is the column, which is said") func shadows() throws {
    let result = try judge(
      after: "printf 'e,y\\n1,2\\n' > a.csv", "--data a.csv --computed y 'e+1'")
    #expect(result.output.contains("nearest to the truth 100 %"))
    #expect(
      result.errors == "note: 'e' is the column of that name, and nothing else that it may mean\n")
  }

  @Test("a run that is killed goes on to the same report and the same table") func resumed() throws
  {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"
      python3 -c 'import math
      print("x,y")
      for i in range(60000): print("%r,%r" % (i / 7, math.sin(i / 7)))' > a.csv
      ulp judge --data a.csv --computed y 'sin(x)' --jobs 2 --csv whole.csv --json > whole
      ulp judge --data a.csv --computed y 'sin(x)' --jobs 1 --csv parts.csv --resume state --json > cut &
      for i in $(seq 100); do sleep 0.2; test -s parts.csv && break; done
      kill -9 $!
      wait $! 2> killed
      wc -c < cut
      ulp judge --data a.csv --computed y 'sin(x)' --jobs 2 --csv parts.csv --resume state --json > parts
      cmp whole parts && cmp whole.csv parts.csv && echo same
      ulp judge --data a.csv --computed y 'cos(x)' --resume state
      """)
    #expect(result.output == "0\nsame\n", "\(result.output)")
    #expect(result.errors == "error: state is about another job, or of another version\n")
  }

  @Test("all points are written as a table") func table() throws {
    let result = try judge(
      after: "printf '4,2\\n2,1.5\\n-1,0\\n' > a.csv",
      "--data a.csv --input x=1 --computed 2 'sqrt(x)' --csv b.csv > /dev/null && cat b.csv")
    #expect(
      result.output == """
        line,x,truth,2,ulps of 2,bits of 2
        1,4,2,2,0.0,0.0
        2,2,1.414213562373095048801689,1.5,386347768529971.44,48.45689339367278
        3,-1,,0,,

        """, "\(result.output)")
  }
}
