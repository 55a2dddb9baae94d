import BigNumbers
import Foundation
import SuiteSupport

/// The work for the comparison of BigFloat with its peers.
///
/// `Scripts/results` sends requests to the programs in `Peers/` and to this one in turns.
///
/// Without an argument it answers requests, one per line, with a line `nanoseconds answer`; see
/// ``Request``. With a number it repeats all loops this many times at three precisions, and prints
/// `kernel bits nanoseconds answer`.
///
///     swift run -c release peer-kernels [repetitions]
@main
enum PeerKernels {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release peer-kernels`")
    #else
      let argument = CommandLine.arguments.dropFirst().first
      if argument == "--version" {
        write("BigFloat on MPFR \(LibraryVersion.mpfr), GMP \(LibraryVersion.gmp)")
      } else if let count = argument {
        guard let repetitions = Int(count), repetitions > 0 else {
          stop("usage: peer-kernels [repetitions]")
        }
        demonstrate(repetitions)
      } else {
        while let line = readLine() {
          write(orStop { try Request(line)?.answer() } ?? "unsupported")
        }
      }
    #endif
  }

  private static func demonstrate(_ repetitions: Int) {
    // Numbers of 45 bits without a regular pattern.
    let numbers = (1...5000).map { k in
      "0x\(String(k * 7_046_029_254_386 % (1 << 45), radix: 16))p-45"
    }
    let arguments: [String: ArraySlice<String>] = [
      "dot": numbers.prefix(2000), "matrix": numbers[...], "horner": numbers.prefix(1001),
      "logistic": ["0x7p-1", "0x5p-4"],
    ]
    for bits in [128, 256, 1024] {
      for (kernel, values) in arguments.sorted(by: { $0.key < $1.key }) {
        let line = "\(kernel) \(bits) \(repetitions) \(values.joined(separator: " "))"
        guard let answer = orStop({ try Request(line)?.answer() }) else {
          stop("\(kernel) is not known")
        }
        write("\(kernel) \(bits) \(answer)")
      }
    }
  }

  /// The line is written at once, because the sender of the request waits for it.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
