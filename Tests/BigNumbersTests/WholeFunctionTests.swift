import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Functions of whole numbers, compared with python-flint's and with brute force: `WholeFunctionVectors/generate.py`.
@Suite("functions of whole numbers")
struct WholeFunctionTests {
  private static let vectors: [String: [[Substring]]] = {
    let path = "Tests/BigNumbersTests/WholeFunctionVectors/vectors.txt"
    let text = (try? Repository.text(path)) ?? ""
    return Dictionary(
      grouping: text.split(separator: "\n").map { $0.split(separator: " ") }
    ) { String($0[0]) }.mapValues { $0.map { Array($0.dropFirst()) } }
  }()

  private static let functions = Dictionary(
    uniqueKeysWithValues: ListFunction.allCases.map { ("\($0)", $0) })

  @Test("every function has vectors, but primality, which has its own") func totality() {
    let own: Set<ListFunction> = [.isPrime, .nextPrime]
    let expected = ListFunction.allCases.filter { $0.isOfWholeNumbers && !own.contains($0) }
    #expect(Set(expected.map { "\($0)" }) == Set(Self.vectors.keys))
  }

  @Test("the values of vectors, proven", arguments: vectors.keys.sorted())
  func values(_ name: String) throws {
    let function = try #require(Self.functions[name])
    let backend = ExactBackend()
    for vector in try #require(Self.vectors[name]) {
      let operands = try vector.dropLast().map { ExactReal(try BigRational(parsing: String($0))) }
      let found = try Self.found { () throws(ComputationFailure) in
        try backend.compute(function, operands).rational()
      }
      #expect(found?.description ?? "none" == vector[vector.count - 1], "\(name) \(vector)")
    }
  }

  /// A value; nil where there is no solution.
  private static func found(
    _ body: () throws(ComputationFailure) -> BigRational?
  ) throws -> BigRational? {
    do throws(ComputationFailure) { return try body() } catch {
      if error == .exception(.noSolution) { return nil }
      throw error
    }
  }

  @Test("every number system rounds the same values", arguments: vectors.keys.sorted())
  func systems(_ name: String) throws {
    let function = try #require(Self.functions[name])
    let bits = try BigFloatBackend(precision: .bits(200))
    let digits = try DecimalBackend(digits: 60)
    // The operands of a short vector are exact in all of them.
    for vector in try #require(Self.vectors[name]).filter({ $0.count < 8 }).prefix(60) {
      let texts = vector.map(String.init)
      guard texts.dropLast().allSatisfy({ $0.utf8.count < 16 }) else { continue }
      func literal(_ text: String) throws -> ExactLiteral {
        try #require(Int(text).map { ExactLiteral($0) })
      }
      let operands = try texts.dropLast().map { try literal($0) }
      let inBits = try bits.compute(.list(function), operands.map { bits.number($0) })
      let inDigits = try digits.compute(.list(function), operands.map { try digits.number($0) })
      let doubles = try DoubleBackend.completed.compute(
        .list(function), operands.map { DoubleBackend.completed.number($0) })
      if texts.last == "none" {
        #expect(inBits.isNaN && inDigits.isNaN && doubles.isNaN, "\(name) \(texts)")
        continue
      }
      let value = try BigRational(parsing: texts[texts.count - 1])
      #expect(inBits == BigFloat(value, precision: .bits(200)), "\(name) \(texts)")
      #expect(doubles == Double(BigFloat(value, precision: .bits(53))), "\(name) \(texts)")
      let rounded = try digits.compute(
        .divide, BigDecimal(value.numerator), BigDecimal(value.denominator))
      #expect(inDigits == rounded, "\(name) \(texts)")
    }
  }

  @Test(
    "numbers that are not whole have no value",
    arguments: ListFunction.allCases.filter(\.isOfWholeNumbers))
  func domain(_ function: ListFunction) throws {
    let count =
      switch function {
      case .powerModulo, .discreteLogarithm: 3
      case .divisorSum, .jacobi, .kronecker, .inverseModulo, .squareRootModulo, .chineseRemainder,
        .bitwiseAnd, .bitwiseOr, .bitwiseXor, .shiftUp, .shiftDown:
        2
      default: 1
      }
    let bits = try BigFloatBackend(precision: .bits(100))
    let digits = try DecimalBackend(digits: 20)
    for place in 0..<count {
      for special: Double in [2.5, .infinity, -.infinity, .nan] {
        var x = [Double](repeating: 3, count: count)
        x[place] = special
        #expect(try DoubleBackend.completed.compute(function, x).isNaN, "\(function) \(x)")
        #expect(try bits.compute(function, x.map { BigFloat($0) }).isNaN, "\(function) \(x)")
        let decimals = x.map { BigDecimal($0) }
        #expect(try digits.compute(function, decimals).isNaN, "\(function) \(x)")
      }
      var x = [ExactReal](repeating: 3, count: count)
      x[place] = ExactReal(2).squareRoot()
      #expect(throws: ComputationFailure.exception(.domain), "\(function) \(place)") {
        try ExactBackend().compute(function, x).digits(.significant(5))
      }
    }
    #expect(throws: ComputationFailure.self) {
      try DoubleBackend().compute(function, [Double](repeating: 3, count: count))
    }
  }

  @Test("sizes are refused before they are computed") func limits() throws {
    func limit(_ body: () throws -> Void) {
      do {
        try body()
        Issue.record("it was computed")
      } catch {
        guard case .limit? = error as? ComputationFailure else {
          Issue.record("\(error)")
          return
        }
      }
    }
    limit { _ = try BigInteger.fibonacci(.max) }
    limit { _ = try BigInteger.lucas(.min + 1) }
    limit { _ = try BigInteger.primorial(.max) }
    limit { _ = try BigInteger.bell(.max) }
    limit { _ = try BigInteger.bell(200_000) }
    limit { _ = try BigInteger.partitions(.max) }
    limit { _ = try BigInteger.partitions(1_000_000_000) }
    limit { _ = try BigInteger.primeCount(upTo: BigInteger(1) << 100) }
    limit { _ = try BigInteger.primeCount(upTo: BigInteger(1) << 53) }
    limit { _ = try BigRational.bernoulli(.max - 1) }
    limit { _ = try BigRational.bernoulli(3_000_000) }
    limit { _ = try (BigInteger(2) << 1000).divisorSum(power: 1 << 40) }
    limit {
      let huge = (BigInteger(1) << 1_000_000) - 1
      _ = try BigInteger(3).power(huge, modulo: huge, limits: Limits())
    }
  }

  @Test("divisors are those that divide", arguments: [1, 2, 28, 97, 360, -360, 1024, 30030])
  func divisors(_ n: Int) throws {
    let expected = (1...n.magnitude).filter { n.magnitude.isMultiple(of: $0) }
    #expect(try BigInteger(n).divisors() == expected.map { BigInteger($0) })
    #expect(throws: ComputationFailure.exception(.domain)) { try BigInteger.zero.divisors() }
    var limits = Limits()
    limits.operations = 100
    #expect(throws: ComputationFailure.self) {
      try (try BigInteger.primorial(50)).divisors(limits: limits)
    }
  }

  @Test("a limit is named again after a call within other limits")
  func limitsOfRecentValues() throws {
    var low = Limits()
    low.precision = 4096
    let operands: [BigDecimal] = ["940", "1E+29518"]
    func failure(_ limits: Limits) throws -> ComputationFailure? {
      let backend = try DecimalBackend(digits: 25, limits: limits)
      do throws(ComputationFailure) {
        let value = try backend.compute(.list(.squareRootModulo), operands)
        #expect(value.isNaN)
        return backend.exception(
          of: .function(.list(.squareRootModulo)), operands: operands, result: value
        ).map { .exception($0) }
      } catch {
        return error
      }
    }
    for _ in 0..<3 {
      guard case .limit(let limit)? = try failure(low), limit.limit == .precision else {
        Issue.record("the limit is not named")
        return
      }
      #expect(try failure(Limits()) == .exception(.noSolution))
    }
  }

  @Test("a root is one, and there is none where its square has no residue") func roots() throws {
    var generator = SplitMix64(seed: 5)
    let moduli: [BigInteger] = [10007, 1_000_000_007, 360, 1_048_576, 84672]
    for modulus in moduli {
      for _ in 0..<40 {
        let x = BigInteger.random(in: 0..<modulus, using: &generator)
        let root = try (x * x).squareRoot(modulo: modulus)
        #expect((root * root - x * x).isMultiple(of: modulus) && root <= x && root >= 0)
      }
    }
  }
}
