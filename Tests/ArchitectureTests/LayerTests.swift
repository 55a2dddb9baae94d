import Foundation
import TestSupport
import Testing

@Suite("layers")
struct LayerTests {
  static let sources = Repository.files(in: "Sources", endingIn: ".swift")

  @Test("every source belongs to a layer") func everyModuleIsKnown() {
    #expect(
      Set(Self.sources.map(Layers.module)).union([
        "CLibm", "CMPFR", "CAllocationCount", "CCountingMalloc", "CForeign", "CGuard", "CInflate",
        "CLineEditor",
      ])
        == Set(Layers.modules.keys))
  }

  @Test("imports point down", arguments: sources) func importsPointDown(_ path: String) throws {
    let own = Set(Layers.modules.keys)
    for (line, imported) in try Layers.imports(path) where own.contains(imported) {
      #expect(
        Layers.modules[Layers.module(path), default: []].contains(imported), "\(path): \(line)")
    }
  }

  @Test("only BigNumbers sees C's numbers, and hides them", arguments: sources)
  func onlyOneRoomForC(_ path: String) throws {
    for (line, imported) in try Layers.imports(path) where imported == "CMPFR" {
      #expect(
        Layers.module(path) == "BigNumbers" && line == "internal import CMPFR", "\(path): \(line)")
    }
  }

  @Test("only the module that is named for it imports Foundation", arguments: sources)
  func noFoundation(_ path: String) throws {
    for (line, imported) in try Layers.imports(path) where imported.hasPrefix("Foundation") {
      #expect(Layers.module(path) == "BigNumbersFoundation", "\(path): \(line)")
    }
  }

  @Test("nothing is built on Foundation's bridge")
  func foundationStaysOutside() {
    for (module, below) in Layers.modules {
      #expect(!below.contains("BigNumbersFoundation"), "\(module) depends on it")
    }
  }

  @Test("the manifest declares no dependency that points up") func manifestPointsDown() throws {
    let manifest = try Repository.text("Package.swift")
    for (name, below) in Layers.modules {
      guard let named = try Layers.dependencies(of: name, in: manifest) else { continue }
      #expect(named.isSubset(of: below), "\(name) depends on \(named.subtracting(below))")
    }
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test("files stay short", arguments: sources + Repository.files(in: "Tests", endingIn: ".swift"))
  func filesStayShort(_ path: String) throws {
    let lines = try Repository.text(path).split(
      separator: "\n", omittingEmptySubsequences: false)
    // A table of numbers may be longer, if its file contains nothing else.
    let numbers = lines.count { !$0.isEmpty && $0.allSatisfy("0123456789abcdefx-, ".contains) }
    #expect(
      lines.count <= 400 || 20 * numbers > 19 * lines.count, "\(path) has \(lines.count) lines")
  }
}
