/// Draws mutants: an equal share for each area, and within it for each kind of place.
struct Draw {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Some of the sites, none of which lies within another one.
  mutating func some(_ count: Int, of sites: [Site]) -> [Site] {
    var kinds = Site.Kind.allCases.map { kind in sites.filter { $0.kind == kind } }
    var drawn: [Site] = []
    while drawn.count < count, kinds.contains(where: { !$0.isEmpty }) {
      for kind in kinds.indices where !kinds[kind].isEmpty && drawn.count < count {
        let site = kinds[kind].remove(at: Int(next() % UInt64(kinds[kind].count)))
        let isFree = !drawn.contains { $0.file == site.file && $0.range.overlaps(site.range) }
        if isFree { drawn.append(site) }
      }
    }
    return drawn
  }
}
