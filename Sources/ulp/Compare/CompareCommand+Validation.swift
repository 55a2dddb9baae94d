import Accuracy
import ArgumentParser
import BigNumbers
import NumericCore

extension CompareCommand {
  func validate() throws {
    if digits < 1 { throw ValidationError("--digits is at least 1, not \(digits)") }
    do throws(LimitExceeded) {
      try bounds.limits.check(.digits, digits)
    } catch {
      throw ValidationError("\(error); \(error.advice)")
    }
    if let need, !(1...1000).contains(need) {
      throw ValidationError("--need is between 1 and 1000 digits, not \(need)")
    }
    try validateSampling()
    if core.isGiven { try validateCore() } else { try validateExpression() }
    try validatePage()
    try validateStored()
    if let twice = sampling.over.map(\.name).first(where: variables.names.contains) {
      throw ValidationError("'\(twice)' has a value from --let and a range from --over")
    }
    if points != nil, page.isWanted {
      throw ValidationError("--html shows points that are drawn; --points has none to plot")
    }
    if hasManyPoints {
      if requestedDigits != nil, points == nil || !json {
        throw ValidationError("--digits is of one true value; statistics have none")
      }
      let given = [
        ("--tree", tree), ("--need", need != nil), ("--perturb", perturbation.perturb != nil),
      ]
      if let (name, _) = given.first(where: \.1) {
        throw ValidationError("\(name) looks at one point, --over, --samples and --points at many")
      }
    }
    if seed != nil, points != nil || (!hasManyPoints && perturbation.perturb == nil) {
      throw ValidationError("--seed is about --over or --perturb, which are missing")
    }
  }

  private func validateStored() throws {
    let given = [("--need", need != nil), ("--perturb", perturbation.perturb != nil)]
    if !stored.formatOf.isEmpty, let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) has one format for all, and --format-of gives others")
    }
  }

  private func validateSampling() throws {
    let given = [
      ("--sampling", sampling.sampling != nil), ("--worst", sampling.worst),
      ("--jobs", sampling.jobs != nil), ("--csv", sampling.csv != nil),
      ("--part", sampling.part != nil), ("--estimate", sampling.estimate),
    ]
    if !hasManyPoints, let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) is about many points; give a range with --over x=LO:HI")
    }
    let drawing = [
      ("--over", !sampling.over.isEmpty), ("--samples", sampling.samples != nil),
      ("--sampling", sampling.sampling != nil), ("--worst", sampling.worst),
      ("--part", sampling.part != nil), ("--estimate", sampling.estimate),
    ]
    if points != nil, let (name, _) = drawing.first(where: \.1) {
      throw ValidationError("\(name) draws points, and --points has them in a file")
    }
  }

  private func validateExpression() throws {
    if expression.isEmpty { throw ValidationError("an expression is missing") }
    for format in chosenFormats where !format.rounds(chosenRounding) {
      throw ValidationError(
        chosenRounding.binary == nil
          ? "--rounding \(chosenRounding.rawValue) is not a direction of binary formats"
          : "\(format.name) rounds to nearest only; -f binary64 has --rounding \(chosenRounding.rawValue)"
      )
    }
    if need != nil, chosenRounding.binary == nil {
      throw ValidationError(
        "--need looks for a binary precision, and --rounding \(chosenRounding.rawValue) is not a direction of binary formats"
      )
    }
    if sampling.samples != nil, sampling.over.isEmpty {
      throw ValidationError("--samples needs ranges to draw from: --over x=LO:HI")
    }
  }

  private func validateCore() throws {
    if !expression.isEmpty {
      throw ValidationError(
        "\(core.words[0]) takes the place of an expression; leave one of them out")
    }
    if perturbation.perturb != nil {
      throw ValidationError(
        "--perturb draws the roundings of one format, and a core may have several contexts; it goes with an expression"
      )
    }
    if order != nil {
      throw ValidationError(
        "--order is about the sums of an expression; what \(core.words[0]) gives adds in an order of its own"
      )
    }
    if let rounding, FPCoreRounding(rounding) == nil {
      throw ValidationError("--rounding \(rounding.rawValue) is not a direction of FPCore")
    }
  }
}
