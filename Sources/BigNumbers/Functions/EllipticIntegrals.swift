import NumericCore

// The complete elliptic integrals of the parameter m = k².
extension FunctionPages {
  static let elliptic: [UnaryPage] = [
    UnaryPage(
      function: .ellipticK,
      call: .enclosed(.ellipticK),
      bounds: .none, cost: .twiceElementary,
      enclosure: .monotone(.increasing(to: .pole(1))), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil,
      identity: .values([ExactValue(at: .whole(0), is: .constant(.pi, power: 1, times: 1 / 2))]),
      algebra: .none, neighbors: .none, fpcore: .none),
    UnaryPage(
      function: .ellipticE,
      call: .enclosed(.ellipticE),
      bounds: .none, cost: .twiceElementary,
      enclosure: .monotone(.decreasing(to: .closed(1))), error: .ends, kernel: nil,
      sensitivity: .conditioned, behavior: .plain, continuity: .continuous, defined: .asked,
      polesWhereVanishes: nil,
      identity: .values([
        ExactValue(at: .whole(0), is: .constant(.pi, power: 1, times: 1 / 2)),
        ExactValue(at: .whole(1), is: .whole(1)),
      ]),
      algebra: .none, neighbors: .none, fpcore: .none),
  ]
}
