import TestSupport
import Testing

/// Tests of a module do not use modules above it.
@Suite("layers of tests")
struct TestLayerTests {
  /// The sources of the test targets of this package; nested packages have their own manifests.
  static let sources = {
    let nested = Set(Repository.files(in: "Tests", endingIn: "/Package.swift").map(Layers.module))
    return Repository.files(in: "Tests", endingIn: ".swift")
      .filter { !nested.contains(Layers.module($0)) }
  }()

  @Test("every test target has a rule") func everyTargetIsKnown() {
    #expect(Set(Self.sources.map(Layers.module)) == Set(Layers.tests.keys))
  }

  @Test("imports point down", arguments: sources) func importsPointDown(_ path: String) throws {
    let own = Set(Layers.modules.keys)
    for (line, imported) in try Layers.imports(path) where own.contains(imported) {
      #expect(Layers.tests[Layers.module(path), default: []].contains(imported), "\(path): \(line)")
    }
  }

  @Test("the manifest declares no dependency that points up") func manifestPointsDown() throws {
    let manifest = try Repository.text("Package.swift")
    for (name, below) in Layers.tests where name != "TestSupport" {
      let named = try #require(try Layers.dependencies(of: name, in: manifest), "\(name)")
      let excess = named.subtracting(below).subtracting(["TestSupport"])
      #expect(excess.isEmpty, "\(name) depends on \(excess)")
    }
  }
}
