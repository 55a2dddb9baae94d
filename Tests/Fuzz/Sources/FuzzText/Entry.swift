import FuzzSupport

/// Parsers and state machines that need neither MPFR nor the command.
@main
enum Entry {
  static func main() {
    Fuzzer.run([
      literals, language, doubles, stack, keypad, units, converter, dates, durations, zones, rates,
      roman,
    ])
  }
}
