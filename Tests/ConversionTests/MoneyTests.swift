import BigNumbers
import Conversion
import NumericCore
import TestSupport
import Testing

/// Compares with Python's fractions; see MoneyVectors/make_money.py.
@Suite("money")
struct MoneyTests {
  private static let folder = "Tests/ConversionTests/MoneyVectors"

  private func rates(_ text: String, on day: String? = nil) throws -> ExchangeRates {
    let date = try day.map { try DateLiteral($0).local.date }
    return try ExchangeRates(reading: Array(text.utf8), on: date)
  }

  @Test("conversions with files of every form, exact and rounded both ways") func conversions()
    throws
  {
    let lines = try VectorLine.lines(of: "\(Self.folder)/conversions.txt")
    #expect(lines.count > 1000)
    for line in lines {
      let fields = line.fields.map(String.init)
      let file = try Repository.text("\(Self.folder)/\(fields[0])")
      let converter = CurrencyConverter(ExactBackend(), try rates(file, on: fields[1]))
      #expect("\(converter.rates.date)" == fields[1] && converter.rates.base.code == "EUR")
      let from = try #require(Currencies.currency(fields[3]))
      let to = try #require(Currencies.currency(fields[4]))
      let amount = ExactReal(try BigRational(parsing: fields[2]))
      let value = try converter.convert(amount, from: from, to: to)
      let places = try #require(to.minorUnit)
      let texts = try [false, true].map { isUp in
        try value.digits(.afterPoint(places), tiesAwayFromZero: isUp).text(as: .fixed(places))
      }
      let exact = try value.rational()?.description ?? "irrational"
      #expect((texts + [exact]).joined(separator: " ") == line.result, "\(line)")
    }
  }

  @Test("any backend converts, and rounds once") func backends() throws {
    let plain = try rates(try Repository.text("\(Self.folder)/plain.csv"))
    let (euro, pound) = try (
      #require(Currencies.currency("EUR")), #require(Currencies.currency("gbp"))
    )
    #expect(try CurrencyConverter(DoubleBackend(), plain).convert(3, from: pound, to: euro) == 9)
    let decimal = CurrencyConverter(try DecimalBackend(digits: 34), plain)
    let sum = try decimal.convert(1, from: euro, to: pound)
    #expect("\(sum)" == "0.3333333333333333333333333")
    let gold = try #require(Currencies.currency("XAU"))
    #expect {
      try decimal.convert(1, from: euro, to: gold)
    } throws: { error in
      error as? EngineError<ComputationFailure>
        == .mathematics(.inapplicable("the rates have none for XAU"))
    }
  }

  @Test("the latest day is taken, wherever it stands") func latest() throws {
    for name in ["hist.xml", "hist.csv", "columns.csv"] {
      #expect("\(try rates(try Repository.text("\(Self.folder)/\(name)")).date)" == "2024-03-08")
    }
    let turned = try rates("base,USD\ndate,2020-01-02\nEUR,2\ndate,2020-01-03\nEUR,3\n")
    #expect("\(turned.date)" == "2020-01-03" && turned.codes == ["EUR", "USD"])
    #expect(turned.age(on: try DateLiteral("2020-02-01").local.date) == 29)
  }

  @Test("line ends, blanks, comments and a mark of the encoding do not matter") func shapes() throws
  {
    let text = "\u{FEFF}\r\n# rates\r\nbase , EUR\r\ndate,2024-03-08\r\n USD , 1.10 \r\n"
    #expect(try rates(text).codes == ["EUR", "USD"])
    let commented = "base,EUR# the euro\ndate,2024-03-08 # Friday\nUSD,1.0932 # c, d\n"
    #expect(try rates(commented).codes == ["EUR", "USD"])
    let xml = "<!-- a > b --><?xml?>< Cube/>"
    #expect(throws: TextError.self) { try rates(xml) }
    let cube =
      "<?xml version='1.0'?><a><!-- <b> --><Cube time = '2024-03-08' >x<Cube\n currency='USD'\trate=\"1.1\"\n/></Cube></a>"
    #expect(try rates(cube).codes == ["EUR", "USD"])
  }

  @Test(
    "faulty files, and where they go wrong",
    arguments: [
      ("", 0), ("base,EUR\ndate,2024-03-08\nUSD,1.0x\n", 29),
      ("base,EUR\ndate,2024-03-08\nUSD\n", 25), ("base,EUR\ndate,2024-03-08\nUSD,1\0\n", 29),
      ("\0base,EUR\n", 0), ("base,EUR\ndate,2024-03-08\nUSD,#1\n", 25),
      ("base,EUR\ndate,2024-03-08\nUSD,1\nUSD,1\n", 31), ("base,EUR\nUSD,1\n", 9),
      ("date,2024-03-08\nUSD,1\n", 22), ("base,EUR\ndate,2024-03-08\n", 25),
      ("base,EUR\ndate,2024-03-08\nUSE,1\n", 25), ("base,EUR\nbase,USD\n", 14),
      ("base,EUR\ndate,2024-03-08\nUSD,0.0\n", 29), ("base,EUR\ndate,2024-03-08\nUSD,-1\n", 29),
      ("base,EUR\ndate,2024-03-08\nUSD,1e3\n", 29), ("base,EUR\ndate,2024-02-30\n", 14),
      ("base,EUR\ndate,2024-03-08\ndate,2024-03-08\n", 30), ("currency,price\n", 9),
      ("currency,date\n", 0), ("currency,rate,rate\n", 14),
      ("base,EUR\ndate,2024-03-08\nEUR,2\n", 31), ("Date,USD,USD\n", 9), ("Date,usd\n", 5),
      ("Date,USD\n2024-03-08\n", 9), ("Date,USD\n8 Mai 2024,1\n", 9),
      ("Date,USD\n30 February 2024,1\n", 9), ("<Cube", 0), ("<Cube time='2024-03-08'>", 24),
      ("</Cube>", 0), ("<Cube time='x'/>", 12), ("<Cube rate='1' currency='USD'/>", 0),
      ("<Cube time='2024-03-08'><Cube rate='1'/></Cube>", 24),
      ("<Cube time='2024-03-08'><Cube currency='USD' rate='&lt;'/></Cube>", 51),
      ("<Cube a='1' a='2'/>", 15), ("<Cube a='1'b='2'/>", 11), ("<Cube a=1/>", 8),
      ("<!DOCTYPE a>", 0),
      ("<a><a><a><a><a><a><a><a><a>", 24), ("<!-- ", 0), ("<a b='", 5),
    ])
  func faults(_ text: String, _ offset: Int) {
    #expect {
      try rates(text)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
  }

  @Test("a day that is not in the file") func otherDay() throws {
    let text = try Repository.text("\(Self.folder)/hist.csv")
    #expect {
      try rates(text, on: "2024-01-01")
    } throws: { error in
      (error as? TextError)?.message.contains("before are of 2022-12-30") ?? false
    }
  }

  @Test("the table of currencies is in order, and its codes are codes") func table() {
    let current = Currencies.table.filter(\.isCurrent).map(\.code)
    let withdrawn = Currencies.table.filter { !$0.isCurrent }.map(\.code)
    #expect(current == current.sorted() && withdrawn == withdrawn.sorted())
    #expect(Set(current + withdrawn).count == Currencies.table.count)
    #expect(Set(Currencies.table.map(\.number)).count == Currencies.table.count)
    for row in Currencies.table {
      #expect(row.code.count == 3 && row.code == row.code.uppercased(), "\(row)")
      #expect(row.numericCode.count == 3 && (1...999).contains(row.number), "\(row)")
      #expect((0...4).contains(row.minorUnit ?? 0) && !row.name.isEmpty, "\(row)")
    }
  }
}
