import BigNumbers
import Dispatch
import NumericCore
import Testing

/// Exact evaluation in cancelled tasks.
@Suite("cancellation")
struct CancellationTests {
  @Test("a cancelled task gives up where it looks at the clock") func givesUp() async throws {
    var limits = ExactLimits()
    limits.sizes.time = 3600
    // These roots take half a minute in total, each of them some milliseconds.
    let sum = (1...5000).reduce(ExactReal(0)) { $0 + ExactReal($1).squareRoot() }
    let bounds = limits
    let task = Task.detached { () -> ComputationFailure? in
      do throws(ComputationFailure) {
        _ = try sum.digits(.significant(100_000), limits: bounds)
        return nil
      } catch {
        return error
      }
    }
    // Not cancelled from a task, because other tests keep the threads of tasks busy for longer than
    // the computation takes.
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) { task.cancel() }
    #expect(await task.value != nil)
    // Euler–Maclaurin: Σ√k = ⅔n^1.5 + ½√n + ζ(−½) + 1/(24√n) − …
    let n = 5000.0
    let expected =
      2 / 3 * n * n.squareRoot() + n.squareRoot() / 2 - 0.207886224977 + 1 / (24 * n.squareRoot())
    let digits = try sum.digits(.significant(12)).text(as: .significant(12))
    #expect(abs((Double(digits) ?? 0) - expected) < 1e-6)
  }

  @Test("what a cancelled task did not find is looked for again") func isForgotten() async throws {
    let factorial = (2...19).reduce(ExactReal(1)) { product, k in
      product * (ExactReal(k).squareRoot() * ExactReal(k).squareRoot())
    }
    // After this the value is known, so that the answer to the next question would be cached.
    _ = try factorial.enclosure(.bits(64))
    let task = Task.detached {
      while !Task.isCancelled { await Task.yield() }
      _ = try? factorial.rational()
    }
    task.cancel()
    await task.value
    #expect(try factorial.rational()?.description == "121645100408832000")
  }
}
