import NumericCore

// Functions of whole numbers: the value is computed exactly, and rounded once by the number system that asks.
extension FunctionPages {
  static let wholeNumbers: [ListPage] = [
    page(.isPrime) { x, limits throws(ComputationFailure) in
      try x[0].isPrime(limits: limits) ? 1 : 0
    },
    page(.nextPrime) { x, limits throws(ComputationFailure) in
      try x[0].nextPrime(limits: limits)
    },
    page(.primeCount) { x, limits throws(ComputationFailure) in
      try BigInteger.primeCount(upTo: x[0], limits: limits)
    },
    page(.primorial) { x, limits throws(ComputationFailure) in
      try BigInteger.primorial(try member(x[0]), limits: limits)
    },
    page(.totient) { x, limits throws(ComputationFailure) in try x[0].totient(limits: limits) },
    page(.moebius) { x, limits throws(ComputationFailure) in
      BigInteger(try x[0].moebius(limits: limits))
    },
    page(.divisorSum) { x, limits throws(ComputationFailure) in
      try x[0].divisorSum(power: try member(x[1]), limits: limits)
    },
    page(.jacobi) { x, _ throws(ComputationFailure) in
      BigInteger(try BigInteger.jacobi(x[0], x[1]))
    },
    page(.kronecker) { x, _ throws(ComputationFailure) in
      BigInteger(BigInteger.kronecker(x[0], x[1]))
    },
    page(.powerModulo) { x, limits throws(ComputationFailure) in
      try x[0].power(x[1], modulo: x[2], limits: limits)
    },
    page(.inverseModulo) { x, limits throws(ComputationFailure) in
      try x[0].inverse(modulo: x[1], limits: limits)
    },
    page(.squareRootModulo) { x, limits throws(ComputationFailure) in
      try x[0].squareRoot(modulo: x[1], limits: limits)
    },
    page(.discreteLogarithm) { x, limits throws(ComputationFailure) in
      try x[1].logarithm(base: x[0], modulo: x[2], limits: limits)
    },
    page(.chineseRemainder) { x, limits throws(ComputationFailure) in
      let half = x.count / 2
      return try BigInteger.chineseRemainder(
        Array(x[..<half]), moduli: Array(x[half...]), limits: limits)
    },
    page(.fibonacci) { x, limits throws(ComputationFailure) in
      try BigInteger.fibonacci(try member(x[0]), limits: limits)
    },
    page(.lucas) { x, limits throws(ComputationFailure) in
      try BigInteger.lucas(try member(x[0]), limits: limits)
    },
    page(.bell) { x, limits throws(ComputationFailure) in
      try BigInteger.bell(try member(x[0]), limits: limits)
    },
    page(.partitions) { x, limits throws(ComputationFailure) in
      try BigInteger.partitions(try member(x[0]), limits: limits)
    },
    page(.bernoulli, behavior: .jumps) { x, limits throws(ComputationFailure) in
      try BigRational.bernoulli(try member(x[0]), limits: limits)
    },
    page(.bitwiseAnd) { x, _ throws(ComputationFailure) in x[0] & x[1] },
    page(.bitwiseOr) { x, _ throws(ComputationFailure) in x[0] | x[1] },
    page(.bitwiseXor) { x, _ throws(ComputationFailure) in x[0] ^ x[1] },
    page(.shiftUp, behavior: [.jumps, .whole]) { x, limits throws(ComputationFailure) in
      try BitwiseOperation.shl.result(x.map { BigRational($0) }, limits: limits)
    },
    page(.shiftDown, behavior: [.jumps, .whole]) { x, limits throws(ComputationFailure) in
      try BitwiseOperation.shr.result(x.map { BigRational($0) }, limits: limits)
    },
  ]

  /// The page of a function with whole values.
  private static func page(
    _ function: ListFunction,
    _ evaluate: @escaping @Sendable ([BigInteger], Limits) throws(ComputationFailure) -> BigInteger
  ) -> ListPage {
    page(function, behavior: [.jumps, .whole]) { x, limits throws(ComputationFailure) in
      BigRational(try evaluate(x, limits))
    }
  }

  private static func page(
    _ function: ListFunction, behavior: Behavior, _ evaluate: @escaping WholeValue
  ) -> ListPage {
    ListPage(
      function: function, call: .whole(evaluate), enclosure: .whole, behavior: behavior,
      hasBranchCut: false, composition: .itself, algebra: .none, fpcore: .none)
  }

  /// The index of a member of a sequence; those beyond a word are too large for any memory.
  private static func member(_ n: BigInteger) throws(ComputationFailure) -> Int {
    if let place = Int(exactly: n) { return place }
    // Far below the first index every member has the sign and the size of one far above, or there is none.
    return n.sign < 0 ? -Int.max : .max
  }
}
