import BigNumbers
import NumericCore
import Profiling
import Testing

@Suite("measuring")
struct MeasurementTests {
  @Test("quartiles lie between neighbours in proportion") func quartiles() {
    let timing = Timing([5, 1, 4, 2, 3])
    #expect((timing.low, timing.median, timing.high) == (2, 3, 4))
    let even = Timing([4, 1, 3, 2])
    #expect((even.low, even.median, even.high) == (1.75, 2.5, 3.25))
    #expect(Timing([7]).median == 7 && Timing([7]).spread == 0)
    #expect(timing.spread == 1.0 / 3)
  }

  @Test("competitors take turns, every other round backwards") func turns() throws {
    final class Log { var calls: [Int] = [] }
    let log = Log()
    func work(_ index: Int) -> RepeatedWork {
      { passes throws(ComputationFailure) in
        log.calls.append(index)
        // The work is long enough at the first attempt, so that the number of passes is not
        // doubled.
        let end = Stopwatch.now() + 200_000
        while Stopwatch.now() < end {}
      }
    }
    let plan = MeasurementPlan(samples: 4, sampleTime: 100_000)
    let times = try InterleavedTimes([work(0), work(1), work(2)], plan: plan)
    #expect(log.calls == [0, 1, 2] + [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0])
    #expect(times.times.map(\.count) == [4, 4, 4])
    #expect(times.times.joined().allSatisfy { $0 >= 200_000 })
  }

  /// Work that takes this many nanoseconds, for any number of passes.
  private func work(_ duration: Int) -> RepeatedWork {
    { passes throws(ComputationFailure) in
      let end = Stopwatch.now() + duration
      while Stopwatch.now() < end {}
    }
  }

  @Test("work that takes too long gets three samples") func longWork() throws {
    let plan = MeasurementPlan(samples: 8, sampleTime: 1, mostTime: 1_000_000)
    let times = try InterleavedTimes([work(900_000), work(10_000)], plan: plan)
    #expect(times.times.map(\.count) == [3, 8])
  }

  @Test("a ratio is the middle of those of the quicker turns") func ratio() throws {
    final class Counter { var calls = 0 }
    let counter = Counter()
    // In four of seven turns all work is delayed, and the second piece of work most.
    func work(_ duration: Int, heldUp: Int) -> RepeatedWork {
      { passes throws(ComputationFailure) in
        let end = Stopwatch.now() + (counter.calls / 2 % 2 == 1 ? heldUp : duration)
        while Stopwatch.now() < end {}
        counter.calls += 1
      }
    }
    let works = [work(100_000, heldUp: 400_000), work(300_000, heldUp: 3_600_000)]
    let times = try InterleavedTimes(works, plan: MeasurementPlan(samples: 7, sampleTime: 1))
    let ratios = zip(times.times[1], times.times[0]).map { $0 / $1 }
    #expect(ratios.count == 7 && times.ratio(of: 0, to: 0) == 1)
    #expect((2.5..<4).contains(times.ratio(of: 1, to: 0)))
  }

  @Test("work that has had its time gets no more portions, and the rest goes on") func portions()
    throws
  {
    var times = InterleavedTimes(
      count: 2, plan: MeasurementPlan(sampleTime: 1, mostTime: 1_000_000))
    for _ in 0..<3 { try times.sample([work(900_000), work(10_000)], turns: 3) }
    #expect(times.times.map(\.count) == [3, 9])
    #expect(times.isSpent(0) && !times.isSpent(1))
  }

  @Test("a failure ends the measurement") func failure() {
    let work: RepeatedWork = { _ throws(ComputationFailure) in throw .inapplicable("no") }
    #expect(throws: ComputationFailure.self) {
      _ = try InterleavedTimes([work], plan: MeasurementPlan())
    }
  }
}

@Suite("counting allocations")
struct AllocationTests {
  /// Whether this build can count allocations.
  private static let canCount = AllocationCount.isPossible

  @Test("every block is counted once", .enabled(if: canCount)) func blocks() throws {
    let count = try #require(
      AllocationCount.of {
        for _ in 0..<10 {
          let block = UnsafeMutableRawPointer.allocate(byteCount: 1000, alignment: 16)
          blackHole(block)
          block.deallocate()
        }
      })
    #expect(count.allocations == 10)
    // One block at a time; the allocator rounds its size up.
    #expect((1000..<1100).contains(count.peakBytes))
  }

  @Test("what is held at the same time adds up", .enabled(if: canCount)) func peak() throws {
    var blocks: [UnsafeMutableRawPointer] = []
    blocks.reserveCapacity(4)
    func allocate() -> AllocationCount? {
      AllocationCount.of {
        for _ in 0..<4 {
          blocks.append(.allocate(byteCount: 10_000, alignment: 16))
        }
      }
    }
    func free() -> AllocationCount? {
      defer { blocks.removeAll(keepingCapacity: true) }
      return AllocationCount.of { for block in blocks { block.deallocate() } }
    }
    // The runtime allocates some blocks once, at the first call.
    _ = (allocate(), free())
    let count = try #require(allocate())
    #expect(count.allocations == 4 && count.heldBytes == count.peakBytes)
    let freed = try #require(free())
    #expect(freed.heldBytes == -count.heldBytes)
    #expect((40_000..<40_400).contains(count.peakBytes))
  }

  @Test("nothing allocates nothing, and a number is one block", .enabled(if: canCount))
  func numbers() throws {
    let x = BigFloat(3, precision: .bits(200))
    #expect(AllocationCount.of {} == AllocationCount(allocations: 0, peakBytes: 0, heldBytes: 0))
    let count = AllocationCount.of { blackHole(x * x) }
    #expect(count?.allocations == 1)
  }

  @Test("other threads do not count", .enabled(if: canCount)) func threads() async throws {
    let count = AllocationCount.of {}
    async let other: Int = {
      var total = 0
      for size in 1..<1000 { total += [UInt8](repeating: 1, count: size).count }
      return total
    }()
    #expect(await other == 499_500)
    #expect(count?.allocations == 0)
  }
}
