import Arithmetic
import BigNumbers
import NumericCore
import Testing

@Suite("keypad, besides the display")
struct KeypadPanelTests {
  private func exact(_ limits: Limits = Limits()) -> Keypad<ExactBackend> {
    Keypad(Calculator(ExactBackend(), limits: limits))
  }

  @Test(
    "the calculation typed so far",
    arguments: [
      ("1 + 2 + ( 3", "1 + 2 + ( 3"), ("1 + 2 + ( 3 * 4 xy 2 =", "1 + 2 + ( 3 * 4 xy 2 ) ="),
      ("1 + 2 =", "1 + 2 ="), ("1 + 2 = * 4", "3 * 4"), ("1 / 3 = * 3", "( 1 / 3 ) * 3"),
      ("1 + 2 = = =", "5 + 2 ="), ("1 * 2 * 3 + ( ( ) - 4", "1 * 2 * ( 3 - 4"),
      ("2 + xy 4", "2 xy 4"), ("9 sqrt x2", "sqrt(9)^2"), ("1 + 2 = sin", "sin(3)"),
      ("( 1 + 2 ) x2", "( 1 + 2 )^2"), ("3 +/- x2", "(-3)^2"), ("100 + 5 %", "100 + 5 %"),
      ("100 + 5 % sqrt", "100 + sqrt((100 * 5 / 100))"), ("5 ( 2", "5 * ( 2"), ("1 .", "1"),
      ("1 + (", "1 + ("), ("( (", "( ("), ("3 ! !", "(3!)!"), ("1 + 2 + =", "1 + 2 + 3 ="),
      ("4 1/x", "(1/4)"), ("2 10x", "10^2"), ("deg 1 atan", "atanu(1, 360)"),
    ])
  func workings(_ row: (keys: String, text: String)) throws {
    #expect(try KeypadRun(row.keys, exact()).workings.last == row.text)
  }

  @Test("the pending operator, the same on both pads") func selected() throws {
    let keys = "mode:scientific 1 + mode:standard * 2 xy mode:scientific 3 + ( 4 - ="
    var pad: any KeypadPanel = exact()
    var found: [String?] = []
    for (key, _) in try KeypadReader.keys(keys) {
      try pad.press(key)
      found.append(pad.selected?.rawValue)
    }
    #expect(
      found == [
        nil, nil, "+", "+", "*", nil, "xy", "xy", nil, "+", nil, nil, "-", nil,
      ])
  }

  @Test("switching pads changes the digits shown, never the calculation") func pads() throws {
    let run = try KeypadRun("1 + 2 mode:scientific * 3 = / 7 = mode:standard", exact())
    #expect(
      run.displays.joined(separator: " ")
        == "1 1 2 2 2 3 7 7 7 1 1")
    let third = try KeypadRun("1 / 3 = mode:scientific mode:standard", exact())
    #expect(third.displays.suffix(3) == ["0.333333333", "0.3333333333333333", "0.333333333"])
  }

  @Test("copying gives every digit, pasting takes numbers only") func clipboard() throws {
    var pad: any KeypadPanel = try KeypadRun("1 / 3 =", exact()).pad
    #expect(pad.copied() == "0." + String(repeating: "3", count: 50))
    pad = try KeypadRun("1 / 3 =", Keypad(Calculator(DoubleBackend.completed))).pad
    #expect(pad.copied() == "0.3333333333333333")
    pad = try KeypadRun("1 / 0 =", exact()).pad
    #expect(pad.copied() == nil)
    #expect(
      try KeypadRun("5 + paste:0xff paste:abc paste:1e3 = paste:−2", exact()).displays
        == ["5", "5", "255", "255", "1000", "1005", "-2"])
    for text in ["", "abc", "1+1", "inf", "nan", "1 2", "0x", "--1", "pi"] {
      #expect(KeypadKey.paste(text).refusal != nil, "\(text)")
    }
    for text in ["1_000", "0x1.8p-3", "1e5", "-2", "+2", ".5", "5.", "0b101"] {
      #expect(KeypadKey.paste(text).refusal == nil, "\(text)")
    }
  }

  @Test("random numbers come from the generator") func random() throws {
    func draw(_ seed: UInt64) throws -> [String] {
      let pad = Keypad(
        Calculator(ExactBackend()), format: KeypadFormat(digits: 16),
        generator: SplitMix64(seed: seed))
      return try KeypadRun("rand rand rand", pad).displays
    }
    let draws = try draw(1)
    let again = try draw(1)
    let others = try draw(2)
    #expect(draws == again && draws != others && Set(draws).count == 3)
    for text in draws {
      let value = try #require(Double(text))
      #expect(value >= 0 && value < 1)
    }
  }

  @Test("words that are no keys") func reader() throws {
    do throws(CalculatorError) {
      _ = try KeypadReader.keys("1 + sqqrt")
      Issue.record("sqqrt is a key")
    } catch {
      #expect(error.suggestion == "sqrt" && error.span == SourceSpan(4, 9))
    }
    do throws(CalculatorError) {
      _ = try KeypadReader.keys("-5")
      Issue.record("-5 is a key")
    } catch {
      #expect(error.suggestion == "paste:-5")
    }
    #expect(try KeypadReader.keys("12.5 + AC").map(\.key.name) == ["1", "2", ".", "5", "+", "ac"])
    #expect(try KeypadReader.keys(" \t\n").isEmpty)
  }

  @Test("names and second functions of the keys are consistent") func keys() {
    let names = KeypadKey.table.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    for key in KeypadKey.table {
      let second = key.key(isSecond: true)
      #expect(KeypadKey.named(second.name)?.name == second.name)
      #expect(!key.label.isEmpty && !key.summary.isEmpty)
    }
    #expect(KeypadKey.named("sin")?.key(isSecond: true).name == "asin")
    #expect(KeypadKey.named("ln")?.key(isSecond: true).name == "ex")
  }

  @Test("a calculation that becomes too long is refused and stays") func length() throws {
    var limits = Limits()
    limits.length = 1000
    for word in ["(", "9", "1 +", "sin", "( 1 +"] {
      var pad = Keypad(Calculator(DoubleBackend.completed, limits: limits))
      let keys = try KeypadReader.keys(String(repeating: word + " ", count: 1200)).map(\.key)
      var refused: CalculatorError?
      for key in keys where refused == nil {
        let before = (pad.display, pad.workings)
        do throws(CalculatorError) {
          try pad.press(key)
          #expect(pad.workings.utf8.count <= 1000)
        } catch {
          refused = error
          #expect(pad.display == before.0 && pad.workings == before.1)
        }
      }
      #expect(refused?.limit?.limit == .length, "\(word)")
      // The keypad can be used after the error.
      for (key, _) in try KeypadReader.keys("ac 1 + 2 =") { try pad.press(key) }
      #expect(pad.display == "3")
    }
  }

  @Test("a percentage that an operator moves inside parentheses is refused if it is too long there")
  func movedPercentage() throws {
    var limits = Limits()
    limits.length = 600
    var pad = Keypad(Calculator(DoubleBackend(), limits: limits))
    // The percentage is a share of the sum of all terms before it, which its text then contains.
    let keys = String(repeating: "+ cos ", count: 11) + "+ 0 % % / ("
    for (key, _) in try KeypadReader.keys(keys) { try pad.press(key) }
    let before = (pad.display, pad.workings)
    let divide = try #require(try KeypadReader.keys("/").first?.key)
    #expect(throws: CalculatorError.self) { try pad.press(divide) }
    #expect(pad.display == before.0 && pad.workings == before.1)
  }

  /// Found by fuzzing: a percentage is displayed as part of a product of which it is the first term.
  @Test(
    "whatever the limit is, a key that is refused changes nothing",
    arguments: [
      "0 = ) 8 0 ) 0 ) 0 ) 2 % * % * % * % * % * % * % + ) % % * % * % * % + 0 0",
      "1 + 2 % * % + % % * 3 % ) = = + % ( % * % + % / % =",
    ])
  func unchanged(_ text: String) throws {
    let keys = try KeypadReader.keys(text).map(\.key)
    for length in stride(from: 16, through: 800, by: 4) {
      var limits = Limits()
      limits.length = length
      var pad = Keypad(Calculator(DoubleBackend(), limits: limits))
      for key in keys {
        let before = (pad.display, pad.workings)
        do throws(CalculatorError) { try pad.press(key) } catch {
          #expect(pad.display == before.0 && pad.workings == before.1, "limit \(length)")
        }
      }
    }
  }

  @Test("10 000 open parentheses") func nesting() throws {
    let keys = String(repeating: "1 + ( ", count: 10_000) + "2 ="
    var limits = Limits()
    limits.length = 1 << 20
    var pad = Keypad(Calculator(DoubleBackend.completed, limits: limits))
    for (key, _) in try KeypadReader.keys(keys) { try pad.press(key) }
    #expect(pad.display == "10002")
  }

  /// This takes one or two seconds, but would take minutes if every total were computed from its
  /// first term.
  @Test("a long sum of fractions, every total of which is shown", .timeLimit(.minutes(30)))
  func longSum() throws {
    var limits = Limits()
    limits.length = 1 << 20
    var pad = exact(limits)
    for (key, _) in try KeypadReader.keys(String(repeating: "0.1 + ", count: 3000)) {
      try pad.press(key)
    }
    #expect(pad.display == "300")
  }

  @Test("huge numbers are answered or refused") func huge() throws {
    for keys in ["1000000000 !", "9 xy 9 xy 9 xy 9 xy 9 =", "9 ee 999999999 x2 x2 x2", "99999 ! !"]
    {
      for pad in try KeypadRun.pads() {
        let run = try KeypadRun(keys, pad)
        #expect(
          run.displays.last == "Error" || run.displays.last?.contains("e+") == true
            || run.displays.last == "inf")
      }
    }
  }
}
