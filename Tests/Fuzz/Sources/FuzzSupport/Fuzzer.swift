#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The loop of libFuzzer around one of the targets of a program.
///
///     FuzzText literals [OPTION...] [CORPUS...]     fuzzes, with libFuzzer's options
///     FuzzText literals --text FILE...              shows the texts of inputs
///     FuzzText --targets                            lists the targets
public enum Fuzzer {
  /// The chosen target. It is set before the loop begins and only read afterwards.
  nonisolated(unsafe) private static var target: FuzzTarget?
  /// What the loop, which is one thread, has counted.
  nonisolated(unsafe) private static var tally = Tally()

  /// Runs the target that the first word names; ends the program.
  public static func run(_ targets: [FuzzTarget]) -> Never {
    let words = CommandLine.arguments
    if words.count > 1, words[1] == "--targets" {
      for target in targets { print(Array((target.name + "\n").utf8), to: STDOUT_FILENO) }
      exit(0)
    }
    guard words.count > 1, let chosen = targets.first(where: { $0.name == words[1] }) else {
      complain("usage: \(words[0]) \(targets.map(\.name).joined(separator: "|")) [OPTION...]")
    }
    target = chosen
    if words.count > 2, words[2] == "--text" {
      for path in words.dropFirst(3) { show(path, of: chosen) }
      exit(0)
    }
    atexit { Fuzzer.report() }
    // The loop sees the words without the name of the target.
    var arguments: [UnsafeMutablePointer<CChar>?] = ([words[0]] + words.dropFirst(2)).map {
      strdup($0)
    }
    var count = Int32(arguments.count)
    arguments.append(nil)
    let status = arguments.withUnsafeMutableBufferPointer { words in
      var start = words.baseAddress
      return runDriver(&count, &start) { bytes, count in
        Fuzzer.execute(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
    exit(status)
  }

  private static func execute(_ input: [UInt8]) {
    guard let target else { return }
    target.read(target.text(of: input), &tally)
  }

  /// Prints what was counted, in the form of libFuzzer's own figures.
  private static func report() {
    let text = "stat::lines: \(tally.lines)\nstat::valid_lines: \(tally.valid)\n"
    print(Array(text.utf8), to: STDERR_FILENO)
  }

  private static func show(_ path: String, of target: FuzzTarget) {
    guard let file = fopen(path, "rb") else { complain("cannot read '\(path)'") }
    defer { fclose(file) }
    var input: [UInt8] = []
    var byte = getc(file)
    while byte != EOF {
      input.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(file)
    }
    let text = target.text(of: input)
    print(text.last == UInt8(ascii: "\n") ? text : text + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
  }

  private static func complain(_ text: String) -> Never {
    print(Array((text + "\n").utf8), to: STDERR_FILENO)
    exit(2)
  }

  private static func print(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The text of an input, for the mutator.
  static func text(of input: [UInt8]) -> [UInt8] { target?.text(of: input) ?? input }
}

/// libFuzzer's loop, which calls the closure with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ execute: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32
