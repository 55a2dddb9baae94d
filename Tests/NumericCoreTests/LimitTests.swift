import NumericCore
import Testing

/// Bounds on sizes that the input determines.
@Suite("bounds on sizes")
struct LimitsTests {
  @Test("each limit is read and set by itself", arguments: Limit.allCases)
  func subscripts(_ limit: Limit) {
    var limits = Limits()
    limits[limit] = 12_345
    #expect(limits[limit] == (limit == .range ? .max : 12_345))
    for other in Limit.allCases where other != limit {
      #expect(limits[other] == Limits()[other], "\(other)")
    }
  }

  @Test("a size up to the bound is allowed, one more is not", arguments: Limit.allCases)
  func bounds(_ limit: Limit) throws {
    var limits = Limits()
    limits[limit] = 1000
    for size in [.min, -1, 0, 999, 1000] { try limits.check(limit, size) }
    guard limit != .range else {
      try limits.check(limit, .max)
      return
    }
    for size in [1001, .max] {
      #expect(throws: LimitExceeded(limit: limit, allowed: 1000, requested: size)) {
        try limits.check(limit, size)
      }
    }
  }

  @Test("messages name the limit that raises it", arguments: Limit.allCases)
  func messages(_ limit: Limit) {
    let known = LimitExceeded(limit: limit, allowed: 7, requested: 8).description
    let unknown = LimitExceeded(limit: limit, allowed: 7).description
    if limit == .range {
      #expect(known == unknown && known.contains("smallest number"))
    } else {
      let ending = "; the limit '\(limit.rawValue)' is 7"
      #expect(known == "8 \(limit.summary) would be needed\(ending)")
      #expect(unknown == "too many \(limit.summary)\(ending)")
    }
  }

  @Test("names and summaries are all different") func names() {
    #expect(Set(Limit.allCases.map(\.rawValue)).count == Limit.allCases.count)
    #expect(Set(Limit.allCases.map(\.summary)).count == Limit.allCases.count)
  }
}
