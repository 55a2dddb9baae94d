import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// A real number, a complex one, a list or a matrix from the texts of its parts, in which marks and ellipses may stand.
enum PartsText {
  /// A result in one line.
  static func joined(_ texts: [String], _ form: ComparedResult.Form) -> String {
    switch form {
    case .number, .complex: joined(texts)
    case .list: MatrixLayout(list: texts).text(.line)
    case .complexes: MatrixLayout(list: numbers(texts)).text(.line)
    case .polynomial(let unknown): PolynomialText.descending(texts, unknown)
    case .matrix(let columns): MatrixLayout(texts, columns: columns).text(.line)
    case .complexMatrix(let columns): MatrixLayout(numbers(texts), columns: columns).text(.line)
    case .matrices(let sizes):
      "[\(sizes.parts(of: texts).map { joined($0.elements, $0.size.form) }.joined(separator: ", "))]"
    }
  }

  /// Complex numbers whose parts are given in turns.
  private static func numbers(_ texts: [String]) -> [String] {
    stride(from: 0, to: texts.count, by: 2).map { joined(Array(texts[$0..<($0 + 2)])) }
  }

  /// A number, or `a+bi` without a part that is zero.
  private static func joined(_ texts: [String]) -> String {
    guard let re = texts.first, let im = texts.dropFirst().first else { return texts.joined() }
    if [re, im].allSatisfy(isPlain) { return ComplexText.rectangular(re, im) }
    if isZero(im) { return re }
    let real = isZero(re) ? "" : re
    let sign = im.hasPrefix("-") || real.isEmpty ? "" : "+"
    return real + sign + multipleOfUnit(im)
  }

  private static func multipleOfUnit(_ text: String) -> String {
    switch text {
    case "1": "i"
    case "-1": "-i"
    case _ where text.utf8.contains(UInt8(ascii: " ")): "(\(text))*i"
    // Digits that differ from the true ones stand in brackets.
    case _ where ["inf", "nan"].contains(text.filter(\.isLetter)): "\(text)*i"
    default: "\(text)i"
    }
  }

  /// A true value, or the reason why one of its parts has none.
  static func text(
    of truths: [TrueValue], _ form: ComparedResult.Form, digits: Int, limits: ExactLimits
  ) -> String {
    let unknown = truths.first { $0.value == nil }
    return unknown?.text(digits: digits, limits: limits)
      ?? joined(truths.map { $0.text(digits: digits, limits: limits) }, form)
  }

  private static func isZero(_ text: String) -> Bool { text == "0" || text == "-0" }

  private static func isPlain(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || "+-.".contains($0)) }
  }
}

extension MatrixSizes.Size {
  /// A matrix of this size.
  fileprivate var form: ComparedResult.Form {
    isComplex ? .complexMatrix(columns: columns) : .matrix(columns: columns)
  }
}
