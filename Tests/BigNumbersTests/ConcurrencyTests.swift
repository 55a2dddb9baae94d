import BigNumbers
import NumericCore
import Testing

/// MPFR keeps its exponent range, flags and constants per thread, and tasks change threads.
@Suite("concurrency")
struct ConcurrencyTests {
  /// Arithmetic in all forms, functions, constants, flags and formats at one precision.
  private static func work(_ bits: Int) throws -> [String] {
    let precision = Precision.bits(bits)
    var sum = BigFloat.Accumulator(precision: precision)
    var x = try BigFloat("1.1", precision: precision)
    var texts: [String] = []
    for step in 1...40 {
      x = x * x + BigFloat(step) / 7
      x = BigFloat.sqrt(x) + BigFloat.sin(x)
      sum.addProduct(x, x)
      let report = BigFloat.withFlags { x / 3 }
      texts.append("\(report.value) \(report.ternary) \(report.flags.rawValue)")
      texts.append("\(BigFloat.constant(.pi, precision: .bits(bits + step)))")
      texts.append("\(x.rounded(to: .binary16)) \(x.digits(radix: 7, .significant(9), .up))")
    }
    // Beyond MPFR's default exponent range, with which a new thread starts.
    let huge = try BigFloat("1e1000000000000", precision: precision)
    texts.append("\(sum.value) \(huge * huge)")
    return texts
  }

  @Test("eight tasks at eight precisions compute what one does") func tasks() async throws {
    let precisions = [24, 53, 64, 113, 128, 256, 500, 1000]
    let alone = try precisions.map(Self.work)
    for _ in 0..<5 {
      let together = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
        for (index, bits) in precisions.enumerated() {
          group.addTask {
            // Two halves with a suspension between them, at which the task may continue on another
            // thread.
            let first = try Self.work(bits)
            await Task.yield()
            let second = try Self.work(bits)
            return (index, first == second ? first : [])
          }
        }
        return try await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
      }
      for (index, texts) in alone.enumerated() { #expect(together[index] == texts) }
    }
  }

  @Test("a value is read by many and copied on write") func sharing() async {
    let shared = BigFloat.pi
    let results = await withTaskGroup(of: BigFloat.self) { group in
      for step in 1...64 {
        group.addTask {
          var own = shared
          own *= BigFloat(step)
          own /= BigFloat(step)
          return own - shared
        }
      }
      return await group.reduce(into: [BigFloat]()) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0.magnitude <= shared.ulp })
    #expect(shared == .pi)
  }

  @Test("caches can be freed at any time") func caches() async {
    let before = BigFloat.constant(.pi, precision: .bits(5000))
    BigFloat.freeThreadCaches()
    #expect(BigFloat.constant(.pi, precision: .bits(5000)) == before)
  }

  @Test("what is kept is freed and replaced while other tasks read it") func freed() async throws {
    let x = try BigFloat("0.7", precision: .bits(4500))
    func values(_ bits: Int) -> [BigFloat] {
      [UnaryFunction.exp, .log, .sin, .atan, .erf].map {
        BigFloat.compute($0, x, precision: .bits(bits))
      }
    }
    let expected = [4500, 5500].map(values)
    let digits = x.digits(radix: 10, .significant(60), .nearestEven)
    let isSame = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<4 {
        group.addTask {
          (0..<20).allSatisfy { step in
            if task == 0 { BigFloat.freeThreadCaches() }
            let index = (task + step) & 1
            return values([4500, 5500][index]) == expected[index]
              && x.digits(radix: 10, .significant(60), .nearestEven) == digits
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(isSame)
  }

  @Test("exact numbers are shared by tasks") func exactNumbers() async throws {
    let x = ExactReal.compute(.pow, ExactReal(.pi), ExactReal(.e))
    let texts = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for count in 0..<16 {
        group.addTask { try Array(x.digits(.significant(50 + count)).digits.prefix(50)) }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert(Array($1.prefix(49))) }
    }
    // π^e = 22.459157718361045473427152204543735…
    #expect(texts.count == 1)
    #expect(
      texts.first.map {
        String(decoding: $0, as: UTF8.self).hasPrefix("22459157718361045473427152204543735")
      } == true)
  }
}
