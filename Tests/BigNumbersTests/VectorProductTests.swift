import NumericCore
import Testing

@testable import BigNumbers

/// Products of many vectors at once have to be those of MPFR's `mpfr_dot`, bit for bit, and as exact or inexact.
@Suite("products of many vectors")
struct VectorProductTests {
  private static let precisions = [24, 53, 61, 113, 256, 1024, 4096]

  /// Shapes of random vectors.
  enum Kind: CaseIterable, Sendable {
    case uniform, small, moderate, wide, cancelling, halfway, mixed, special, extreme
  }

  private var generator = SplitMix64(seed: 2019)

  // MARK: - Random vectors

  /// A number of some bits with an exponent from a range.
  private mutating func number(_ bits: Int, _ exponents: ClosedRange<Int>) throws -> BigFloat {
    var digits = String(UInt64.random(in: 1 << 60...UInt64.max, using: &generator), radix: 16)
    while digits.count < bits / 4 + 1 {
      digits += String(UInt64.random(in: 1 << 60...UInt64.max, using: &generator), radix: 16)
    }
    let exponent = Int.random(in: exponents, using: &generator) - 4 * digits.count
    let sign = Bool.random(using: &generator) ? "-" : ""
    return try BigFloat("\(sign)0x\(digits)p\(exponent)", precision: .bits(bits))
  }

  private mutating func vector(
    _ kind: Kind, _ bits: Int, _ length: Int
  ) throws -> [BigFloat] {
    try (0..<length).map { place in
      let any = Int.random(in: 0..<20, using: &generator)
      switch kind {
      case .uniform: return try number(bits, -12...0)
      case .small: return BigFloat(Int.random(in: -9...9, using: &generator))
      case .moderate: return try number(bits, -70...0)
      case .wide: return try number(bits, -3000...3000)
      case .cancelling: return try number(bits, -3...0)
      case .halfway:
        let exponents = [0, 0, -bits, -2 * bits, -60, -120, -5000]
        return try BigFloat(
          "0x1p\(exponents.randomElement(using: &generator) ?? 0)", precision: .bits(bits))
      case .mixed: return try number(Self.precisions.randomElement(using: &generator) ?? 2, -9...9)
      case .special:
        let special: [BigFloat] = [.nan, .infinity, -.infinity, 0, -BigFloat(0)]
        return any < special.count
          ? special[any] : any < 12 ? -BigFloat(0) : try number(bits, 0...3)
      case .extreme:
        let exponent = [1 << 61, -(1 << 61), 1 << 60, -(1 << 59)][any % 4]
        return any < 3 ? try number(bits, exponent...exponent) : try number(bits, -5...5)
      }
    }
  }

  private mutating func vectors(
    _ kind: Kind, _ bits: Int, count: Int, length: Int
  ) throws -> [[BigFloat]] {
    try (0..<count).map { _ in try vector(kind, bits, length) }
  }

  /// Vectors of which most of the products is zero: the second half of a row is the opposite of the first, up to one element.
  private mutating func cancelling(
    _ bits: Int, count: Int, length: Int
  ) throws -> (rows: [[BigFloat]], columns: [[BigFloat]]) {
    let rows = try vectors(.cancelling, bits, count: count, length: length).map {
      $0 + $0.map { -$0 }
    }
    let columns = try vectors(.cancelling, bits, count: count, length: length).map { $0 + $0 }
    let tails = try vectors(.moderate, bits, count: 2 * count, length: 1)
    return (
      zip(rows, tails).map { $0 + $1 }, zip(columns, tails.reversed()).map { $0 + $1 }
    )
  }

  // MARK: - Comparison

  private func isSame(_ a: BigFloat, _ b: BigFloat) -> Bool {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN && a.precision == b.precision }
    return a == b && a.isNegative == b.isNegative && a.precision == b.precision
      && a.hasOwnPrecision == b.hasOwnPrecision
  }

  /// All products at once, however few they are.
  private func products(
    _ context: BigFloatContext, _ rows: [[BigFloat]], _ columns: [[BigFloat]]
  ) throws -> [BigFloat] {
    let length = rows.first?.count ?? 0
    return try Array(rows.joined()).withRegisters { left in
      try Array(columns.joined()).withRegisters { right in
        func aligned(_ numbers: Registers<BigFloat>, _ count: Int) -> AlignedVectors {
          AlignedVectors(
            (0..<count).map { TermHeaders(numbers[$0 * length..<($0 + 1) * length]) },
            length: length)
        }
        return try VectorProducts(
          context, aligned(left, rows.count), aligned(right, columns.count)
        ).values()
      }
    }
  }

  private func compare(
    _ context: BigFloatContext, _ rows: [[BigFloat]], _ columns: [[BigFloat]], _ comment: Comment
  ) throws {
    let known = rows.flatMap { row in columns.map { context.dot(row, $0) } }
    let together = try context.products(of: rows, with: columns)
    let all = try products(context, rows, columns)
    #expect(together.count == known.count && all.count == known.count, comment)
    #expect(zip(together, known).allSatisfy { isSame($0, $1) }, comment)
    #expect(zip(all, known).allSatisfy { isSame($0, $1) }, comment)
    // One product alone tells whether it was rounded.
    for (row, column) in zip(rows, columns).prefix(3) {
      let (value, isExact) = try context.recordingExactness {
        try products(context, [row], [column])
      }
      let (single, isSingleExact) = context.recordingExactness { context.dot(row, column) }
      #expect(isSame(value[0], single) && isExact == isSingleExact, comment)
    }
  }

  @Test("in every direction", arguments: precisions, Rounding.allCases)
  mutating func directions(_ bits: Int, _ rounding: Rounding) throws {
    let context = BigFloatContext(.bits(bits), rounding)
    for kind in Kind.allCases {
      let lengths = bits > 1024 ? [5] : [1, 7, 18]
      for length in lengths {
        let (rows, columns) =
          kind == .cancelling
          ? try cancelling(bits, count: 3, length: length)
          : (
            try vectors(kind, bits, count: 3, length: length),
            try vectors(kind, bits, count: 3, length: length)
          )
        try compare(
          context, rows, columns, "\(kind), \(bits) bits, \(rounding), \(length) elements")
      }
    }
  }

  @Test("operands of other precisions than that of the results", arguments: precisions)
  mutating func operands(_ bits: Int) throws {
    let rows = try vectors(.uniform, bits, count: 4, length: 8)
    let columns = try vectors(.uniform, 53, count: 4, length: 8)
    for other in [2, 24, 53, 120, 300] {
      let context = BigFloatContext(.bits(other), .nearestEven)
      try compare(context, rows, columns, "\(bits) bits to \(other)")
    }
  }

  @Test("more elements than one sum of 128 bits holds", arguments: [53, 113, 128])
  mutating func long(_ bits: Int) throws {
    // All digits as large as they can be, and of one sign.
    let largest = try BigFloat("1", precision: .bits(bits)).nextDown
    for length in [126, 127, 128, 300] {
      let ones = Array(repeating: Array(repeating: largest, count: length), count: 2)
      let rows = try vectors(.uniform, bits, count: 2, length: length)
      let context = BigFloatContext(.bits(bits), .up)
      try compare(context, ones + rows, ones + rows, "\(length) elements of \(bits) bits")
    }
  }

  @Test("more vectors than are multiplied in one turn") mutating func turns() throws {
    let rows = try vectors(.small, 24, count: 260, length: 4)
    let columns = try vectors(.uniform, 24, count: 258, length: 4)
    let context = BigFloatContext(.bits(24), .nearestEven)
    let products = try context.products(of: rows, with: columns)
    for (row, column) in [(0, 0), (255, 257), (256, 255), (259, 256), (257, 3)] {
      #expect(isSame(products[row * 258 + column], context.dot(rows[row], columns[column])))
    }
  }

  @Test("results of a format with subnormal numbers", arguments: Rounding.allCases)
  mutating func formats(_ rounding: Rounding) throws {
    for format in [BinaryFormat.binary16, .binary64] {
      let bits = format.precision.bits
      let backend = try BigFloatBackend(format: format, rounding: rounding)
      let least = bits == 11 ? 12 : 530
      for exponents in [-least...0, -least...least] {
        let rows = try (0..<6).map { _ in try (0..<5).map { _ in try number(bits, exponents) } }
        let columns = try (0..<6).map { _ in try (0..<5).map { _ in try number(bits, exponents) } }
        try compare(backend.context, rows, columns, "\(format) \(rounding)")
      }
    }
  }

  @Test("no vectors, and vectors without elements") func empty() throws {
    let backend = try BigFloatBackend(precision: .bits(53))
    #expect(try backend.products(of: [], with: []).isEmpty)
    #expect(try backend.products(of: [[1, 2, 3, 4]], with: []).isEmpty)
    #expect(
      try backend.products(of: [[], []], with: [[], []]).map(\.isZero) == [true, true, true, true])
  }

  @Test("a backend that counts counts every product") mutating func counted() throws {
    let backend = CountingBackend(try BigFloatBackend(precision: .bits(53)))
    let rows = try vectors(.uniform, 53, count: 3, length: 5)
    #expect(
      try backend.products(of: rows, with: rows) == backend.base.products(of: rows, with: rows))
    #expect(backend.tally.counts == [.list(.dot): 9])
    let double = CountingBackend(DoubleBackend())
    #expect(try double.products(of: [[1, 2]], with: [[3, 4], [5, 6]]) == [11, 17])
    #expect(double.tally.counts == [.list(.dot): 2])
  }
}
