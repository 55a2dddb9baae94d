import Conversion
import NumericCore

// Units behind numbers.
extension Parser {
  /// The unit that starts with the token after a number; the lexer continues after the unit.
  mutating func unit(
    at token: Token, isAngle: Bool
  ) throws(TextError) -> (unit: Unit, end: Int)? {
    guard let (unit, scanner) = try scanUnit(at: token, before: lexer, isAngle: isAngle) else {
      return nil
    }
    noteReadings(of: scanner, unit)
    let name = text(token.span)
    if token.isName, names.hasVariable(name) || assigned.contains(name) {
      note(
        "'\(name)' is a unit behind a number; write a '*' for the variable", about: name,
        token.span)
    }
    if let reserved = scanner.reserved, isBound(text(reserved)), isUnit(text(reserved)),
      !isIndex(text(reserved))
    {
      note(.variableBehindUnit, reserved)
    }
    lexer.move(to: scanner.position)
    return (unit, scanner.position)
  }

  /// After a number a name is read as a unit rather than as a variable or function, but not if it
  /// is called or is a parameter of the function being defined.
  ///
  /// A single degree sign is a unit only where angles are added.
  func scanUnit(
    at token: Token, before lexer: Lexer, isAngle: Bool = false
  ) throws(TextError) -> (unit: Unit, scanner: UnitScanner)? {
    guard names.readsUnits else { return nil }
    let start = token.span.start
    if let unit = unitOfMark(token, isAngle: isAngle) {
      return (unit, UnitScanner(source, at: token.span.end))
    }
    if token.isName {
      let name = text(token.span)
      if parameters.contains(name) || names.isConstant(name) || isConstantBeforeUnit(name) {
        return nil
      }
      if isBound(name) || Self.isOperator(name) || names.isFunction(name),
        Units.isCurrencyInOtherCase(name)
      {
        return nil
      }
      if try isConversionWord(name, at: token.span) || startsStep(name) { return nil }
      if isCalled(name, at: token.span) { return nil }
    } else if token.mark != .degree {
      return nil
    }
    var scanner = UnitScanner(source, at: start, in: units)
    scanner.reserves = { isReserved($0) }
    guard let unit = try scanner.scan() else { return nil }
    if token.mark == .degree, !isAngle, scanner.position == token.span.end { return nil }
    return (unit, scanner)
  }

  /// Whether a name behind a number is that of a constant of physics and no unit: constants win over
  /// units with a prefix, so that `2 hbar` is no pressure, and a variable that hides a constant hides
  /// the unit of that name, too.
  private func isConstantBeforeUnit(_ name: String) -> Bool {
    guard PhysicalConstant.isName(name), !names.isFunction(name), !defined.contains(name) else {
      return false
    }
    return isBound(name) || !Units.isSpelled(name)
  }

  /// Whether a name is that of a function with a parenthesis behind it.
  private func isCalled(_ name: String, at span: SourceSpan) -> Bool {
    guard names.isFunction(name) || defined.contains(name) else { return false }
    let next = afterBlanks(span.end)
    return next < source.count && source[next] == UInt8(ascii: "(")
  }

  /// Whether a word behind a unit is no unit of the same product: variables and constants come
  /// first there, and words that are operators stay ones.
  private func isReserved(_ span: SourceSpan) -> Bool {
    let name = text(span)
    return isBound(name) || names.isConstant(name) || isOperatorWord(name, at: span)
      || isCalled(name, at: span) || names.isPhysicalConstant(name)
  }

  /// The unit of a mark directly behind a number: feet and inches, or minutes and seconds of arc
  /// behind degrees.
  private func unitOfMark(_ token: Token, isAngle: Bool) -> Unit? {
    guard token.isName, token.span.start > 0, !isBlank(token.span.start - 1) else { return nil }
    switch markOfLength(at: token.span.start) {
    case "'", "’": return .named(isAngle ? "arcmin" : "ft")
    case "\"", "”": return .named(isAngle ? "arcsec" : "in")
    default: return nil
    }
  }

  /// The mark of feet or inches at a place, as it is typed or as programs of typography make it.
  func markOfLength(at start: Int) -> Character? {
    switch source[start] {
    case UInt8(ascii: "'"): "'"
    case UInt8(ascii: "\""): "\""
    case 0xE2: starts(with: "’", at: start) ? "’" : starts(with: "”", at: start) ? "”" : nil
    default: nil
    }
  }
}
