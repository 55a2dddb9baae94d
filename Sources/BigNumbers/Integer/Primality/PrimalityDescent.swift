import NumericCore

/// One step down: from a probable prime n to smaller ones on whose primality that of n can be made to rest.
struct PrimalityDescent {
  /// A curve of m = n + 1 − t = s·q points with a probable prime q.
  struct Choice {
    var discriminant: Discriminant
    var trace: BigInteger
    var cofactor: BigInteger
    var quotient: BigInteger
  }

  private(set) var orders: CurveOrders
  private var number: BigInteger { orders.modulus }
  /// The choices of the last batch that were not tried, the best ones at the end; their q were not tested.
  private var choices: [Choice] = []

  init(_ number: BigInteger) { orders = CurveOrders(number) }

  /// The next choice, the one with the smallest q of a batch of orders first; nil if there is none any more.
  mutating func next() throws(ComputationFailure) -> Choice? {
    while true {
      while let choice = choices.popLast() {
        try Deadline.checkComputation()
        if choice.quotient.isProbablePrimeOfAnySize { return choice }
      }
      let batch = try nextBatch()
      if batch.isEmpty { return nil }
      let rests = SmoothParts.remove(from: batch.map { number + 1 - $0.trace })
      choices = zip(batch, rests).compactMap(choice).sorted { $0.quotient > $1.quotient }
    }
  }

  /// Some orders of curves, as many as are likely to contain one that is useful.
  private mutating func nextBatch() throws(ComputationFailure) -> [CurveOrders.Order] {
    let size = number.magnitudeBits / 24
    var batch: [CurveOrders.Order] = []
    while batch.count < size, let orders = try orders.next() { batch += orders }
    return batch
  }

  /// An order with what remains of it without small factors, if the rest can be a q: it must be less than n by some bits, for
  /// progress, and above (⁴√n + 1)².
  private func choice(_ order: CurveOrders.Order, _ rest: BigInteger) -> Choice? {
    let bits = rest.magnitudeBits
    guard bits + 4 <= number.magnitudeBits, 2 * bits > number.magnitudeBits + 4 else { return nil }
    return Choice(
      discriminant: order.discriminant, trace: order.trace,
      cofactor: (number + 1 - order.trace).dividedExactly(by: rest), quotient: rest)
  }
}
