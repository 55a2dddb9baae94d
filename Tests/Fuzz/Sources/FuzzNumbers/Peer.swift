import FuzzSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process of Python beside this one that answers questions about decimals, line by line.
///
/// It begins with the first question. Without Python there are no answers, and nothing is compared.
enum DecimalPeer {
  private static let descriptors: (questions: Int32, answers: Int32)? = start()

  /// The answer to a question.
  static func answer(to question: String) -> String? {
    guard let (questions, answers) = descriptors else { return nil }
    let line = Array((question + "\n").utf8)
    var sent = 0
    while sent < line.count {
      sent += completed {
        line[sent...].withUnsafeBytes { write(questions, $0.baseAddress, $0.count) }
      }
    }
    var text: [UInt8] = []
    while text.last != UInt8(ascii: "\n") {
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = completed { read(answers, &piece, piece.count) }
      text += piece.prefix(count)
    }
    return String(decoding: text.dropLast(), as: UTF8.self)
  }

  /// The result of a call, again if libFuzzer's clock has interrupted it.
  private static func completed(_ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count > 0 { return count }
      require(count < 0 && errno == EINTR, "Python is gone")
    }
  }

  private static func start() -> (questions: Int32, answers: Int32)? {
    var (down, up): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&down) == 0, pipe(&up) == 0 else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, down[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, up[1], STDOUT_FILENO)
    for descriptor in down + up { posix_spawn_file_actions_addclose(&actions, descriptor) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    var process = pid_t()
    let arguments: [String] = ["python3", "-c", script]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawnp(&process, "python3", &actions, nil, &words, environ) == 0 else { return nil }
    close(down[0])
    close(up[1])
    return (down[1], up[0])
  }

  /// Its methods have the names of the specification's operations.
  private static let script = """
    import sys
    from decimal import *
    directions = {'nearest-even': ROUND_HALF_EVEN, 'nearest-away': ROUND_HALF_UP, 'nearest-zero': ROUND_HALF_DOWN,
      'zero': ROUND_DOWN, 'up': ROUND_CEILING, 'down': ROUND_FLOOR, 'away': ROUND_UP, '05-away': ROUND_05UP}
    signals = [Clamped, DivisionByZero, Inexact, Overflow, Rounded, Subnormal, Underflow]
    single = {'plus', 'minus', 'abs', 'sqrt', 'normalize', 'next_plus', 'next_minus', 'to_integral_exact', 'logb'}
    for line in sys.stdin:
      name, digits, direction, least, most, x, y = line.split()
      c = Context(prec=int(digits), rounding=directions[direction], Emin=int(least), Emax=int(most), traps=[], capitals=1, clamp=0)
      x, y = Decimal(x), Decimal(y)
      r = getattr(c, name)(*([x] if name in single else [x, y]))
      print(r, '[' + ', '.join('"%s"' % s.__name__ for s in signals if c.flags[s]) + ']', flush=True)
    """
}
