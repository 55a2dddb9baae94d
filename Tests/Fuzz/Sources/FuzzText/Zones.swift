import FuzzSupport
import Grammars
import NumericCore

@testable import Conversion

/// The files of the zone database and the rules at their ends: any file is read or refused, and a zone that is read has an
/// offset at every time.
let zones = FuzzTarget("zones") { s in
  if s.oneIn(2) { s.putZoneFile() } else { s.putZoneRule() }
} read: { text, tally in
  if text.starts(with: "TZif".utf8) {
    guard let file = ZoneFile(text) else { return tally.count(false) }
    for time in times { _ = file.type(at: time) }
    tally.count(true)
  } else {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let rule = PosixZoneRule(String(decoding: line, as: UTF8.self)) else {
        tally.count(false)
        continue
      }
      for time in times {
        // An offset is at most 167:59:59, and summer time an hour more where the rule does not say.
        require(abs(rule.type(at: time).offset) < 169 * 3600, "an offset is too large")
      }
      tally.count(true)
    }
  }
}

/// Times at which rules may differ, and the ends of the calendar and of the type.
private let times =
  [0, -1, 1_710_054_000, 1_710_054_001, 1_730_610_000, 951_782_400, 4_102_444_800, -2_208_988_800]
  + [CivilDate.years.lowerBound, CivilDate.years.upperBound].map { ($0 - 1970) * 31_556_952 }
  + [Int.min / 2, Int.max / 2, 1 << 31, -1 << 31]

extension Sentence {
  fileprivate mutating func putZoneRule() {
    putOne(of: ["EST", "CET", "<+03>", "<-0330>", "LHST", "GMT"])
    putHours()
    guard oneIn(2) else { return }
    putOne(of: ["EDT", "CEST", "<+04>", "IST"])
    if oneIn(2) { putHours() }
    for _ in 0..<2 {
      put(",")
      switch choose(3) {
      case 0: put("M\(1 + choose(12)).\(1 + choose(5)).\(choose(7))")
      case 1: put("J\(1 + choose(365))")
      default: put("\(choose(366))")
      }
      if oneIn(2) {
        put("/")
        putHours()
      }
    }
  }

  private mutating func putHours() {
    put(sign + "\(choose(oneIn(4) ? 168 : 25))")
    if oneIn(3) { put(":\(10 + choose(50))") }
  }

  private var sign: String {
    mutating get { ["", "-", "+"][choose(3)] }
  }

  /// Appends a file with the blocks of RFC 8536.
  fileprivate mutating func putZoneFile() {
    let (times, types) = (choose(4), 1 + choose(3))
    for size in [4, 8] {
      put("TZif\(2 + choose(3))")
      put([UInt8](repeating: 0, count: 15))
      let isFirst = size == 4 && oneIn(2)
      let counts = isFirst ? [0, 0, 0, 0, 0, 0] : [0, 0, 0, times, types, 8]
      for count in counts { putInteger(count, 4) }
      if isFirst { continue }
      var time = -2_000_000_000
      for _ in 0..<times {
        time += choose(65_536) * 30_000
        putInteger(oneIn(16) ? Int(truncatingIfNeeded: word()) : time, size)
      }
      for _ in 0..<times { putInteger(choose(types), 1) }
      for _ in 0..<types {
        putInteger(oneIn(16) ? Int(truncatingIfNeeded: word()) : (choose(54) - 26) * 1800, 4)
        putInteger(choose(2), 1)
        putInteger(choose(2) * 4, 1)
      }
      put("CET\0EST\0")
    }
    put("\n")
    if oneIn(2) { putZoneRule() }
    put("\n")
  }

  private mutating func putInteger(_ number: Int, _ size: Int) {
    put((0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) })
  }
}
