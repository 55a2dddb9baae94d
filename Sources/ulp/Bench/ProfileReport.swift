import Accuracy
import Arithmetic
import NumericCore
import Profiling

/// The report of `ulp bench --profile`: the operations of an expression as a tree, with the time of
/// each for every competitor.
struct ProfileReport {
  let source: [UInt8]
  let compiled: CompiledExpression
  let profiles: [ProgramProfile]
  /// How often one pass over all inputs requests each operation.
  let counts: [Operation: Int]
  let evaluations: Int
  private let tree: ProfileTree
  /// The index of the node of each instruction, for each competitor.
  private let places: [Competitor: [Int: Int]]

  init(
    source: [UInt8], compiled: CompiledExpression, profiles: [ProgramProfile],
    counts: [Operation: Int], evaluations: Int
  ) {
    (self.source, self.compiled, self.profiles) = (source, compiled, profiles)
    (self.counts, self.evaluations) = (counts, evaluations)
    tree = ProfileTree(compiled.program, profiles)
    places = Dictionary(
      profiles.map { profile in
        let nodes = profile.nodes.enumerated().map { ($1.instruction, $0) }
        return (profile.competitor, Dictionary(nodes, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The source of an instruction on one line.
  private func place(_ instruction: Int) -> String {
    let span = compiled.spans[instruction]
    let end = min(span.end, source.count)
    let text = String(decoding: source[min(span.start, end)..<end], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.count <= Self.longest { return words }
    return "\(words.prefix(Self.longest / 2 - 1)) … \(words.suffix(Self.longest / 2 - 2))"
  }

  /// The largest number of characters of the source of an operation.
  private static let longest = 60

  // MARK: - Text

  var text: String {
    var rows = [[""] + profiles.flatMap { [$0.competitor.name, ""] }]
    for (instruction, depth) in tree.order {
      let indent = String(repeating: "  ", count: min(depth, Self.deepest))
      rows.append([indent + place(instruction)] + profiles.flatMap { cells($0, instruction) })
    }
    rows.append(
      ["all operations"]
        + profiles.flatMap {
          [BenchFigures.time($0.time * $0.share), BenchFigures.percent($0.share)]
        })
    rows.append(["one evaluation"] + profiles.flatMap { [BenchFigures.time($0.time), ""] })
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let line = row.enumerated().map { index, cell in
        let blanks = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    lines.append("operations: " + countsText)
    return lines.joined(separator: "\n")
  }

  private static let deepest = 16

  /// Time and share; for exact evaluation also the number of computations and the bits.
  private func cells(_ profile: ProgramProfile, _ instruction: Int) -> [String] {
    guard let index = places[profile.competitor]?[instruction] else {
      return ["–", ""]
    }
    let node = profile.nodes[index]
    var note = BenchFigures.percent(profile.time > 0 ? node.time / profile.time : 0)
    if let bits = node.bits {
      let count = node.count == 1 ? "" : "\(BenchFigures.figure(node.count, digits: 2)) × "
      note += ", \(count)\(bits) bits"
    }
    return [BenchFigures.time(node.time), note]
  }

  private var countsText: String {
    let named = counts.map { (name: $0.key.shortName, count: $0.value / max(1, evaluations)) }
    let sorted = named.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    return sorted.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
  }

  // MARK: - Folded stacks

  /// One line for each operation: the competitor, the enclosing operations from the outside in,
  /// separated by semicolons, and the nanoseconds of the operation itself.
  ///
  /// **Source.** The input format of B. Gregg's flamegraph.pl.
  var folded: String {
    profiles.flatMap { profile in
      profile.nodes.map { node in
        let frames = tree.path(to: node.instruction).map {
          String(place($0).map { $0 == ";" ? "," : $0 })
        }
        let stack = ([profile.competitor.name] + frames).joined(separator: ";")
        return "\(stack) \(Int(max(1, node.time.rounded())))"
      }
    }.joined(separator: "\n")
  }

  // MARK: - JSON

  var json: JSONValue {
    .object([
      ("schema", "ulp-profile-1"),
      ("source", .string(String(decoding: source, as: UTF8.self))),
      ("inputs", JSONValue(evaluations)), ("results", .list(profiles.map(object))),
    ])
  }

  private func object(_ profile: ProgramProfile) -> JSONValue {
    let nodes = profile.nodes.map { node in
      let span = compiled.spans[node.instruction]
      return JSONValue.object([
        ("span", span.json),
        (
          "operation",
          .string(compiled.program.instructions[node.instruction].operation.shortName)
        ),
        ("nanoseconds", JSONValue(node.time)), ("count", JSONValue(node.count)),
        ("bits", JSONValue(node.bits)),
      ])
    }
    return .object([
      ("backend", .string(profile.competitor.name)), ("nanoseconds", JSONValue(profile.time)),
      ("operations", .list(nodes)),
    ])
  }
}

extension Operation {
  /// The name of the operation in a table.
  fileprivate var shortName: String {
    switch self {
    case .literal: "literal"
    case .constant(let constant): constant.rawValue
    case .function(let function): function.caseName
    case .part(let part): part.description
    case .scale: "scale"
    }
  }
}
