import Accuracy
import BigNumbers
import NumericCore
import Testing

@Suite("faults of FPCore files")
struct FPCoreErrorTests {
  struct Fault: Sendable {
    var text: String
    var kind: TextError.Kind
    var line: Int
    var column: Int
    var message: String
    var suggestion: String?

    init(
      _ text: String, _ kind: TextError.Kind, _ line: Int, _ column: Int, _ message: String,
      _ suggestion: String? = nil
    ) {
      self.text = text
      self.kind = kind
      self.line = line
      self.column = column
      self.message = message
      self.suggestion = suggestion
    }
  }

  static let faults = [
    // Errors of reading.
    Fault("(FPCore (x) x", .syntax, 1, 1, "this bracket is not closed"),
    Fault("\n (FPCore (x) x))", .syntax, 2, 16, "this bracket closes nothing"),
    Fault("(FPCore (x) (let ([y x)] y))", .syntax, 1, 23, "a '[' is closed by ']'"),
    Fault("(FPCore (x) :name \"a x)", .syntax, 1, 19, "this string has no end"),
    Fault("(FPCore (x) 1.2.3)", .syntax, 1, 16, "a number has one decimal point"),
    Fault("(FPCore (x) 12x)", .syntax, 1, 15, "the number ends before this"),
    Fault("(FPCore (x)\n  1/0)", .syntax, 2, 5, "denominator 0"),
    Fault("(FPCore (x) 1/2.5)", .syntax, 1, 15, "a fraction has whole numbers"),
    Fault("(FPCore (x)\u{0} x)", .syntax, 1, 12, "a control character"),
    Fault("(FPCore (x) x{)", .syntax, 1, 13, "'{' belongs to no symbol"),
    Fault(
      String(repeating: "(", count: 501), .limit, 1, 501, "nested deeper than 500 levels"),
    // Errors in cores.
    Fault("(FPCor (x) x)", .form, 1, 2, "(FPCore …)", "FPCore"),
    Fault("(FPCore)", .form, 1, 1, "a list of arguments and a body"),
    Fault("(FPCore x)", .form, 1, 1, "a list of arguments and a body"),
    Fault("(FPCore f 3 x)", .form, 1, 11, "the arguments of 'FPCore' are a list, not '3'"),
    Fault("(FPCore (x) :name)", .form, 1, 13, "the property ':name' has no value"),
    Fault("(FPCore (x) x\n x)", .form, 2, 2, "one body, not 2"),
    Fault("(FPCore (x) :name \"a\")", .form, 1, 1, "one body, not 0"),
    Fault("(FPCore (x x) x)", .form, 1, 12, "two arguments 'x'"),
    Fault("(FPCore (3) x)", .form, 1, 10, "an argument is a name"),
    Fault("(FPCore ((v 1.5)) 1)", .form, 1, 13, "a size of 'v'"),
    // Unknown names.
    Fault("(FPCore (x)\n (+ y 1))", .unknownName, 2, 5, "no variable and no constant 'y'", nil),
    Fault("(FPCore (alpha) aplha)", .unknownName, 1, 17, "'aplha'", "alpha"),
    Fault("(FPCore (x) (sqr x))", .unknownName, 1, 14, "no operator 'sqr'", "sqrt"),
    Fault("(FPCore foo (x) x) (FPCore (x) (fou x))", .unknownName, 1, 33, "'fou'", "foo"),
    Fault("(FPCore (x) (let ([y 1]) (+ z y)))", .unknownName, 1, 29, "'z'"),
    Fault("(FPCore (x) (let ([y 1] [z y]) z))", .unknownName, 1, 28, "'y'"),
    Fault("(FPCore (x) (for ([i 3]) ([s i 0]) s))", .unknownName, 1, 30, "'i'"),
    // Malformed constructs.
    Fault("(FPCore (x) ())", .form, 1, 13, "starts with an operator"),
    Fault("(FPCore (x) ((+ x 1)))", .form, 1, 14, "starts with the name of an operator"),
    Fault("(FPCore (x) \"x\")", .form, 1, 13, "a string is not an expression"),
    Fault("(FPCore (x) (sqrt x x))", .form, 1, 13, "'sqrt' takes 1 argument, not 2"),
    Fault("(FPCore (x) (pow x))", .form, 1, 13, "'pow' takes 2 arguments, not 1"),
    Fault("(FPCore (x) (+))", .form, 1, 13, "'+' takes at least 1 argument, not 0"),
    Fault("(FPCore (x) (not x x))", .form, 1, 13, "'not' takes 1 argument, not 2"),
    Fault("(FPCore (x) (if x 1))", .form, 1, 13, "'if' takes 3 arguments, not 2"),
    Fault("(FPCore (x) (let x 1))", .form, 1, 18, "'let' has a list of [name expression] here"),
    Fault("(FPCore (x) (let* ([y]) 1))", .form, 1, 20, "'let*' is [name expression], not '(y)'"),
    Fault("(FPCore (x) (let ([y 1] [y 2]) y))", .form, 1, 25, "'let' binds 'y' twice"),
    Fault(
      "(FPCore (x) (while (< x 1) ([y 1]) y))", .form, 1, 29, "'while' is [name start update]"),
    Fault("(FPCore (x) (tensor () 1))", .form, 1, 21, "at least one index"),
    Fault("(FPCore (x) (ref x))", .form, 1, 13, "'ref' takes at least 2 arguments"),
    Fault("(FPCore (x) (digits 1 2))", .form, 1, 13, "'digits' takes 3 arguments"),
    Fault("(FPCore (x) (digits 1 x 2))", .form, 1, 23, "three integers, not 'x'"),
    Fault("(FPCore (x) (digits 1 2 1))", .form, 1, 13, "the base of (digits m e b)"),
    Fault("(FPCore (x) (digits 1 1000000000 3))", .limit, 1, 13, "bits of precision"),
    Fault(
      "(FPCore (x) (! :round toZero))", .form, 1, 13, "'!' takes properties and one expression"),
    Fault("(FPCore f (x) x) (FPCore () (f 1 2))", .form, 1, 29, "'f' takes 1 argument, not 2"),
    // Invalid contexts.
    Fault("(FPCore (x) :precision binary23 x)", .unknownName, 1, 24, "'binary23'", "binary32"),
    Fault("(FPCore (x) :precision posit16 x)", .unsupported, 1, 24, "(posit exponent-bits bits)"),
    Fault("(FPCore (x) (! :precision (posit 2 65) x))", .unsupported, 1, 27, "3 to 64 bits"),
    Fault("(FPCore (x) (! :precision (posit 5 8) x))", .unsupported, 1, 27, "0 to 4 bits"),
    Fault("(FPCore (x) :precision (float 8) x)", .form, 1, 24, "(float exponent-bits bits)"),
    Fault("(FPCore (x) :precision (floot 8 9) x)", .unknownName, 1, 25, "'floot'", "float"),
    Fault("(FPCore (x) :precision (float 1 9) x)", .limit, 1, 24, "2 to 32 bits of exponent"),
    Fault("(FPCore (x) :precision (fixed 0 0) x)", .limit, 1, 24, "(fixed scale bits)"),
    Fault("(FPCore (x) :round nearestevn x)", .unknownName, 1, 20, "no :round", "nearestEven"),
    Fault("(FPCore (x) :round 3 x)", .form, 1, 20, ":round is one of nearestEven"),
    Fault("(FPCore (x) :pre (< x z) x)", .unknownName, 1, 23, "'z'"),
    Fault("; ä\n(FPCore (ä) (+ ä ß))", .unknownName, 2, 18, "'ß'"),
  ]

  @Test("name the place and the construct", arguments: faults) func reading(_ fault: Fault) {
    let error = #expect(throws: TextError.self) { try FPCoreFile(utf8: Array(fault.text.utf8)) }
    #expect(error?.kind == fault.kind, "\(fault)")
    #expect(error?.position?.line == fault.line, "\(fault) \(String(describing: error))")
    #expect(error?.position?.column == fault.column, "\(fault) \(String(describing: error))")
    #expect(error?.message.contains(fault.message) == true, "\(fault) \(String(describing: error))")
    #expect(error?.suggestion == fault.suggestion, "\(fault)")
  }

  /// The errors of the computed and of the true value of a core.
  private func failures(_ text: String, time: Int = 60, operations: Int? = nil) throws -> [String] {
    let core = try #require(try FPCoreFile(utf8: Array(text.utf8)).cores.last)
    var limits = ExactLimits()
    limits.sizes.time = time
    if let operations { limits.sizes.operations = operations }
    let inputs = core.arguments.map { _ in FPCoreValue.number(ExactReal(3)) }
    var messages: [String] = []
    do { _ = try core.computed(inputs, limits: limits) } catch { messages.append("\(error)") }
    do { _ = try core.truth(inputs, limits: limits) } catch { messages.append("\(error)") }
    return messages
  }

  @Test(
    "of evaluation name the place",
    arguments: [
      ("(FPCore (x) (+ x (< x 1)))", "line 1, column 18: a number is due here"),
      ("(FPCore (x)\n (if x 1 2))", "line 2, column 6: a truth value is due here"),
      ("(FPCore (x) (sqrt (array x)))", "column 19: a number is due here, and this is an array"),
      ("(FPCore (x) (ref x 0))", "column 18: this has not as many dimensions"),
      ("(FPCore (x) (ref (array 1 2) x))", "column 30: the index 3 is beyond the 2 elements"),
      ("(FPCore (x) (ref (array 1 2) -1))", "column 30: an index is a whole number from 0"),
      ("(FPCore (x) (tensor ([i 1/2]) i))", "column 25: a size is a whole number from 0"),
      ("(FPCore (x) (tensor ([i 2] [j 0]) i))", "has none of size 0"),
      ("(FPCore ((v 2)) 1)", "'v' has 1 dimension"),
      ("(FPCore f (x) (f x))", "nested deeper than 1000 levels"),
    ]) func evaluation(_ text: String, _ message: String) throws
  {
    let found = try failures(text)
    #expect(found.count == 2)
    for text in found { #expect(text.contains(message)) }
  }

  @Test(
    "of limits name the limit",
    arguments: [
      "(FPCore (x) (while TRUE () x))", "(FPCore (x) (while (and) ([y 0 (+ y 1)]) x))",
      "(FPCore (x) (for ([i 1000000000]) () x))", "(FPCore (x) (tensor ([i 1e9]) i))",
      "(FPCore (x) (while (> x 0) ([y x (* y y)]) y))",
    ]) func limits(_ text: String) throws
  {
    let found = try failures(text, time: 1, operations: 10_000)
    #expect(found.count == 2)
    for text in found {
      #expect(text.contains("limit 'operations'") || text.contains("limit 'time'"), "\(text)")
    }
  }

  @Test("a comparison that nobody can decide leaves the value undecided") func undecided() throws {
    // Legendre's duplication formula: both sides are equal, but no rule here proves it.
    let question =
      "(== (* (tgamma 1/3) (tgamma 5/6)) (* (cbrt 2) (sqrt PI) (tgamma 2/3)))"
    let text = """
      (FPCore () (if \(question) 1 2))
      (FPCore () (if (and \(question) (< 1 0)) 1 2))
      (FPCore () (if (or \(question) (< 0 1)) 1 2))
      """
    let cores = try FPCoreFile(utf8: Array(text.utf8)).cores
    var limits = ExactLimits()
    limits.sizes.workingPrecision = 256
    guard case .number(.undecided) = try cores[0].truth([], limits: limits) else {
      Issue.record("Γ(1/3)·Γ(5/6) = 2^(1/3)·√π·Γ(2/3) was decided")
      return
    }
    // The other operand decides.
    for (core, expected) in [(cores[1], 2), (cores[2], 1)] {
      let truth = try core.truth([], limits: limits).numbers[0]
      #expect(try truth.value?.rational() == BigRational(expected))
    }
  }

  @Test("a specification in symbols of its own is no fault until somebody asks")
  func foreignSpecification() throws {
    let core = try FPCoreFile(utf8: Array("(FPCore (x) :spec (+ x ε) x)".utf8)).cores[0]
    #expect(try core.computed([.number(2)]).numbers.count == 1)
    #expect(throws: ComputationFailure.self) { try core.truth([.number(2)], of: .specification) }
  }

  @Test("an unsupported core takes those that call it with it, and no others")
  func unsupported() throws {
    let text = """
      (FPCore a (x) (b x)) (FPCore b (x) (+ (p x) (a x))) (FPCore c (x) (if (< x 0) 1 (c (- x 1))))
      (FPCore p (x) :name "a posit" (! :precision (posit 2 96) (c x))) (FPCore (x) (c x))
      """
    let file = try FPCoreFile(utf8: Array(text.utf8))
    #expect(file.cores.map(\.place) == [3, 5])
    #expect(file.unsupported.map(\.place) == [1, 2, 4])
    #expect(file.unsupported.map(\.identifier) == ["a", "b", "p"])
    #expect(file.unsupported[2].name == "a posit")
    #expect(file.unsupported[0].error.position?.column == 15)
    #expect(try file.cores[1].truth([.number(2)]).numbers[0].value?.rational() == 1)
  }

  @Test("a chain of thousands of unsupported cores is read in a moment")
  func unsupportedChain() throws {
    var text = "(FPCore f0 (x) :precision posit8 x)"
    for index in 1..<5000 { text += "(FPCore f\(index) (x) (f\(index - 1) x))" }
    text += "(FPCore (x) x)"
    let start = ContinuousClock.now
    let file = try FPCoreFile(utf8: Array(text.utf8))
    #expect(file.cores.count == 1 && file.unsupported.count == 5000)
    #expect(start.duration(to: .now) < .seconds(20))
  }
}
