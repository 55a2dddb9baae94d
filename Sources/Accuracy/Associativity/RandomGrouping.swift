import NumericCore

/// A family of orders of evaluation.
public enum OrderFamily: String, CaseIterable, Sendable {
  /// All placements of parentheses, with the operands in the given order.
  case groupings
  /// All orders of the operands, evaluated from left to right.
  case permutations
  /// All orders of the operands with all placements of parentheses, that is, unordered binary
  /// trees.
  case trees

  /// The largest number of operands for which all orders are evaluated; 10 operands have 4862
  /// groupings, and 8 operands have 135135 trees.
  public var mostOperands: Int {
    switch self {
    case .groupings: 10
    case .permutations: 1
    case .trees: 8
    }
  }
}

extension Grouping {
  /// A random order of a family, uniformly distributed, determined by a seed and the number of the
  /// sample.
  ///
  /// Every sample has its own generator, so that a single sample can be reproduced.
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
  /// Rémy's algorithm draws plane trees with numbered leaves uniformly. Therefore the shapes are
  /// uniform if the numbers are ignored, and unordered trees are uniform if the order of children
  /// is ignored.
  ///
  /// **Source.** Rémy (1985); Knuth, The Art of Computer Programming 4A, 7.2.1.6, Algorithm R:
  /// nodes with even numbers are leaves, and links[k] and links[k + 1] are the children of node k.
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
