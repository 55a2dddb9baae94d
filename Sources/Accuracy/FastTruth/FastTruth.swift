internal import BigNumbers
internal import NumericCore

/// What judges results of a function of one number of a format of the hardware.
protocol FastTruth: Sendable {
  associatedtype Number: BinaryFloatingPoint & Sendable

  static var format: FloatFormat { get }

  /// The true values at some numbers.
  func near(_ x: UnsafeBufferPointer<Number>, into values: UnsafeMutableBufferPointer<NearTruth>)

  /// What a true value tells about a result.
  static func verdict(_ result: Number, _ truth: NearTruth) -> FloatVerdict

  /// The results of every computation at some points; nil if they are others than numbers of the format.
  static func results(
    _ problem: some PointProblem, at points: [Number]
  ) throws(ComputationFailure) -> [[Number]]?

  /// The number with a place in the order of all numbers.
  static func number(rank: Int) -> Number
}

/// A function of binary32.
struct SingleTruth: FastTruth {
  let function: any NearFunction

  static let format = FloatFormat.binary(.binary32)

  func near(_ x: UnsafeBufferPointer<Float>, into values: UnsafeMutableBufferPointer<NearTruth>) {
    function.near(x, into: values)
  }

  @inline(__always)
  static func verdict(_ result: Float, _ truth: NearTruth) -> FloatVerdict {
    FloatVerdict(result, truth)
  }

  static func results(
    _ problem: some PointProblem, at points: [Float]
  ) throws(ComputationFailure) -> [[Float]]? {
    try problem.floats(at: points)
  }

  static func number(rank: Int) -> Float {
    let magnitude = Float(bitPattern: UInt32(rank.magnitude))
    return rank < 0 ? -magnitude : magnitude
  }
}

extension WideFunction: FastTruth {
  static let format = FloatFormat.binary(.binary64)

  @inline(__always)
  static func verdict(_ result: Double, _ truth: NearTruth) -> FloatVerdict {
    FloatVerdict(result, wide: truth)
  }

  static func results(
    _ problem: some PointProblem, at points: [Double]
  ) throws(ComputationFailure) -> [[Double]]? {
    try problem.doubles(at: points)
  }

  static func number(rank: Int) -> Double {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    return rank < 0 ? -magnitude : magnitude
  }
}
