import Testing

@testable import Conversion

/// Rules of zones for a common year and a leap year, compared with those of the C library.
@Suite("rules of zones")
struct ZoneRuleTests {
  struct Row: Sendable {
    var rule: String
    /// The offset in the middle of January 2023.
    var first: Int
    /// All changes until December 2024, with the offsets after them.
    var changes: [(moment: Int, offset: Int)]
  }

  /// Python's `time.localtime` with `TZ` set, by bisection.
  static let rows: [Row] = [
    Row(
      rule: "EST5EDT,J60,J300", first: -18000,
      changes: [
        (1_677_654_000, -14400), (1_698_386_400, -18000), (1_709_276_400, -14400),
        (1_730_008_800, -18000),
      ]),
    Row(
      rule: "EST5EDT,59,299/1:30:15", first: -18000,
      changes: [
        (1_677_654_000, -14400), (1_698_384_615, -18000), (1_709_190_000, -14400),
        (1_729_920_615, -18000),
      ]),
    Row(
      rule: "<-0330>3:30:20<-0230>2:30,J365/-1,J59/167", first: -9000,
      changes: [(1_678_152_600, -12620), (1_703_989_820, -9000), (1_709_688_600, -12620)]),
    Row(
      rule: "LHST-10:30LHDT-11,M10.1.0,M4.1.0", first: 39600,
      changes: [
        (1_680_361_200, 37800), (1_696_087_800, 39600), (1_712_415_600, 37800),
        (1_728_142_200, 39600),
      ]),
    Row(
      rule: "NZST-12NZDT,M9.5.0,M4.1.0/3", first: 46800,
      changes: [
        (1_680_357_600, 43200), (1_695_477_600, 46800), (1_712_412_000, 43200),
        (1_727_532_000, 46800),
      ]),
    Row(
      rule: "CET-1CEST,M3.5.0,M10.5.0/3", first: 3600,
      changes: [
        (1_679_792_400, 7200), (1_698_541_200, 3600), (1_711_846_800, 7200), (1_729_990_800, 3600),
      ]),
  ]

  @Test("offsets change at these seconds, and at no others", arguments: rows)
  func changes(_ row: Row) throws {
    let rule = try #require(PosixZoneRule(row.rule))
    var (moment, offset) = (1_673_740_800, row.first)
    for change in row.changes {
      for time in stride(from: moment, to: change.moment, by: 86_399) {
        #expect(rule.type(at: time).offset == offset, "\(row.rule) at \(time)")
      }
      #expect(rule.type(at: change.moment - 1).offset == offset, "\(row.rule)")
      #expect(rule.type(at: change.moment).offset == change.offset, "\(row.rule)")
      (moment, offset) = change
    }
  }

  @Test(
    "what is no rule",
    arguments: [
      "", "EST", "5", "EST168", "EST5:60", "EST5:00:60", "EST5EDT", "EST5EDT,J0,J300",
      "EST5EDT,J366,J1", "EST5EDT,366,1", "EST5EDT,M13.1.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
      "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J60", "EST5EDT,J60,J300,", "<+03", "<>3",
      "EST5EDT,J60/,J300",
    ])
  func refused(_ text: String) {
    #expect(PosixZoneRule(text) == nil)
  }
}
