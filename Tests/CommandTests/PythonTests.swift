import Foundation
import TestSupport
import Testing

/// The package for Python, with NumPy where it is there and without it.
@Suite("the package for Python") struct PythonTests {
  private static let hasPip =
    (try? CommandRunner.run("python3 -m pip --version"))?.status == 0

  @Test("its errors are those of Python's fractions", arguments: ["", "--without-numpy"])
  func package(_ option: String) throws {
    let root = Repository.root.path
    let result = try CommandRunner.run(
      """
      export ULP="$(command -v ulp)" PYTHONDONTWRITEBYTECODE=1
      python3 '\(root)/Tests/CommandTests/Judged/package.py' \(option) '\(root)/Sources/Python'
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("OK"), "\(result.errors)")
  }

  @Test("what engines distribute fails where a process does") func engines() throws {
    let root = Repository.root.path
    let result = try CommandRunner.run(
      """
      export ULP="$(command -v ulp)" PYTHONDONTWRITEBYTECODE=1
      python3 '\(root)/Tests/CommandTests/Judged/engines.py' '\(root)/Sources/Python'
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("OK"), "\(result.errors)")
  }

  @Test("it is installed without a network", .enabled(if: hasPip)) func installed() throws {
    let result = try CommandRunner.run(
      """
      folder="$(mktemp -d)"; export ULP="$(command -v ulp)"
      cp -r '\(Repository.root.path)/Sources/Python' "$folder/source"
      python3 -m pip install --quiet --no-index --target "$folder/installed" "$folder/source" 2> "$folder/log" || cat "$folder/log"
      cd "$folder/installed"
      python3 -c 'import ulp; print(ulp.exact("2^0.5", digits=20))'
      """)
    #expect(result.output == "1.4142135623730950488\n", "\(result.output)")
  }
}
