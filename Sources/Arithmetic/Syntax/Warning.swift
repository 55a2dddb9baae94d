public import NumericCore

/// A reading that another calculator would not share, of which one line tells once.
public enum Reading: String, Sendable, CaseIterable {
  case repeatingDecimal
  case remainder
  case mixedNumber
  case thousands
  case groupedArgument
  case bareQuotient
  case thousandSuffix
  case wordVariable
  case equality
  case variableBehindUnit
  case tightFraction
  case clockTime
  case temperature
  case slashedDate
  case differenceInFormOfDate

  /// The line.
  var message: String {
    switch self {
    case .repeatingDecimal: "digits in parentheses behind a decimal repeat: 0.(3) is 1/3"
    case .remainder: "'%' between blanks is the remainder; per cent stands at its number"
    case .mixedNumber: "a whole number, a blank and a fraction are one number: 2 1/2 is 2.5"
    case .thousands: "commas with three digits behind each of them group a number: 1,000 is 1000"
    case .groupedArgument: "a comma between arguments separates them; 1000 is written without one"
    case .bareQuotient: "a function without parentheses ends before '/': sin pi/2 is sin(pi)/2"
    case .thousandSuffix: "'k' is a variable here; 5e3 is five thousand"
    case .wordVariable: "a variable hides the word of numbers of this name"
    case .equality: "'=' in a condition compares, as '==' does"
    case .variableBehindUnit: "a variable behind a unit wins over the unit of its name"
    case .tightFraction:
      "a fraction without blanks is the number of its unit: 1/50 Hz is 0.02 Hz, 1 / 50 Hz a time"
    case .clockTime: "hours and minutes: 1:30 is an hour and a half, 0:01:30 a minute and a half"
    case .slashedDate: "numbers with '/' between them are divided; a date is written 2024-03-10"
    case .differenceInFormOfDate:
      "numbers with '-' between them are subtracted where they form no day such as 2024-03-10"
    case .temperature: "C and F in a conversion to each other, to K or to a degree are temperatures"
    }
  }
}

/// A warning: the text was understood, but possibly not as it was meant.
public struct Warning: Hashable, Sendable {
  /// One sentence that states the other reading.
  public var message: String
  /// The place in the source.
  public var span: SourceSpan
  /// Whether it only names a reading that is certain here but not everywhere: one line, told once.
  public var isNote: Bool
  /// Whether it only names a mean month or year, which is nothing to durations of the calendar.
  var isOfCalendar = false

  /// Creates a warning, or a note.
  public init(message: String, span: SourceSpan, isNote: Bool = false) {
    self.message = message
    self.span = span
    self.isNote = isNote
  }
}

extension [Warning] {
  /// The warnings that concern a value: of a date or a duration with months they are not those about
  /// mean months and years.
  @usableFromInline
  func concerning<Number>(_ value: Value<Number>) -> [Warning] {
    switch value {
    case .date, .dates, .duration: filter { !$0.isOfCalendar }
    default: self
    }
  }

  /// These warnings and those of `later` whose message is new; a name with several meanings may
  /// occur often.
  @usableFromInline
  func followed(by later: [Warning]) -> [Warning] {
    if later.isEmpty { return self }
    var told = Set(map(\.message))
    return self + later.filter { told.insert($0.message).inserted }
  }
}
