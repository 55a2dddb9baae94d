import ArgumentParser

/// A range such as `x=1e-10:1e10`, whose ends are expressions.
struct VariableRange: ExpressibleByArgument {
  var name: String
  var lower: String
  var upper: String

  init(name: String, lower: String, upper: String) {
    (self.name, self.lower, self.upper) = (name, lower, upper)
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let ends = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard ends.count == 2, !ends[0].isEmpty, !ends[1].isEmpty else { return nil }
    self.init(name: String(parts[0]), lower: String(ends[0]), upper: String(ends[1]))
  }
}
