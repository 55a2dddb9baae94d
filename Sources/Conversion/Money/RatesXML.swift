import NumericCore

/// The XML of the European Central Bank, for one or several days.
///
/// It consists of `<Cube currency='USD' rate='1.0932'/>` inside `<Cube time='2024-03-08'>`.
///
/// - Source: eurofxref-daily.xml, eurofxref-hist-90d.xml and eurofxref-hist.xml of the ECB; XML
///   1.0, of which these files use elements, attributes, comments and a declaration.
struct RatesXML {
  private var builder: RatesBuilder
  private var scanner: XMLScanner
  /// The names of open elements, and for each whether it is a cube with a day.
  private var open: [(name: String, hasDay: Bool)] = []

  init(_ builder: RatesBuilder) {
    self.builder = builder
    scanner = XMLScanner(builder.source)
  }

  mutating func read() throws(TextError) -> ExchangeRates {
    try builder.setBase(Currencies.euro, SourceSpan(0, 0))
    while let tag = try scanner.next() {
      switch tag.kind {
      case .close:
        guard let last = open.popLast(), last.name == tag.name else {
          throw TextError("nothing that is open ends here", tag.span)
        }
      case .open, .empty:
        let hasDay = tag.name == "Cube" ? try read(cube: tag) : false
        if tag.kind == .open { open.append((tag.name, hasDay)) }
        if open.count > Self.deepest {
          throw TextError("elements are nested too deeply for rates", tag.span)
        }
      }
    }
    if let last = open.last {
      let end = builder.source.count
      throw TextError("the file ends before </\(last.name)>", SourceSpan(end, end))
    }
    return try builder.finish()
  }

  /// The deepest nesting that is accepted; the files of the bank have four levels: an envelope, a
  /// cube of days, a cube of rates and the rate itself.
  private static let deepest = 8

  /// Reads the day or the rate of a cube; returns whether it has a day.
  private mutating func read(cube tag: XMLScanner.Tag) throws(TextError) -> Bool {
    if let time = tag.attributes["time"] {
      try builder.begin(try builder.day(time), time)
      return true
    }
    let (currency, rate) = (tag.attributes["currency"], tag.attributes["rate"])
    switch (currency, rate) {
    case (nil, nil): return false
    case (let currency?, let rate?):
      guard open.contains(where: \.hasDay) else {
        throw TextError("this rate is in no <Cube time='…'>", tag.span)
      }
      try builder.add(currency, rate)
      return false
    default:
      let missing = currency == nil ? "currency" : "rate"
      throw TextError("the \(missing) is missing", tag.span)
    }
  }
}
