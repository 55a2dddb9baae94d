import NumericCore

/// Which orders of evaluation are looked at.
public enum OrderFamily: String, CaseIterable, Sendable {
  /// Every parenthesisation of the operands as they stand.
  case groupings
  /// Every order of the operands, from left to right.
  case permutations
  /// Every order of the operands and every parenthesisation: binary trees without left and right.
  case trees

  /// Up to so many operands all orders are looked at; there are 4862 groupings of 10 and 135135 trees of 8.
  public var mostOperands: Int {
    switch self {
    case .groupings: 10
    case .permutations: 1
    case .trees: 8
    }
  }
}

extension Grouping {
  /// One order of a family, all equally likely, chosen by a seed and the number of the sample.
  ///
  /// Every sample has a generator of its own, so that one of them can be drawn again.
  init(_ family: OrderFamily, operandCount: Int, seed: UInt64, sample: Int) {
    var seeds = SplitMix64(seed: seed)
    seeds.skip(sample)
    var generator = SplitMix64(seed: seeds.next())
    let operands = Array(0..<operandCount)
    switch family {
    case .permutations: self.init(leftToRight: operands.shuffled(using: &generator))
    case .groupings: self.init(operandCount, keepsOrder: true, using: &generator)
    case .trees: self.init(operandCount, keepsOrder: false, using: &generator)
    }
  }

  /// A random binary tree whose leaves are the operands.
  ///
  /// Rémy's algorithm makes every plane tree with numbered leaves equally likely. So is every shape when the
  /// numbers are forgotten, and every tree without left and right when only those are.
  ///
  /// **Source.** Rémy (1985); Knuth, The Art of Computer Programming 4A, 7.2.1.6, Algorithm R: nodes with even
  /// numbers are leaves, links[k] and links[k + 1] the children of the node k.
  private init(_ count: Int, keepsOrder: Bool, using generator: inout SplitMix64) {
    var links = Array(repeating: 0, count: 2 * count - 1)
    for leaf in 1..<max(1, count) {
      let choice = Int.random(in: 0..<(4 * leaf - 2), using: &generator)
      let (side, place) = (choice % 2, choice / 2)
      links[2 * leaf - side] = 2 * leaf
      links[2 * leaf - 1 + side] = links[place]
      links[place] = 2 * leaf - 1
    }
    var steps: [Step] = []
    var leafCount = 0
    var pending: [(node: Int, isVisited: Bool)] = [(links[0], false)]
    while let (node, isVisited) = pending.popLast() {
      if node % 2 == 0 {
        steps.append(.operand(keepsOrder ? leafCount : node / 2))
        leafCount += 1
      } else if isVisited {
        steps.append(.combine)
      } else {
        pending += [(node, true), (links[node + 1], false), (links[node], false)]
      }
    }
    self.init(steps)
  }
}
