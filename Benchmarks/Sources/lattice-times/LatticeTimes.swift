import BigNumbers
import Foundation
import NumericCore
import SuiteSupport

/// Reads matrices from standard input, one a line as its number of columns and its elements, and prints for each the milliseconds of
/// processor time that its answer took, and the answer's elements; for `Scripts/lattice-peers`, which compares with FLINT.
///
///     lattice-times lll|hnf|snf <matrices
@main
enum LatticeTimes {
  static func main() throws {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release lattice-times`")
    #else
      var limits = Limits()
      limits.time = 3600
      let question = CommandLine.arguments.dropFirst().first ?? ""
      while let line = readLine() {
        let words = line.split(separator: " ")
        guard let columns = words.first.flatMap({ Int($0) }) else { stop("no matrix: \(line)") }
        let elements = try words.dropFirst().map { try BigInteger(parsing: String($0)) }
        let matrix = IntegerMatrix(elements, columns: columns)
        let start = clock()
        let answer: IntegerMatrix
        switch question {
        case "lll": answer = try matrix.reducedBasis(limits: limits)
        case "hnf": answer = try matrix.hermiteNormalForm(limits: limits)
        case "snf": answer = try matrix.smithNormalForm(limits: limits)
        default: stop("usage: lattice-times lll|hnf|snf <matrices")
        }
        print(Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC), terminator: " ")
        print(answer.elements.map(\.description).joined(separator: " "))
      }
    #endif
  }
}
