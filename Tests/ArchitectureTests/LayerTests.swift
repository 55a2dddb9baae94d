import Foundation
import TestSupport
import Testing

/// The layers, lowest first: a module may import what stands below it and nothing else of ours.
private let allowed: [String: Set<String>] = [
  "CMPFR": [],
  "CAllocationCount": [],
  "CLineEditor": [],
  "NumericCore": [],
  "BigNumbers": ["CMPFR", "NumericCore"],
  "BigNumbersFoundation": ["BigNumbers", "NumericCore"],
  "Scientific": ["NumericCore"],
  "Conversion": ["NumericCore"],
  "Arithmetic": ["Conversion", "NumericCore", "Scientific"],
  "Accuracy": ["Arithmetic", "BigNumbers", "Conversion", "NumericCore"],
  "Profiling": [
    "Accuracy", "Arithmetic", "BigNumbers", "CAllocationCount", "NumericCore", "Scientific",
  ],
  "Charts": [],
  "ulp": [
    "Accuracy", "Arithmetic", "BigNumbers", "CLineEditor", "Charts", "Conversion", "NumericCore",
    "Profiling",
    "Scientific",
  ],
]

@Suite("layers")
struct LayerTests {
  static let sources = Repository.files(in: "Sources", endingIn: ".swift")

  private func module(_ path: String) -> String { String(path.split(separator: "/")[1]) }

  private func imports(_ path: String) throws -> [(line: Substring, module: String)] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1,
        words[..<index].allSatisfy({ ["public", "internal", "private", "@testable"].contains($0) })
      else { return nil }
      return (line, String(words[index + 1]))
    }
  }

  @Test("every source belongs to a layer") func everyModuleIsKnown() {
    #expect(
      Set(Self.sources.map(module)).union(["CMPFR", "CAllocationCount", "CLineEditor"])
        == Set(allowed.keys))
  }

  @Test("imports point down", arguments: sources) func importsPointDown(_ path: String) throws {
    let own = Set(allowed.keys)
    for (line, imported) in try imports(path) where own.contains(imported) {
      #expect(allowed[module(path), default: []].contains(imported), "\(path): \(line)")
    }
  }

  @Test("only BigNumbers sees C's numbers, and hides them", arguments: sources)
  func onlyOneRoomForC(_ path: String) throws {
    for (line, imported) in try imports(path) where imported == "CMPFR" {
      #expect(module(path) == "BigNumbers" && line == "internal import CMPFR", "\(path): \(line)")
    }
  }

  @Test("only the module that is named for it imports Foundation", arguments: sources)
  func noFoundation(_ path: String) throws {
    for (line, imported) in try imports(path) where imported.hasPrefix("Foundation") {
      #expect(module(path) == "BigNumbersFoundation", "\(path): \(line)")
    }
  }

  @Test("nothing is built on Foundation's bridge")
  func foundationStaysOutside() {
    for (module, below) in allowed {
      #expect(!below.contains("BigNumbersFoundation"), "\(module) depends on it")
    }
  }

  @Test("the manifest declares no dependency that points up") func manifestPointsDown() throws {
    let manifest = try Repository.text("Package.swift")
    for (name, below) in allowed where name != "CMPFR" {
      let pattern = try Regex<(Substring, Substring)>(
        #"name: "\#(name)",\s*dependencies: \[([^\]]*)\]"#)
      guard let match = try pattern.firstMatch(in: manifest) else { continue }
      let own = Set(allowed.keys)
      let named = match.1.split(separator: "\"").map(String.init).filter(own.contains)
      #expect(Set(named).isSubset(of: below), "\(name) depends on \(named)")
    }
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test("files stay short", arguments: sources + Repository.files(in: "Tests", endingIn: ".swift"))
  func filesStayShort(_ path: String) throws {
    let lines = try Repository.text(path).split(
      separator: "\n", omittingEmptySubsequences: false)
    // A table of numbers may be longer, if it is alone in its file.
    let numbers = lines.count { !$0.isEmpty && $0.allSatisfy("0123456789abcdefx-, ".contains) }
    #expect(
      lines.count <= 400 || 20 * numbers > 19 * lines.count, "\(path) has \(lines.count) lines")
  }
}
