import Foundation
import TestSupport
import Testing

@testable import ulp

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("pages")
struct PageTests {
  /// The output of a command and the page that it writes to `page.html`.
  private func page(
    _ command: String, before: String = ""
  ) throws -> (result: CommandResult, html: String) {
    let result = try CommandRunner.run(
      """
      d=$(mktemp -d); cd "$d" || exit 9; \(before)
      \(command) --html page.html >out; status=$?
      cat out; echo @@@; cat page.html; rm -r "$d"; exit $status
      """)
    let parts = result.output.components(separatedBy: "@@@\n")
    return (
      CommandResult(output: parts[0], errors: result.errors, status: result.status),
      parts.count > 1 ? parts[1] : ""
    )
  }

  /// Collects the texts of elements, by the path of element names.
  private final class Reader: NSObject, XMLParserDelegate {
    var open: [String] = []
    var names: Set<String> = []
    var expressions: [String] = []
    private var depth: Int?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(name)
      names.insert(name)
      if attributes["class"] == "expression" {
        depth = open.count
        expressions.append("")
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if open.count == depth { depth = nil }
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if depth != nil { expressions[expressions.count - 1] += text }
    }
  }

  /// Checks the properties that all pages share.
  @discardableResult
  private func check(_ html: String) -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang="))
    for outside in ["http:", "https:", "src=", "href", "url(", "@import", "<script"] {
      #expect(!html.contains(outside), "\(outside)")
    }
    return reader
  }

  /// Whether two numbers agree: reading JSON may change the last bit of a double.
  private func agree(_ a: Double, _ b: Any?) -> Bool {
    guard let b = b as? Double ?? (b as? Int).map(Double.init) else { return false }
    // JSONSerialization reads decimals with an error of some units in the last place.
    return (a - b).magnitude <= 1e-15 * a.magnitude
  }

  /// The value in a row of a table of a page.
  private func value(
    _ row: String, _ html: String, table: Int = 0, column: Int = 0
  ) throws -> Double {
    let lines = html.split(separator: "\n").filter { $0.contains(">\(row)</th>") }
    let line = try #require(lines.dropFirst(table).first)
    let cells = line.components(separatedBy: "<td>").dropFirst()
    let cell = try #require(cells.dropFirst(column).first)
    let text = cell.components(separatedBy: "value=\"").dropFirst().first?.split(separator: "\"")
    return try #require(Double(text?.first ?? cell.prefix { $0.isNumber }))
  }

  @Test("over ranges: the numbers are those of the JSON") func ranges() throws {
    let command =
      "ulp compare '(x+y)^2 - x*x' --over x=-1:1 --over y=1e-3:1000 -f double -f binary32 --samples 400 --seed 7"
    let (result, html) = try page("\(command) --json")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output == (try CommandRunner.run("\(command) --json").output))
    let reader = check(html)
    #expect(reader.names.isSuperset(of: ["svg", "title", "desc", "table", "caption", "pre"]))
    // Bits and ulps over two variables, a heat map and a histogram for each of two formats.
    #expect(html.components(separatedBy: "<svg").count - 1 == 12)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    for (column, format) in results.enumerated() {
      let bits = try #require(format["bits"] as? [String: Any])
      let ulps = try #require(format["ulps"] as? [String: Double])
      let shares = try #require(bits["percentiles"] as? [String: Double])
      #expect(agree(try value("bits, mean", html, column: column), bits["mean"]))
      for (share, expected) in shares {
        let row = "bits, \(share) % of points up to"
        #expect(agree(try value(row, html, column: column), expected))
      }
      #expect(
        agree(try value("bits, sampled maximum", html, column: column), bits["sampled_maximum"]))
      #expect(agree(try value("ulp, mean", html, column: column), ulps["mean"]))
      #expect(
        agree(try value("ulp, sampled maximum", html, column: column), ulps["sampled_maximum"]))
      #expect(agree(try value("nearest to the truth", html, column: column), format["nearest"]))
      let worst = try #require(format["worst"] as? [String: Any])
      let inputs = try #require(worst["inputs"] as? [String: String])
      for input in inputs.values { #expect(html.contains("<br/>\(input)</td>")) }
    }
  }

  @Test("the command line of the worst point has its error") func reproduction() throws {
    let (_, html) = try page(
      "ulp compare --let \"c=1+1\" '-x*x + c' --over x=1:2 --samples 200 -f binary64 -f binary32 --rounding up"
    )
    let pre = try #require(html.components(separatedBy: "<pre>").dropFirst().first)
    let line = try #require(pre.components(separatedBy: "</pre>").first)
      .replacingOccurrences(of: "&#39;", with: "'")
    let result = try CommandRunner.run("\(line) --json")
    #expect(result.status == 0, "\(line): \(result.errors)")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    let bits = try #require(results[0]["bits"] as? Double)
    #expect((try value("bits, sampled maximum", html) - bits).magnitude < 1e-9)
  }

  @Test("one point: the numbers are those of the JSON") func point() throws {
    let source = "sqrt(x+0.1) - sqrt(x)"
    let (result, html) = try page(
      "ulp compare --let x=1e15 '\(source)' -f double -f decimal64 --json --need 10 --perturb rounding"
    )
    let reader = check(html)
    #expect(reader.expressions == [source, source])
    #expect(html.contains("<mark>") && html.contains("digits need") && html.contains("CESTAC"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    for (column, format) in results.enumerated() {
      for (row, field) in [
        ("error, ulp", "ulps"), ("ordinal", "ordinal_ulps"), ("bits", "bits"),
        ("relative", "relative"), ("absolute", "absolute"), ("correct digits", "correct_digits"),
      ] {
        #expect(agree(try value(row, html, column: column), format[field]), "\(row)")
      }
    }
    let inner = try #require(results[0]["rounded_inputs"] as? [String: Any])
    #expect(agree(try value("bits", html, table: 1), inner["bits"]))
  }

  @Test("a core in one point, with a hostile name") func core() throws {
    let text = "(FPCore (x) :name \"<script>alert('1')</script> & \\\"q\\\"\" (+ x 0.1))"
    let (result, html) = try page(
      "ulp compare --fpcore core.fpcore --let x=1",
      before: "cat >core.fpcore <<'END'\n\(text)\nEND")
    #expect(result.status == 0 && result.output.hasPrefix("exact  1.1\n"))
    let reader = check(html)
    #expect(reader.expressions.first?.trimmingCharacters(in: .whitespaces).hasPrefix(text) == true)
    let (_, array) = try page(
      "ulp compare --fpcore core.fpcore",
      before: "echo '(FPCore () (array 0.1 0.2))' >core.fpcore")
    check(array)
    #expect(array.contains("binary64 [1]"))
    let (_, truth) = try page(
      "ulp compare --fpcore core.fpcore --let x=1",
      before: "echo '(FPCore (x) (< x 2))' >core.fpcore")
    check(truth)
    #expect(truth.contains("binary64  true"))
  }

  @Test("deep and long expressions give a page of bounded depth and size") func large() throws {
    let deep =
      String(repeating: "(", count: 300) + "0.1" + String(repeating: "+1/3)", count: 300)
    let (result, html) = try page("ulp compare '\(deep)'")
    #expect(result.status == 0)
    #expect(check(html).expressions == [deep])
    #expect(html.utf8.count < 1_000_000)
    let long = Array(repeating: "0.1", count: 1000).joined(separator: "+")
    let (_, sum) = try page("ulp compare '\(long)'")
    #expect(check(sum).expressions == [long])
    #expect(sum.contains("The 400 operations with the largest errors, of "))
  }

  @Test("no truth, no number, one point, no point") func odd() throws {
    for command in [
      "ulp compare '1/0'", "ulp compare 'x' --over x=3:3 --samples 5",
      "ulp compare 'sqrt(x)' --over x=-2:-1 --samples 5",
      "ulp compare 'x' --over x=-1e308:1e308 --samples 50 -f bfloat16 -f bigfloat:200",
      "ulp compare '1/x' --over x=-1:1 --samples 50 -f decimal:20 --sampling values",
      "ulp compare 'exp(x)' --over x=1:1e6 --samples 50",
      "ulp judge x --versus x*1 --over x=1:1e1000000 --samples 50 -f bigfloat:200",
      "ulp judge x --versus x*1 --over x=1:1e90 --samples 50 -f decimal64",
      "ulp judge --libm sqrtf --over x=-2:-1 --exhaustive --part 1/1000",
    ] {
      let (result, html) = try page(command)
      #expect(result.status == 0, "\(command): \(result.errors)")
      check(html)
    }
  }

  @Test("hostile text is shown as it is written") func escapes() {
    #expect(
      HTMLText.escaped("<script src='x'>&\"</script>")
        == "&lt;script src=&#39;x&#39;&gt;&amp;&quot;&lt;/script&gt;")
    #expect(HTMLText.escaped("a\u{0}\u{1B}[31m\u{202E}b\n") == "a\u{FFFD}\u{FFFD}[31m\u{FFFD}b\n")
  }

  @Test(
    "bands, heat maps and binades are those of NumPy",
    arguments: [
      ("ulp compare '(x+y)^2 - x*x'", "double", ["x=-1:1", "y=1e-3:1000"], 5),
      ("ulp judge --libm tgammaf", "libm.so.6:tgammaf", ["x=-10:10"], 3),
      ("ulp judge --libm pow", "libm.so.6:pow", ["x=0.25:40", "y=-3:3"], 6),
    ])
  func quantiles(_ command: String, _ name: String, _ ranges: [String], _ count: Int) throws {
    let script = Repository.root.appending(path: "Tests/CommandTests/Judged/plots.py").path
    let over = ranges.map { "--over \($0)" }.joined(separator: " ")
    let result = try CommandRunner.run(
      """
      d=$(mktemp -d); cd "$d" || exit 9
      \(command) \(over) --samples 1200 --html page.html --csv table.csv >/dev/null
      python3 '\(script)' page.html table.csv \(name) \(ranges.joined(separator: " "))
      rm -r "$d"
      """)
    #expect(result.output == "\(count) tables agree\n", "\(result.errors)")
  }

  @Test("three variables have three heat maps, and four a sentence") func manyVariables() throws {
    let command = "ulp compare --samples 100 --over x=1:2 --over y=1:2 --over z=1:2"
    let (_, three) = try page("\(command) 'x*y-z'")
    check(three)
    #expect(three.components(separatedBy: "<title>Largest errors of ").count - 1 == 3)
    let (_, four) = try page("\(command) --over w=1:2 'x*y-z*w'")
    check(four)
    #expect(four.components(separatedBy: "<title>Largest errors of ").count - 1 == 3)
    #expect(four.contains("pairs of the first three of 4 variables"))
    // A variable with one value has no axis.
    let (_, line) = try page("ulp compare --samples 100 --over x=1:2 --over y=2:2 'x*y'")
    #expect(!line.contains("<title>Largest errors of "))
  }

  @Test("the page of a core has its text and its precondition") func coreOverRanges() throws {
    let core = "(FPCore (x)\n  :name \"a <b>\"\n  :pre (<= 1 x 2) ; between\n  (- (* x x) 1))"
    let before = "cat >core.fpcore <<'END'\n(FPCore (y) y)\n\(core)\nEND"
    for command in [
      "ulp compare --fpcore core.fpcore --core 2 --samples 50",
      "ulp judge --fpcore core.fpcore --core 2 --samples 50 --versus '(x-1)*(x+1)'",
    ] {
      let (result, html) = try page(command, before: before)
      #expect(result.status == 0, "\(result.errors)")
      check(html)
      #expect(html.contains("<pre>\(HTMLText.escaped(core))</pre>"), "\(command)")
      #expect(html.contains("Precondition: <code>(&lt;= 1 x 2)</code>"), "\(command)")
    }
    let (_, free) = try page(
      "ulp compare --fpcore core.fpcore --core 1 --samples 50", before: before)
    #expect(free.contains("It has no precondition."))
  }

  @Test("the page of a library has every function") func library() throws {
    let source = Repository.root.appending(path: "Tests/CommandTests/Judged/partial.c").path
    let before = "clang -O1 -shared -fPIC -o 'lib<i>.so' '\(source)'"
    let (result, html) = try page(
      "ulp judge --lib './lib<i>.so:all' -f float --over x=0.5:8 --samples 100", before: before)
    #expect(result.status == 0, "\(result.errors)")
    check(html)
    for text in result.output.split(separator: "\n").prefix(2) + ["not in this library: acosf, "] {
      #expect(html.contains(HTMLText.escaped(String(text))), "\(text)")
    }
    for name in ["cosf", "fabsf", "powf"] { #expect(html.contains("<h2>\(name)</h2>")) }
    // Ulps and binades of one variable twice, and of two variables with a heat map.
    #expect(html.components(separatedBy: "<svg").count - 1 == 9)
    let (_, all) = try page(
      "ulp judge --lib './lib<i>.so:all' -f float --over x=0.5:0.501 --exhaustive", before: before)
    check(all)
    #expect(all.components(separatedBy: "<svg").count - 1 == 4 && all.contains("powf"))
  }

  @Test("all numbers of a range: the counts are those of the JSON") func exhaustive() throws {
    let command = "ulp judge --libm tgammaf --over x=-1.0001:-0.9999 --exhaustive"
    let (result, html) = try page("\(command) --json")
    #expect(result.status == 0, "\(result.errors)")
    check(html)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require((json["results"] as? [[String: Any]])?.first)
    for (row, field) in [
      ("certified", "certified"), ("nearest to the truth", "nearest"), ("faithful", "faithful"),
      ("invalid", "invalid"), ("NaN", "nan"),
    ] {
      #expect(agree(try value(row, html), results[field]), "\(row)")
    }
    let binades = try #require(results["binades"] as? [[String: Any]])
    for binade in binades {
      let exponent = try #require(binade["exponent"] as? Int)
      #expect(agree(try value("\(exponent)", html), binade["certified"]))
      #expect(agree(try value("\(exponent)", html, column: 3), binade["largest_ulps"]))
    }
    #expect(html.components(separatedBy: "<svg").count - 1 == 2 && binades.count == 2)
  }

  @Test("counts that no run has made are refused, or have a page") func hostileCounts() throws {
    func merge(_ exponent: String) throws -> (result: CommandResult, html: String) {
      let counts =
        #""certified": 4, "nearest": 1, "faithful": 9, "largest_ulps": 1e999, "invalid": 0"#
      let more = #""undecided": 0, "wrong_sign": 0, "nan": 0, "infinite": 0, "at_least_ulps": []"#
      let object = #"""
        {"schema": "ulp-judge-exhaustive-1", "source": "<b>", "points": 4, "done": [[0, 4]], "results": [{"computation": "f", "backend": "g", \#(counts), \#(more), "worst": null, "binades": [{"exponent": -5, \#(counts)}, {"exponent": \#(exponent), \#(counts)}]}]}
        """#
      return try page("ulp merge counts", before: "echo '\(object)' >counts")
    }
    let (result, html) = try merge("1000000000000")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    check(html)
    #expect(html.contains("<code>&lt;b&gt;</code>"))
    let (refused, none) = try merge("9223372036854775807")
    #expect(refused.status == 1 && none.isEmpty)
    #expect(refused.errors.contains("counts has no part of a job"))
  }

  @Test("parts that are merged have the page of the whole") func merged() throws {
    let command = "ulp judge --libm expf --over x=1:1.0001 --exhaustive"
    let (whole, expected) = try page(command)
    let parts = "for i in 1 2; do \(command) --json --part $i/2 >part$i; done"
    let (result, html) = try page("ulp merge part1 part2", before: parts)
    #expect(result.status == 0 && result.output == whole.output)
    #expect(check(html).names.contains("svg") && html == expected)
  }

  @Test("histograms hold every point") func histogram() throws {
    let (_, html) = try page("ulp compare 'x*x-2' --over x=1:2 --samples 300")
    let shares = html.components(separatedBy: " bits: ").dropFirst().compactMap {
      Double($0.prefix { $0 != " " })
    }
    #expect(shares.count > 3 && (shares.reduce(0, +) - 100).magnitude < 0.1)
  }
}
