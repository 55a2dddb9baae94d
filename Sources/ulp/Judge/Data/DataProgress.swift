import Accuracy
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file in which a run over rows keeps what it has found, so that another run goes on where it was.
final class DataProgress {
  private let path: String
  /// What tells this job from others.
  private let job: JSONFields
  private let limits: Limits
  private var saved = ContinuousClock.now

  private static let schema = "ulp-judge-data-1"
  /// The time between two writes.
  private static let pause = Duration.seconds(1)

  init(path: String, job: JSONFields, limits: Limits) {
    (self.path, self.job, self.limits) = (path, job, limits)
  }

  /// Writes what was found before a place, unless that was done less than a second ago.
  func save(
    _ tally: DataTally, _ place: DataPlace, _ table: GrowingFile?, always: Bool = false
  ) throws {
    guard always || saved.duration(to: .now) > Self.pause else { return }
    let json = JSONValue.object(
      [("schema", .string(Self.schema))] + job + [
        ("read", JSONValue(place.read)), ("row", JSONValue(place.row)),
        ("table_bytes", JSONValue(table?.length ?? 0)), ("found", tally.json),
      ])
    if let code = DraftFile.replace(path, with: Array((json.line + "\n").utf8), permissions: nil) {
      try StandardError.fail("\(path): \(String(cString: strerror(code)))")
    }
    saved = .now
  }

  /// Takes what another run has found, and goes on behind its rows; without a file it makes one.
  func restore(
    _ tally: inout DataTally, _ source: inout any DataSource, _ table: GrowingFile?,
    _ formats: [FloatFormat]
  ) throws {
    if access(path, F_OK) != 0 { return try save(tally, source.place, table, always: true) }
    let bytes = try FileContent.read(path, limits: limits, allowsPipes: false)
    guard let json = try? JSONValue(line: bytes.trimmed), case .object(let fields) = json,
      json["schema"] == .string(Self.schema), let read = json["read"]?.count,
      let row = json["row"]?.count, let length = json["table_bytes"]?.count,
      let found = json["found"], tally.restore(found, formats)
    else { try StandardError.fail("\(path) has nothing that 'ulp judge --data' has kept") }
    let kept = fields.filter { field in job.contains { $0.name == field.name } }
    guard JSONValue.object(kept) == .object(job) else {
      try StandardError.fail("\(path) is about another job, or of another version")
    }
    if let table, length > 0, !table.restore(length: length) {
      try StandardError.fail("\(path) goes with a longer table than --csv names")
    }
    do throws(CommandFailure) {
      try source.move(to: DataPlace(read: read, row: row))
    } catch {
      try StandardError.fail("\(error)")
    }
  }
}
