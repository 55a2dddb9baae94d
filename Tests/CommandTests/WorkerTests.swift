import Foundation
import TestSupport
import Testing

/// Computations that another process ends, as the kernel does where memory is short: what was
/// answered is kept, and the other lines go on.
@Suite("deaths of computations", .serialized)
struct WorkerTests {
  /// Shell functions: the child of a process that has computed most, with the others behind it, and a
  /// signal to it. They run in a folder of their own. On a busy machine another child may have
  /// computed as much as long as both start, so that a signal to the one that computes waits until it
  /// has computed for a second.
  private static let functions = """
    cd $(mktemp -d)
    byTime() {
      for file in /proc/[0-9]*/stat; do
        { read -r id name state parent a b c d e f g h i time rest <$file; } 2>/dev/null
        [ "$parent" = $1 ] && echo $time $id
      done | sort -rn
    }
    children() { byTime $1 | cut -d ' ' -f 2; }
    most() { byTime $1 | head -1 | cut -d ' ' -f 1; }
    strike() {
      set -- $1 $(children $2)
      kill -$1 $2
      sleep 0.3
    }
    hit() {
      until m=$(most $2); [ ${m:-0} -ge 100 ] || ! kill -0 $2; do sleep 0.1; done
      strike $1 $2
    }
    hitIdle() {
      until [ -n "$(children $2)" ] || ! kill -0 $2; do sleep 0.1; done
      sleep 1
      strike $1 $2
    }

    """
  /// A line that takes far longer than any signal to the process that computes it.
  private static let slow = "erf(1/e)"
  private static let digits = "--timeout 9999999 -d 500000"

  private func run(_ script: String) throws -> CommandResult {
    try CommandRunner.run(Self.functions + script)
  }

  @Test("a worker that dies while it waits is replaced") func idle() throws {
    let result = try run(
      """
      mkfifo lines; exec 3<>lines
      ulp batch <&3 3>&- & pid=$!
      echo 1+1 >&3
      hitIdle KILL $pid
      echo 2+2 >&3
      sleep 1
      kill $pid
      """)
    #expect(result.output == "2\n4\n")
  }

  @Test("a line whose worker is killed twice has no answer, the others have theirs")
  func killed() throws {
    let result = try run(
      """
      printf '1+1\\n\(Self.slow)\\n2+2\\n' >lines
      ulp batch \(Self.digits) lines & pid=$!
      hit KILL $pid; hit KILL $pid
      wait $pid; echo status $?
      """)
    #expect(
      result.output
        == "2\nerror: a fault of the program ended this computation\n4\nstatus 1\n")
    #expect(result.errors.isEmpty)
  }

  @Test("a fault names its line at once", arguments: ["SEGV", "ABRT", "ILL"])
  func fault(_ signal: String) throws {
    let result = try run(
      """
      printf '1+1\\n\\n\(Self.slow)\\n2+2\\n' >lines
      ulp batch --json \(Self.digits) lines >answers & pid=$!
      hit \(signal) $pid
      wait $pid; echo status $?
      cut -c 1-40 answers
      """)
    #expect(
      result.output == """
        status 1
        {"value": "2", "backend": "exact", "prec
        null
        {"error": {"kind": "fault", "message": "
        {"value": "4", "backend": "exact", "prec

        """)
  }

  @Test("workers end with their parent") func orphans() throws {
    let result = try run(
      """
      printf '\(Self.slow)\\n' >lines
      ulp batch \(Self.digits) lines & pid=$!
      until [ -n "$(children $pid)" ]; do sleep 0.1; done
      sleep 0.7
      worker=$(children $pid)
      kill -9 $pid
      sleep 0.5
      # Where nobody waits for orphans they stay as entries without a process.
      { read -r id name state rest </proc/$worker/stat; } 2>/dev/null
      [ "${state:-Z}" != Z ] && echo it lives
      """)
    #expect(result.output.isEmpty)
  }

  @Test(
    "a single computation says why it was ended",
    arguments: [
      ("ALRM", "too many seconds; the limit 'time' is 9999999; raise it with --timeout N", 1),
      ("SEGV", "a fault of the program ended this computation", 70),
    ])
  func single(_ signal: String, _ message: String, _ status: Int) throws {
    let result = try run(
      """
      ulp \(Self.digits) '\(Self.slow)' & pid=$!
      sleep 1; kill -\(signal) $pid
      wait $pid; echo status $?
      """)
    #expect(result.output == "status \(status)\n")
    #expect(result.errors == "error: \(message)\n  \(Self.slow)\n  ^~~~~~~~\n")
  }

  @Test("limits of time and memory hold on every number system", arguments: ["exact", "bigfloat"])
  func limits(_ system: String) throws {
    let start = ContinuousClock.now
    let slow = try run("ulp -b \(system) --timeout 1 -d 9000000 'exp(1/3)'")
    #expect(slow.errors.contains("the limit 'time' is 1"))
    // Far more than the limit and half a second, for busy machines.
    #expect(start.duration(to: .now) < .seconds(6))
    let large = try run("ulp -b \(system) --max-memory 2 -d 9000000 'sqrt(2)'")
    #expect(large.errors.contains("the limit 'memory' is 2"))
    #expect(large.status == 1)
  }
}
