import TestSupport
import Testing

/// The floors inside `BigNumbers`, lowest first.
///
/// Finance stands below the number systems and above enclosures and symbolic knowledge: every system solves the same equations,
/// of fractions exactly and of other numbers by enclosures. `Context` computes functions correctly rounded at one precision in
/// one direction; enclosures round with two of them. `Polynomials` enclose roots, of which rates are some, and find their factors
/// in lattices, which are `Linear`.
private let floors = [
  "Storage", "Integer", "Rational", "Float", "Kernels", "Functions", "Context", "Enclosure",
  "Symbolic", "Linear", "Polynomials", "Distributions", "Finance", "Exact", "Decimal", "Fixed",
  "Backends",
]

@Suite("floors of BigNumbers")
struct FloorTests {
  private static let root = "Sources/BigNumbers/"

  @Test("every folder is a floor") func everyFolderIsKnown() {
    let paths = Repository.files(in: "Sources/BigNumbers", endingIn: ".swift")
      .map { $0.dropFirst(Self.root.count).split(separator: "/") }
    #expect(Set(paths.filter { $0.count > 1 }.map { String($0[0]) }) == Set(floors))
    #expect(paths.filter { $0.count == 1 } == [["Version.swift"]])
  }

  @Test("a folder uses names of its own floor and of lower ones") func namesPointDown() throws {
    let own = try Repository.files(in: "Sources/BigNumbers", endingIn: ".swift").map { path in
      let folder = String(path.dropFirst(Self.root.count).split(separator: "/")[0])
      return (folder: folder, path: path, text: try Repository.text(path))
    }
    let below = try Repository.files(in: "Sources/NumericCore", endingIn: ".swift").map { path in
      (folder: Floors.ground, path: path, text: try Repository.text(path))
    }
    let read = Floors(floors, own.filter { floors.contains($0.folder) } + below)
    #expect(read.types.count > 200 && read.members.count > 1000, "the declarations were not found")
    for arrow in read.arrowsUp { Issue.record("\(arrow)") }
  }

  @Test("what points up is reported, and nothing else") func reports() {
    let high = """
      /// A ball.
      struct Ball {
        enum Side { case nearest, farthest(Int) }
        var radius: Int
        static func spanning(_ x: Int) -> Ball { Ball(radius: x) }
        func inner() { let bits = 1 }
      }
      extension Number {
        var upperBound: Ball { Ball(radius: 0) }
      }
      """
    func arrows(_ text: String) -> [String] {
      Floors(
        ["Storage", "Enclosure"],
        [
          ("ground", "Core.swift", "protocol Backend { var precision: Int { get } }"),
          ("Storage", "Low.swift", text), ("Enclosure", "High.swift", high),
        ]
      ).arrowsUp
    }
    #expect(arrows("let x: Ball") == ["Low.swift:1 uses Ball of Enclosure"])
    #expect(arrows("\n\nlet x = y.radius") == ["Low.swift:3 uses radius of Enclosure"])
    #expect(arrows("x = f(.farthest(1))") == ["Low.swift:1 uses farthest of Enclosure"])
    #expect(arrows("x = y.spanning(z.upperBound, Side.nearest)").count == 4)
    for innocent in [
      "/// A ``Ball``, and y.radius", "let text = \"a Ball \\\" Ball\" // Ball", "let radius = x",
      "struct Ball { var radius: Int }\nlet y = x.radius", "let y = x.bits + x.precision",
      "protocol P: Backend {}", "let text = \"\"\"\n  Ball\n  \"\"\"",
    ] {
      #expect(arrows(innocent).isEmpty, "\(innocent)")
    }
  }
}
