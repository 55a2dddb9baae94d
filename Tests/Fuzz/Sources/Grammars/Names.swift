import Arithmetic
import Conversion
import FuzzSupport
import NumericCore
import Scientific

/// The names that grammars use, from the tables of the project: what is added there is fuzzed by itself.
enum Names {
  /// Functions whose value is one real number.
  static let functions = Catalogue.functions.filter { row in
    switch row.form {
    case .several, .vector, .matrix, .parts(.conjugate), .parts(.pointOfAngle): false
    default: true
    }
  }
  /// Functions of lists, in which functions with several values may stand.
  static let reductions = Catalogue.functions.filter { row in
    if case .reduction = row.form { true } else { false }
  }
  /// Functions whose value is a list.
  static let several = Catalogue.functions.filter { row in
    switch row.form {
    case .several: true
    case .vector(let function):
      ![.length, .norm, .quantile].contains(function)
    case .matrix(let function):
      function != .determinant && function != .rank && function != .trace
    case .polynomial(let function): function != .resultant
    default: false
    }
  }
  static let constants = Catalogue.constants.flatMap { [$0.name] + $0.aliases }
  static let physicalConstants = PhysicalConstant.all.flatMap(\.symbols)
  static let variables = ["x", "y", "z2", "value", "größe", "x_1"]
  static let userUnits = ["stride", "plot", "flock"]
  static let userFunctions = ["twice", "blend", "f1"]

  /// The spellings of units that can be added to each other or converted: a list for each dimension.
  static let units: [[String]] = {
    var found: [(dimension: Dimension, names: [String])] = []
    for row in Units.table {
      guard let unit = try? Unit(parsing: row.name) else { continue }
      var names = row.symbols + row.names + row.plurals.prefix(1)
      names += UnitPrefix.table.filter(row.takes).flatMap { prefix in
        row.symbols.prefix(1).map { (prefix.symbols.first ?? prefix.name) + $0 }
      }
      let spelled = names.filter { Unit.isSpelling($0) && !Catalogue.names.contains($0) }
      if let place = found.firstIndex(where: { $0.dimension == unit.dimension }) {
        found[place].names += spelled
      } else {
        found.append((unit.dimension, spelled))
      }
    }
    return found.map(\.names).filter { !$0.isEmpty }
  }()

  static let zones = [
    "UTC", "Z", "+05:30", "-03:00", "Europe/Berlin", "America/New_York", "Asia/Tokyo",
    "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca", "America/Sao_Paulo",
    "Asia/Kathmandu", "Antarctica/Troll",
  ]
}
