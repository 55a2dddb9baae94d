import Foundation
import TestSupport
import Testing

@Suite(
  "drawn plots",
  .enabled(if: Repository.hasGnuplot, "gnuplot is not installed (apt install gnuplot-nox)"))
struct DrawnPlotTests {
  @Test("terminal plots") func terminal() throws {
    let path = "Tests/CommandTests/Drawings/terminal.session"
    let sessions = Session.parse(try Repository.text(path))
    #expect(sessions.count == 4)
    for session in sessions {
      let result = try CommandRunner.run(session.command)
      #expect(result == session.expected, "\(session)")
    }
  }

  @Test("files are whole pictures, and nothing else is left") func files() throws {
    let result = try CommandRunner.run(
      """
      cd "$(mktemp -d)" && ulp plot 'tan(x)' 'x`touch ran`' --from -5 --to 5 -o a.svg; ls; \
      ulp plot 'tan(x)' x --from -5 --to 5 --error -o a.svg && \
      ulp plot 'tan(x)' --from -5 --to 5 -f binary16 -o b.png --data c.tsv && ls && \
      tail -c 8 a.svg && head -c 4 b.png | od -An -c && head -1 c.tsv
      """)
    #expect(
      result.output == """
        a.svg
        b.png
        c.tsv
        </svg>

         211   P   N   G
        # tan(x)  (binary16)

        """)
    #expect(result.errors.hasPrefix("error: ") && result.errors.contains("x`touch ran`"))
  }
}
