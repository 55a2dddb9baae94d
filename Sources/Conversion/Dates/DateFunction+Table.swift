extension DateFunction {
  /// All functions of dates.
  public static let all: [DateFunction] = [
    DateFunction(
      "datediff", .difference, ["from", "to", "unit", "zone"], optional: ["unit", "zone"], dates: 2,
      "whole units between two dates, days if none is named; as text: ymd, md or wd",
      ("datediff(2024-01-31, 2024-03-01, ymd)", "0y 1m 1d"),
      source: "whole months first, as python-dateutil's relativedelta"),
    DateFunction(
      "dateadd", .sum, ["date", "duration", "zone"],
      "the date or time that is a duration later, such as '13 months' or 'P1Y2M'",
      ("dateadd(2024-01-31, 1 month)", "2024-02-29"),
      source: "months clamped to their ends, as python-dateutil's relativedelta"),
    DateFunction(
      "weekday", .weekday, ["date", "zone"], "the day of the week",
      ("weekday(2024-02-24)", "Saturday"), source: "ISO 8601-1:2019, 4.3.2"),
    DateFunction(
      "isoweek", .isoWeek, ["date", "zone"], "the week, with the year to which it belongs",
      ("isoweek(2024-12-30)", "2025-W01"), source: "ISO 8601-1:2019, 5.2.4"),
    DateFunction(
      "dayofyear", .dayOfYear, ["date", "zone"], "the number of the day in its year, from 1 to 366",
      ("dayofyear(2024-12-31)", "366"), source: "ISO 8601-1:2019, 5.2.3"),
    DateFunction(
      "leapyear", .leapYear, ["year", "zone"],
      "whether a year, or that of a date, has a 29th of February",
      ("leapyear(2024)", "true"), source: "ISO 8601-1:2019, 4.3.2"),
    DateFunction(
      "businessdays", .businessDays, ["from", "to", "zone"], dates: 2,
      "days from Monday to Friday, from one date on and before another",
      ("businessdays(2024-12-23, 2025-01-02)", "8"), source: "numpy's busday_count"),
    DateFunction(
      "tzconvert", .conversion, ["time", "from", "to"], optional: ["from"],
      "what clocks in another zone show; without 'from' the time has an offset",
      (
        "tzconvert(2024-03-10T12:00, America/New_York, Asia/Tokyo)", "2024-03-11T01:00:00+09:00"
      ), source: "the IANA time zone database of the system"),
    DateFunction(
      "unixtime", .unixTime, ["time", "zone"],
      "seconds since 1970-01-01T00:00:00Z without leap seconds",
      ("unixtime(2024-02-29T12:30:15.25Z)", "1709209815.25"),
      source: "POSIX.1-2017, 4.16"),
    DateFunction(
      "julianday", .julianDay, ["time", "zone"],
      "days since noon at Greenwich of 24 November −4713",
      ("julianday(2000-01-01T12:00Z)", "2451545"), source: "the epoch J2000.0, IAU 1976"),
  ]
}
