import Foundation
import TestSupport
import Testing

/// Parts of jobs that are no points of a formula.
@Suite("parts of other jobs") struct OtherPartTests {
  /// What one run prints, and what its parts print when they are merged in an order.
  private func merged(
    _ command: String, total: Int, _ order: String, options: String = ""
  ) throws -> (whole: CommandResult, merged: CommandResult) {
    (
      try CommandRunner.run(command),
      try CommandRunner.run(
        """
        cd "$(mktemp -d)"; for i in $(seq \(total)); do \(command) --part $i/\(total) > part$i; done
        ulp merge \(options) \(order)
        """)
    )
  }

  @Test(
    "triples and random orders are those of one run, in any order",
    arguments: [
      "ulp assoc --triples --distribution logu20 --count 500 -f double -f binary16 -f decimal64 -f exact",
      "ulp assoc --triples --distribution u01 --count 333 --product -f bigfloat:200 --json",
      "ulp assoc --triples --distribution logu:900 --count 200 --seed 5 -f bigfloat:3000 -f e4m3 --json",
      "ulp assoc 0.1 0.2 0.3 -0.7 1e5 3.14159 -1e5 2.5 1e30 -1e30 7 --samples 300 -f double -f exact",
      "ulp assoc --product 1e-2 1e8 0 1e300 1e-300 1e20 -1 3 7 --samples 200 -f double -f decimal64 --json",
      "ulp assoc 1.0 2.30 -7.33 34.770 3/7 0.2 -0.70 1e5 -1e5 --samples 5 --seed 3 -f decimal32 -f posit16 -f e4m3",
      "ulp assoc 1 2 3 4 5 6 7 8 1e-9 1e400 --samples 50 -f double -f bigfloat:50",
    ])
  func orders(_ command: String) throws {
    for (total, order) in [(3, "part3 part1 part2 part1"), (7, "part[4-7] part3 part1 part2")] {
      let (whole, found) = try merged(command, total: total, order)
      #expect(whole.status == 0 && !whole.output.isEmpty, "\(whole.errors)")
      #expect(found == whole, "\(found.errors)")
    }
  }

  @Test("parts have the operands that they have read, and missing samples are named")
  func operands() throws {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)"; seq 20 | sed 's/$/e-1/' > in; ulp assoc --file in --samples 90 > whole
      for i in 1 2; do ulp assoc --samples 90 --part $i/2 < in > part$i; done
      rm in; ulp merge part1 part2 < /dev/null | cmp - whole && echo same
      ulp merge part1; for i in 1 2 3 4 5; do ulp assoc --samples 90 $(seq 20 | sed 's/$/e-1/') --part $i/5 > fifth$i; done
      ulp merge --keep fifth5 fifth1 fifth3 > group; ulp merge fifth4 group fifth2 | cmp - whole && echo same
      ulp merge --partial part1 | grep -m1 random
      ulp assoc 1 2 3 --part 1/2; ulp assoc 1 2 --part 3/2 2>&1 | head -1
      sed 's/"count": 90/"count": 91/' part2 > other; ulp merge part1 other
      ulp merge --partial other
      sed -E 's/(permutations", "[^"]*"), [0-9]+/\\1, 99/' part2 > other; ulp merge part1 other
      """)
    #expect(
      result.output == """
        same
        same
        random orders  45 of each kind, seed 1
        Error: The value '3/2' is invalid for '--part <i/n>'

        """)
    #expect(
      result.errors == """
        error: the points 45 to 89 are missing, of 0 to 89; --partial leaves them out
        error: --part is of random orders; all orders are looked at here
        error: other belongs to another job than part1
        error: a part has no results of this job
        error: a part has no results of this job

        """)
  }
}
