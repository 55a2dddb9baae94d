import ArgumentParser

struct DateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date",
    abstract: "Count days, months and hours, and move between time zones.",
    discussion: """
      Dates are written as in ISO 8601: 2024-02-29, 2024-W09-4, 2024-060, 2024-02-29T12:30, with Z or an \
      offset such as +01:00 if they have one, or with the name of the month: 29 Feb 2024, Feb 29 2024; today and \
      now are read from the clock. The calendar is the \
      Gregorian one for all times. Adding months keeps the day of the month where it exists, and takes the \
      last one elsewhere.

        ulp date diff 2024-01-31 2024-03-01         0y 1m 1d, and the same in every unit
        ulp date add 2024-01-31 '1 month'           2024-02-29
        ulp date age 1990-05-17                     years, months and days until today
        ulp date convert 2024-03-10T12:00 Asia/Tokyo --zone America/New_York
        ulp date --batch [FILE]                     one request a line

      A request is a line such as 'diff 2024-01-31 2024-03-01 --as ymd'. One that fails answers 'error: …' in its place, and the exit status is 1 at the end; \
      --zone and --json hold for all lines. The same questions are functions of expressions, such as \
      datediff(2024-01-31, 2024-03-01, days); 'ulp functions' lists them.
      """,
    subcommands: [
      TodayCommand.self, NowCommand.self, AgeCommand.self, DateDiffCommand.self,
      DateAddCommand.self, DateSubCommand.self, WeekdayCommand.self, ISOWeekCommand.self,
      DayOfYearCommand.self, LeapYearCommand.self, BusinessCommand.self, ZoneCommand.self,
      UnixCommand.self, JulianCommand.self, DateBatchCommand.self,
    ], defaultSubcommand: DateBatchCommand.self)
}
