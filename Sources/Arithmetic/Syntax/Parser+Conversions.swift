import Conversion
import NumericCore

// Conversions by `to`, `in`, `as` and `->`.
extension Parser {
  /// Whether `as` or `in` behind a number converts it, as in `3/4 as percent`; alone they are
  /// attoseconds and inches.
  func isConversionWord(_ name: String, at span: SourceSpan) throws(TextError) -> Bool {
    guard name == "as" || name == "in", span.end < source.count, source[span.end] == 0x20 else {
      return false
    }
    var scanner = UnitScanner(source, at: span.end, in: units)
    if startsNotation(at: span.end) { return true }
    let start = afterBlanks(span.end)
    guard start < source.count, Self.startsUnit(source[start]), let unit = try? scanner.scan()
    else { return false }
    let target = text(SourceSpan(start, scanner.position))
    if name == "as" || unit.dimension == .none { return true }
    // A number of inches in centimetres, or a plain number that becomes centimetres.
    throw TextError(
      .misplaced(
        "'in' is the inch or converts: write 'in to \(target)' for inches, 'to \(target)' without them"
      ),
      span.union(SourceSpan(start, scanner.position)))
  }

  /// Reads `to` and one or several units; all operators with a higher precedence have been applied.
  mutating func readConversion() throws(TextError) {
    try reduce(tighterThan: .conversion)
    passArticle()
    let (written, end) =
      if let (notation, end) = try notation() {
        (ConversionTarget.notation(notation), end)
      } else if let date = try dateTarget() {
        date
      } else {
        try conversionTarget()
      }
    let operand = operands.removeLast()
    let span = SourceSpan(operand.span.start, end)
    let target = readAsTemperature(operand, to: written)
    // A plain number in the unit of the angle mode, such as 30°, is converted as an angle.
    if operand.angle == .degrees { markDegrees(in: operand.node) }
    let node = expression.append(operand.node, to: target, span)
    operands.append(Operand(node: node, span: span, angle: operand.angle.map { _ in .quantity }))
    try advance()
    try refuseShareOf()
    if case .symbol(_, .some(let prefix), _) = token.kind, prefix == .plus || prefix == .minus {
      let sign = text(token.span)
      throw TextError(
        .misplaced("a sum behind a conversion: write (a to b) \(sign) c, or a \(sign) c to b"),
        token.span)
    }
    // Without this error a number here would silently multiply the result.
    if token.isNumber || startsImplicitFactor {
      throw TextError(
        .misplaced(
          "this does not belong to the unit; a product of units is written with '*': kg*m/s^2"),
        token.span)
    }
  }

  /// Passes over the article in `0.375 as a fraction` and `36/240 as a %`.
  private mutating func passArticle() {
    let start = afterBlanks(lexer.position)
    guard start + 1 < source.count, source[start] == UInt8(ascii: "a"), isBlank(start + 1),
      !isBound("a"), startsNotation(at: start + 1)
    else { return }
    lexer.move(to: start + 1)
  }

  /// Throws behind a conversion to per cent before `of`, as in `36 as % of 240`.
  private func refuseShareOf() throws(TextError) {
    guard token.isName, text(token.span) == "of" else { return }
    throw TextError(.misplaced("a share of something is a quotient: 36/240 to percent"), token.span)
  }

  /// The target of a conversion, read as a temperature where `C` and `F`, which are coulomb and
  /// farad, stand where a temperature is converted: `98.6 F to C`, `20 C to K`.
  private mutating func readAsTemperature(
    _ operand: Operand, to target: ConversionTarget
  ) -> ConversionTarget {
    guard case .unit(let unit) = target, case .quantity(_, let place) = expression[operand.node]
    else { return target }
    let typed = expression.units[Int(place)]
    guard let own = Self.temperature(typed) ?? Self.ownTemperature(typed),
      let other = Self.temperature(unit) ?? Self.ownTemperature(unit),
      own != other, own != typed || other != unit
    else { return target }
    note(.temperature, operand.span)
    expression.units[Int(place)] = own
    return .unit(other)
  }

  private static func ownTemperature(_ unit: Unit) -> Unit? {
    unit.dimension == Dimension(.temperature) && !unit.isDifference ? unit : nil
  }

  private static func temperature(_ unit: Unit) -> Unit? {
    switch unit {
    case .named("C"): .named("degC")
    case .named("F"): .named("degF")
    default: nil
    }
  }

  private mutating func conversionTarget() throws(TextError) -> (ConversionTarget, Int) {
    let start = afterBlanks(lexer.position)
    if start < source.count, source[start] == UInt8(ascii: "%") {
      lexer.move(to: start + 1)
      return (.unit(.named("percent")), start + 1)
    }
    var scanner = UnitScanner(source, at: lexer.position, in: self.units)
    var units: [Unit] = []
    do throws(TextError) {
      units.append(try scanner.scanWhole())
    } catch {
      throw numberAsTarget() ?? error
    }
    // Inside a call or list a comma separates arguments or elements.
    let separators: [UInt8] =
      isInsideList ? [UInt8(ascii: "+")] : [UInt8(ascii: "+"), UInt8(ascii: ",")]
    while true {
      let place = afterBlanks(scanner.position)
      if let (unit, next) = unitBehindAnd(place, like: units[0], scanner) {
        units.append(unit)
        scanner = next
        continue
      }
      guard place < source.count, separators.contains(source[place]) else { break }
      // A sum of numbers behind a conversion is refused with both readings.
      let term = afterBlanks(place + 1)
      if source[place] == UInt8(ascii: "+"), term < source.count, !Self.startsUnit(source[term]) {
        break
      }
      var next = scanner
      next.move(to: place + 1)
      units.append(try next.scanWhole())
      scanner = next
    }
    try refuseNumber(behind: scanner.position)
    noteReadings(of: scanner)
    lexer.move(to: scanner.position)
    return (units.count == 1 ? .unit(units[0]) : .parts(units), scanner.position)
  }

  /// The unit behind the word `and` if it measures the same, as in `feet and inches`; nil where a condition follows.
  private func unitBehindAnd(
    _ place: Int, like first: Unit, _ scanner: UnitScanner
  ) -> (unit: Unit, scanner: UnitScanner)? {
    guard starts(with: "and ", at: place) else { return nil }
    var next = scanner
    next.move(to: place + 4)
    guard let unit = try? next.scan(), unit.dimension == first.dimension, unit != first,
      !isBound(text(SourceSpan(afterBlanks(place + 4), next.position)))
    else { return nil }
    return (unit, next)
  }

  /// The error of a number where a unit is expected, as in `pi to 4 digits` and `6 h to 45 min`; nil for anything else.
  private func numberAsTarget() -> TextError? {
    var probe = lexer
    guard let number = try? probe.next(), number.startsNumber else { return nil }
    let next = try? probe.next()
    let word = next.map { $0.isName ? text($0.span) : "" } ?? ""
    let rest = source[number.span.end...]
    let message =
      rest.contains(UInt8(ascii: "%"))
      ? "a change in per cent is a formula: 100/80 - 1 to percent"
      : Self.wordsOfDigits.contains(word)
        ? "round(x, \(text(number.span))) rounds to decimals; the options --decimals and -d choose the digits of results"
        : "a unit without a number is missing: 6 h / 45 min counts, 17:30 - 8:15 is a span, 10 km to m converts"
    return TextError(.unit, message, number.span)
  }

  private static let wordsOfDigits: Set<String> = [
    "dp", "sf", "digit", "digits", "decimal", "decimals", "place", "places", "figures",
  ]

  /// Throws where a number is part of the unit of a conversion, as in `L/(100 km)`.
  private func refuseNumber(behind end: Int) throws(TextError) {
    guard end + 1 < source.count, source[end] == UInt8(ascii: "/") else { return }
    var place = end + 1
    if source[place] == UInt8(ascii: "(") { place = afterBlanks(place + 1) }
    guard place < source.count, Self.isDigit(source[place]) else { return }
    throw TextError(
      .unit, "a unit has no number in it; L/100km is one unit, and (a to b)/2 divides",
      SourceSpan(end, place + 1))
  }

  private var isInsideList: Bool {
    stack.contains { entry in
      switch entry {
      case .call, .list, .dateArgument, .series: true
      default: false
      }
    }
  }
}
