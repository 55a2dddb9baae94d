import Conversion
import FuzzSupport
import Grammars
import NumericCore

/// Files of exchange rates: XML and two kinds of tables.
let rates = FuzzTarget("rates") { s in
  switch s.choose(3) {
  case 0: s.putPlainRates()
  case 1: s.putTableOfRates()
  default: s.putRatesInXML()
  }
} read: { text, tally in
  do throws(TextError) {
    let rates = try ExchangeRates(reading: text)
    for code in rates.codes {
      guard let currency = Currencies.currency(code),
        let ratio = rates.ratio(from: currency, to: rates.base)
      else { violated("'\(code)' has no rate") }
      require(DoubleBackend().scaled(1, by: ratio) >= 0, "the rate of \(code) is below zero")
    }
    tally.count(true)
  } catch {
    require(
      error.span.map { $0.start <= $0.end && $0.end <= text.count } ?? false, "a fault has no place"
    )
    tally.count(false)
  }
}

extension Sentence {
  private mutating func putRate() {
    putDigits(1 + choose(3))
    if oneIn(2) {
      put(".")
      putDigits(1 + choose(6))
    }
  }

  private static let codes = ["USD", "JPY", "GBP", "CHF", "SEK", "PLN", "AUD", "ZAR"]

  private mutating func putDay(_ day: Int) { put("2024-03-\(10 + day)") }

  fileprivate mutating func putPlainRates() {
    if oneIn(4) { put("# rates\n") }
    if oneIn(2) {
      put("base,EUR\n")
      for day in 0...choose(2) {
        put("date,")
        putDay(day)
        put("\n")
        putRows { s, code in
          s.put("\(code),")
          s.putRate()
        }
      }
    } else {
      put("currency,rate,base,date\n")
      putRows { s, code in
        s.put("\(code), ")
        s.putRate()
        s.put(",EUR,2024-03-08")
      }
    }
  }

  private mutating func putRows(_ row: (inout Sentence, String) -> Void) {
    for code in Self.codes.prefix(1 + choose(Self.codes.count)) {
      row(&self, code)
      put("\n")
    }
  }

  fileprivate mutating func putTableOfRates() {
    let count = 1 + choose(Self.codes.count)
    put("Date, \(Self.codes.prefix(count).joined(separator: ", ")), \n")
    for day in 0...choose(3) {
      if oneIn(2) { put("\(10 + day) March 2024") } else { putDay(day) }
      for place in 0..<count {
        put(", ")
        if place > 0, oneIn(5) { put("N/A") } else { putRate() }
      }
      put(", \n")
    }
  }

  fileprivate mutating func putRatesInXML() {
    if oneIn(2) { put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    if oneIn(3) { put("<!-- \(Self.codes[0]) -->") }
    put("<gesmes:Envelope xmlns='http://www.ecb.int'><Cube>")
    for day in 0...choose(2) {
      put("<Cube time='")
      putDay(day)
      put("'>")
      putRows { s, code in
        let mark = s.oneIn(2) ? "'" : "\""
        s.put("<Cube currency=\(mark)\(code)\(mark) rate=\(mark)")
        s.putRate()
        s.put("\(mark)/>")
      }
      put("</Cube>")
    }
    put("</Cube></gesmes:Envelope>")
  }
}

/// Roman numerals, in both directions.
let roman = FuzzTarget.lines("roman") { s in
  let number = 1 + Int(s.word() % 3_999_999)
  let small = s.oneIn(2) ? number % 3999 + 1 : number
  s.put(RomanNumeral(small, vinculum: true)?.text ?? "")
} read: { line in
  let text = String(decoding: line, as: UTF8.self)
  guard let numeral = try? RomanNumeral(text, vinculum: true) else { return false }
  let again = RomanNumeral(numeral.number, vinculum: true)?.text
  require(again == text.uppercased(), "'\(text)' is \(numeral.number), which is '\(again ?? "")'")
  if let number = Int(text) { _ = RomanNumeral(number) }
  return true
}
