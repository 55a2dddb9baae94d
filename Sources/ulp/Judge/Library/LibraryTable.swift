import Accuracy
import NumericCore

#if canImport(Glibc)
  import Glibc
#endif

/// The table of all functions of a library.
struct LibraryTable {
  /// The library as it is given to the loader.
  let library: String
  /// Whether it is the platform's own, whose version is known.
  let isPlatform: Bool
  /// Whether the flags of results were looked at.
  let hasFlags: Bool
  /// The name, the size and the checksum of its file.
  var fingerprint: String?
  private(set) var rows: [LibraryRow] = []
  /// The ranges of all variables.
  private(set) var ranges: [SampleRange] = []
  /// The functions that the library lacks.
  var missing: [String] = []
  /// The functions with too many points to judge all of them.
  var large: [String] = []
  /// The functions that ended their process, or did not return.
  var failed: [String] = []

  init(library: String, isPlatform: Bool, hasFlags: Bool) {
    (self.library, self.isPlatform, self.hasFlags) = (library, isPlatform, hasFlags)
  }

  /// Adds the row of a function with its ranges.
  mutating func add(_ row: LibraryRow, _ ranges: [SampleRange]) {
    rows.append(row)
    for range in ranges where !self.ranges.contains(where: { $0.name == range.name }) {
      self.ranges.append(range)
    }
  }

  /// The library, its version, and what tells its file from others.
  var title: String {
    ([fingerprint ?? library] + [version].compactMap { $0 }).joined(separator: ", ")
  }

  /// The version of the platform's library, such as `glibc 2.36`; nil if it is not known.
  var version: String? {
    #if canImport(Glibc)
      guard isPlatform else { return nil }
      var text = [CChar](repeating: 0, count: 64)
      guard confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count) > 0 else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return nil
    #endif
  }

  /// Whether the rows count all numbers of their ranges.
  var isExhaustive: Bool { rows.contains { $0.isExhaustive } }

  /// What is said below the table.
  var notes: [String] {
    var notes: [String] = []
    if !failed.isEmpty {
      notes.append("ended or did not return: \(failed.joined(separator: ", "))")
    }
    if !large.isEmpty {
      notes.append("too many points to take all of them: \(large.joined(separator: ", "))")
    }
    if !missing.isEmpty {
      notes.append("not in this library: \(missing.joined(separator: ", "))")
    }
    return notes
  }

  /// The names of the columns.
  var columns: [String] {
    let flags = hasFlags ? ["flag raised", "not raised"] : []
    return [
      "function", "points", "largest ulp", "mean ulp", "nearest %", "faithful %", "wrong",
    ] + flags + ["at"]
  }

  var text: String {
    var lines = [title] + (rows.first.map { [$0.summary] } ?? [])
    lines += ranges.map { "  \($0.name) from \($0.ends.lower.text) to \($0.ends.upper.text)" }
    lines += Columns.table(
      [columns] + rows.map(\.cells), leftAligned: [0, columns.count - 1])
    return (lines + notes).joined(separator: "\n")
  }

  /// The line of names of a table for other programs.
  static func csvHeading(hasFlags: Bool) -> String {
    "function,truth,certified,invalid,undecided,largest_ulps,largest_bits,mean_ulps,nearest,faithful,wrong,x,y,z,n\(hasFlags ? ",flag_right,flag_raised_for_exact,flag_not_raised_for_rounded,flag_undecided" : "")\n"
  }

  /// One object; `functions` has that of the run of each function alone.
  var json: JSONValue {
    func list(_ names: [String]) -> JSONValue { .list(names.map { .string($0) }) }
    return .object([
      ("schema", .string("ulp-judge-library-1")), ("library", .string(library)),
      ("file", JSONValue(fingerprint)), ("version", JSONValue(version)),
      ("functions", .list(rows.map(\.json))), ("missing", list(missing)), ("large", list(large)),
      ("failed", list(failed)),
    ])
  }
}
