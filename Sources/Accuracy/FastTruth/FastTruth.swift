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
    _ problem: any PointProblem, at points: [Number]
  ) throws(ComputationFailure) -> [FlaggedResults<Number>]?

  /// The number with a place in the order of all numbers.
  static func number(rank: Int) -> Number

  // These have one implementation, and are requirements so that every format has loops of its own.

  /// The numbers with consecutive places.
  static func numbers(ranks: Range<Int>) -> [Number]

  /// The place behind the last of the consecutive numbers that have the exponent of one.
  static func end(ofBinadeAt start: Int, in points: [Number]) -> Int

  /// Judges the results at some places.
  static func judge(
    _ results: [Number], _ truths: UnsafeMutableBufferPointer<NearTruth>, _ places: Range<Int>,
    in run: inout FloatRun)
}

extension FastTruth {
  static func numbers(ranks: Range<Int>) -> [Number] { ranks.map { number(rank: $0) } }

  static func end(ofBinadeAt start: Int, in points: [Number]) -> Int {
    let exponent = points[start].exponentKey
    var end = start + 1
    while end < points.count, points[end].exponentKey == exponent { end += 1 }
    return end
  }

  static func judge(
    _ results: [Number], _ truths: UnsafeMutableBufferPointer<NearTruth>, _ places: Range<Int>,
    in run: inout FloatRun
  ) {
    run.judge(results, truths, places, by: Self.self)
  }
}

extension BinaryFloatingPoint {
  /// The exponent of a number as if it was normal; nil for zero.
  var exponentKey: Int? { isZero ? nil : Int(exponent) }
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
    _ problem: any PointProblem, at points: [Float]
  ) throws(ComputationFailure) -> [FlaggedResults<Float>]? {
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
    _ problem: any PointProblem, at points: [Double]
  ) throws(ComputationFailure) -> [FlaggedResults<Double>]? {
    try problem.doubles(at: points)
  }

  static func number(rank: Int) -> Double {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    return rank < 0 ? -magnitude : magnitude
  }
}
