import Accuracy
import BigNumbers
import NumericCore

/// A table of all points as CSV: the variables, the truth, and for each computation its result and errors.
struct PointTable: Sendable {
  /// The table that `--csv` asks for, and its file.
  typealias File = (table: PointTable, file: GrowingFile)

  /// What the rows are called.
  let unit: String
  let variables: [String]
  let computations: [String]
  /// Whether the flag of each result is written, and whether the result is exact.
  let hasFlags: Bool

  /// Whether the computations are the parts and the norm of a complex result in each format.
  var isComplex = false

  /// The names of the columns.
  var heading: String {
    var fields = [unit] + variables + (isComplex ? ["truth re", "truth im"] : ["truth"])
    for (index, name) in computations.enumerated() {
      if !isNorm(index) { fields.append(name) }
      fields += ["ulps of \(name)", "bits of \(name)"]
      if hasFlags { fields += ["inexact flag of \(name)", "\(name) is exact"] }
    }
    return fields.map(CSVText.field).joined(separator: ",") + "\n"
  }

  /// What makes the lines of points with these formats.
  func lines(
    _ formats: [FloatFormat], _ limits: ExactLimits
  ) -> @Sendable (CertifiedPoint, Int, [FormatValue]) -> [UInt8] {
    { point, index, values in line(point, row: index, values, formats, limits) }
  }

  /// One line; truth and errors are empty where they are unknown.
  func line(
    _ result: CertifiedPoint, row: Int, _ point: [FormatValue], _ formats: [FloatFormat],
    _ limits: ExactLimits
  ) -> [UInt8] {
    var fields = ["\(row)"] + point.map(\.text)
    for truth in result.truths {
      guard case .certified(let value) = truth else {
        fields.append("")
        continue
      }
      fields.append(
        (try? value.digits(.significant(Self.digits), limits: limits))?
          .text(as: .significant(Self.digits)) ?? "")
    }
    var values = result.values[...]
    for index in result.errors.indices {
      if !isNorm(index), let value = values.popFirst() { fields.append(value.text) }
      let error = result.errors[index].map { SampledError($0, point: row) }
      fields.append(error.map { "\($0.ulps)" } ?? "")
      fields.append(error.map { "\($0.bits)" } ?? "")
      guard hasFlags, let isRaised = result.flags[index] else { continue }
      let isExact: Bool? =
        switch result.flagVerdict(index, limits) {
        case .right: !isRaised
        case .raised: true
        case .missing: false
        case .undecided, nil: nil
        }
      fields += [isRaised ? "1" : "0", isExact.map { $0 ? "1" : "0" } ?? ""]
    }
    return Array((fields.joined(separator: ",") + "\n").utf8)
  }

  /// Whether a column is the norm, which is no number that was computed.
  private func isNorm(_ index: Int) -> Bool {
    isComplex && MeasuredPart.part(ofColumn: index) == .norm
  }

  /// The digits of the truth.
  private static let digits = 25
}
