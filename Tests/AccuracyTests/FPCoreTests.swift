import Accuracy
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Compares with vectors of another interpreter; see make_values.py.
@Suite("FPCore")
struct FPCoreTests {
  static let directory = "Tests/AccuracyTests/FPCoreVectors"

  struct Point: Sendable, CustomStringConvertible {
    var core: Int
    var inputs: [FPCoreValue<ExactReal>]
    var computed: [Substring]
    var truth: [Substring]
    var description: String
  }

  static func cores() throws -> [FPCore] {
    try FPCoreFile(utf8: Array(Repository.text("\(directory)/cores.fpcore").utf8)).cores
  }

  static func points() throws -> [Point] {
    try VectorLine.lines(of: "\(directory)/values.txt").map { line in
      let sides = line.result.split(separator: ";")
      return Point(
        core: try #require(Int(line.fields[0])) - 1,
        inputs: try line.fields.dropFirst().map { try value($0) },
        computed: sides[0].split(separator: " "), truth: sides[1].split(separator: " "),
        description: line.description)
    }
  }

  /// Reads a value such as `1/2` or `[1,[2,3]]`.
  private static func value(_ text: Substring) throws -> FPCoreValue<ExactReal> {
    guard text.first == "[" else {
      return .number(ExactReal(try BigRational(parsing: String(text))))
    }
    var depth = 0
    var parts: [Substring] = [""]
    for character in text.dropFirst().dropLast() {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return .array(try parts.map { try value($0) })
  }

  private func leaves<Number>(
    _ value: FPCoreValue<Number>, _ text: (Number) throws -> String
  ) rethrows -> [String] {
    switch value {
    case .number(let number): [try text(number)]
    case .truth(let truth): ["\(truth)"]
    case .array(let values): try values.flatMap { try leaves($0, text) }
    }
  }

  private func text(_ value: FormatValue) throws -> String {
    guard case .binary(let x) = value else { return "decimal" }
    guard x.isFinite else { return x.isNaN ? "nan" : x < 0 ? "-inf" : "inf" }
    return try #require(try BigRational(exactly: x)).description
  }

  @Test("computes what another interpreter computes") func computed() throws {
    let cores = try Self.cores()
    let points = try Self.points()
    #expect(points.count == 167)
    for point in points {
      let value = try cores[point.core].computed(point.inputs)
      #expect(try leaves(value, text) == point.computed.map(String.init), "\(point)")
    }
  }

  @Test("has the true values of another interpreter") func truth() throws {
    let cores = try Self.cores()
    for point in try Self.points() {
      let value = try cores[point.core].truth(point.inputs)
      var rest = point.truth[...]
      // A number that agrees with the expected one to 38 digits is accepted.
      let found = try leaves(value) { truth in
        let expected = rest.popFirst() ?? ""
        guard let value = truth.value else { return "none" }
        guard let other = try? BigRational(parsing: String(expected)) else { return "a number" }
        let bound =
          ExactReal.compute(.magnitude, ExactReal(other)) / ExactReal(try BigRational.pow(10, 38))
        let distance = ExactReal.compute(.magnitude, value - ExactReal(other))
        return try distance.compared(to: bound) == .greater ? "not \(expected)" : String(expected)
      }
      #expect(found == point.truth.map(String.init), "\(point)")
    }
  }

  @Test("straight-line cores are programs that compute the same") func programs() throws {
    var count = 0
    let cores = try Self.cores()
    for point in try Self.points() {
      let core = cores[point.core]
      guard let program = core.program() else { continue }
      count += 1
      let format = try #require(BinaryFormat.known[core.format().name])
      let rounding = try #require(core.context().rounding?.binary)
      let backend = try BigFloatBackend(format: format, rounding: rounding)
      let inputs = try core.rounded(point.inputs).flatMap(\.numbers).map {
        BigFloat(try $0.rounded(to: .bits(300)), precision: format.precision)
      }
      let outputs = try backend.evaluate(program, inputs: inputs, special: .ieee)
      #expect(try text(.binary(outputs[0])) == String(point.computed[0]), "\(point)")
    }
    #expect(count > 20)
  }
}

/// Replaces a core's own format.
@Suite("FPCore in other formats")
struct FPCoreOverrideTests {
  private func core(_ text: String) throws -> FPCore {
    try #require(try FPCoreFile(utf8: Array(text.utf8)).cores.last)
  }

  private func value(
    _ core: FPCore, _ x: BigRational, _ format: FloatFormat?
  ) throws -> BigRational? {
    let override = FPCoreContext(precision: format.map { .format($0) })
    let value = try core.computed([.number(ExactReal(x))], override)
    guard case .number(.binary(let x)) = value else { return nil }
    return try BigRational(exactly: x)
  }

  @Test("double is the hardware and libm, binary64 is correctly rounded") func hardware() throws {
    let core = try core("(FPCore (x) (cbrt x))")
    for numerator in 1...100 {
      let x = Double(numerator) / 7
      let exact = try #require(BigRational(exactly: x))
      let hardware = try value(core, exact, .double)
      #expect(try hardware == BigRational(exactly: DoubleBackend().cbrt(x)))
      let rounded = try value(core, exact, nil)
      let wide = try BigFloatBackend(precision: .bits(300)).cbrt(BigFloat(x))
      #expect(try rounded == BigRational(exactly: BigFloat(wide, precision: .bits(53))))
    }
  }

  @Test("takes the place of the core's precision, not of annotations") func replacement() throws {
    let third = try core("(FPCore (x) :precision binary64 (/ x 3))")
    #expect(try value(third, 1, .binary(.binary16)) == BigRational(1365, over: 4096))
    let annotated = try core("(FPCore (x) :precision binary64 (! :precision binary16 (/ x 3)))")
    #expect(try value(annotated, 1, .binary(.binary32)) == BigRational(1365, over: 4096))
    let caller = try core("(FPCore third (x) (/ x 3)) (FPCore (x) (third x))")
    #expect(try value(caller, 1, .binary(.binary16)) == BigRational(1365, over: 4096))
    let own = try core("(FPCore third (x) :precision binary16 (/ x 3)) (FPCore (x) (third x))")
    #expect(try value(own, 1, .binary(.binary32)) == BigRational(1365, over: 4096))
  }

  @Test("a hardware operation rounds wide operands once") func wideOperands() throws {
    // 1 + 2^-53 + 2^-80: the nearest double is 1 + 2^-52, but it is 1 if the sum in binary128 is
    // first rounded to a double.
    let core = try core("(FPCore (x) (+ x (! :precision binary128 (+ 0x1p-53 0x1p-80))))")
    let expected = 1 + (try BigRational.pow(2, -52))
    #expect(try value(core, 1, .double) == expected)
    #expect(try value(core, 1, nil) == expected)
  }

  @Test("preconditions are decided in real arithmetic") func preconditions() throws {
    // 0.1 + 0.2 = 0.3 holds for numbers, not for doubles; the inputs are doubles.
    let core = try core("(FPCore (x) :pre (< 3/10 (+ x 0.2) 0.31) x)")
    #expect(try core.precondition([.number(ExactReal(BigRational(1, over: 10)))]))
    #expect(try !core.precondition([.number(ExactReal(BigRational(2, over: 10)))]))
    #expect(try self.core("(FPCore (x) x)").precondition([.number(1)]))
  }

  @Test("a specification can be the truth") func specification() throws {
    let core = try core("(FPCore (x) :spec (expm1 x) (- (exp x) 1))")
    let truth = try core.truth([.number(2)], of: .specification).numbers[0].value
    let expected = ExactReal.compute(.expMinusOne, ExactReal(2))
    #expect(try #require(truth).compared(to: expected) == .equal)
  }

  @Test("properties, names and arguments are there to read") func properties() throws {
    let text = """
      (FPCore f ((! :precision binary32 x) (A n 3))
        :name "a \\"b\\"" :cite (x y) :pre (< x 1) :herbie-conversions ([binary64 binary32]) x)
      """
    let core = try core(text)
    #expect(core.name == "a \"b\"")
    #expect(core.identifier == "f")
    #expect(core["cite"]?.list?.count == 2)
    #expect(core["herbie-conversions"]?.description == "((binary64 binary32))")
    #expect(core.arguments.map(\.name) == ["x", "A"])
    #expect(core.arguments[0].context.precision == .format(.binary(.binary32)))
    #expect(core.arguments[1].sizes == [.named("n"), .fixed(3)])
    #expect(core.hasPrecondition && !core.hasSpecification)
    #expect(core.program() == nil)
  }
}

extension BinaryFormat {
  fileprivate static let known: [String: BinaryFormat] = Dictionary(
    uniqueKeysWithValues: [
      .binary16, .bfloat16, .binary32, .binary64, .extended80, .binary128, .binary256,
      BinaryFormat(
        name: "tf32", precision: .bits(11), leastExponent: -126, greatestExponent: 127),
      BinaryFormat(
        name: "float:15:241", precision: .bits(241), leastExponent: -16382,
        greatestExponent: 16383),
    ].map { ($0.name, $0) })
}
