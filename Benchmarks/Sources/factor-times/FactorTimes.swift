import BigNumbers
import Foundation
import NumericCore
import SuiteSupport

/// Factors the numbers of standard input, one a line, and prints the milliseconds of processor time that all took together; for
/// `Scripts/factor-peers`, which compares with PARI.
///
///     factor-times <numbers
@main
enum FactorTimes {
  static func main() throws {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release factor-times`")
    #else
      var limits = Limits()
      limits.time = 3600
      var numbers: [BigInteger] = []
      while let line = readLine() { numbers.append(try BigInteger(parsing: line)) }
      let start = clock()
      let factorizations = try numbers.map { try $0.factorization(limits: limits) }
      let milliseconds = Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
      for (number, factorization) in zip(numbers, factorizations)
      where factorization.value != number { stop("\(factorization) is not \(number)") }
      print(milliseconds)
    #endif
  }
}
