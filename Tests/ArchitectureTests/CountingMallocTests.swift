import TestSupport
import Testing

/// The malloc that counts is for programs that say so: whoever depends on a library keeps that of the system.
@Suite("the malloc that counts")
struct CountingMallocTests {
  private static let counting = "CCountingMalloc"

  /// The targets of this package that a target is linked with, itself included.
  private func linked(with target: String, in manifest: String) throws -> Set<String> {
    var found: Set<String> = []
    var pending = [target]
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += try Layers.dependencies(of: next, in: manifest) ?? []
    }
    return found
  }

  @Test("no product but the one that is named for it replaces malloc") func products() throws {
    let manifest = try Repository.text("Package.swift")
    let products = manifest.matches(
      of: #/\.(?:library|executable)\(name: "(?<name>[^"]*)", targets: \[(?<targets>[^\]]*)\]\)/#)
    #expect(products.count == manifest.matches(of: #/\.(library|executable)\(/#).count)
    var replacing: [Substring] = []
    for product in products {
      let targets = product.targets.matches(of: #/"([^"]*)"/#).map { String($0.1) }
      #expect(!targets.isEmpty, "\(product.name)")
      let graphs = try targets.map { try linked(with: $0, in: manifest) }
      if graphs.contains(where: { $0.contains(Self.counting) }) { replacing.append(product.name) }
    }
    #expect(replacing == ["ulp-allocations"])
  }

  @Test("what stands in the graph of a target is found") func graph() throws {
    let manifest = try Repository.text("Package.swift")
    #expect(try linked(with: "ulp", in: manifest).isSuperset(of: ["Profiling", "CMPFR"]))
    #expect(try linked(with: "ProfilingTests", in: manifest).contains(Self.counting))
  }

  /// Names that a program defines as its own.
  private func definitions(of program: String) throws -> Set<Substring> {
    let symbols = try CommandRunner.run("nm \"$(command -v \(program))\"").output
    return Set(
      symbols.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 3 && "TtWwiV".contains(words[1]) ? words[2] : nil
      })
  }

  private static let replaced: Set<Substring> = [
    "malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign", "free",
  ]

  @Test("the command has the system's malloc", .enabled(if: Repository.hasProgram("nm")))
  func command() throws {
    let names = try definitions(of: "ulp")
    #expect(names.contains("c_start_counting"))
    #expect(names.isDisjoint(with: Self.replaced))
  }

  #if os(Linux)
    @Test("the program that counts has its own", .enabled(if: Repository.hasProgram("nm")))
    func countingProgram() throws {
      #expect(try definitions(of: "ulp-allocations").isSuperset(of: Self.replaced))
    }

    @Test("alone, the command says that nothing counts, and goes on") func alone() throws {
      let measuring = "bench 1+x --let x=2"
      let together = try CommandRunner.run("ulp \(measuring)")
      #expect(together.status == 1 && together.errors.hasPrefix("error: this is a debug build"))
      let alone = try CommandRunner.run(
        """
        folder=$(mktemp -d)
        ln "$(command -v ulp)" $folder 2>/dev/null || cp "$(command -v ulp)" $folder
        $folder/ulp \(measuring)
        status=$?
        rm -r $folder
        exit $status
        """)
      #expect(alone.errors.hasPrefix("note: allocations are not counted: '/"))
      #expect(alone.errors.hasSuffix("\n" + together.errors))
      #expect(alone.status == together.status && alone.output.isEmpty)
    }
  #endif
}
