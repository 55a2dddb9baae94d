import FuzzSupport

/// Parsers and state machines of the command, and FPCore.
@main
enum Entry {
  static func main() {
    Fuzzer.run([
      session, terminal, json, points, settings, history, requests, operands, fpcore, data,
      matrices,
      declarations, c, parts, samples, judgeRequests,
    ])
  }
}
