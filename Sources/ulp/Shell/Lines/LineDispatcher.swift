import Arithmetic
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Distributes lines to workers, and prints their answers in the order of the lines.
///
/// It waits for input and for answers at the same time, so that a program that communicates line by
/// line gets each answer at once. The number of pieces in flight is bounded, so memory is bounded
/// for any input.
struct LineDispatcher {
  /// The pieces that are in flight for each worker.
  private static let piecesPerWorker = 8
  /// The bytes of answers that wait for those before them, beyond which their worker waits, too.
  private static let mostOutput = 1 << 26

  private let batch: Batch
  private let write: (([UInt8]) -> Void)?
  /// The largest number of workers: one for every core.
  let workers: Int
  /// The pieces in the order of the lines; the first is being printed.
  private var pieces: [Int: LinePiece] = [:]
  private var order: [Int] = []
  private var nextPiece = 0
  private var seats: [WorkerSeat] = []
  private var tally = AnswerTally()
  /// The notes that were printed.
  private var notes: Set<String> = []

  /// Answers are given to `write`, without their messages, or printed.
  init(_ batch: Batch, write: (([UInt8]) -> Void)? = nil) {
    (self.batch, self.write) = (batch, write)
    workers = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Answers all lines, or those of some places of a file; returns what was answered.
  mutating func run(
    reading descriptor: Int32, _ ranges: [Range<Int>]? = nil
  ) throws(CommandFailure) -> AnswerTally {
    var source = LineSource(
      descriptor: descriptor, longestLine: batch.limits.length, ranges: ranges)
    var isAtEnd = false
    while true {
      print()
      if isAtEnd, order.isEmpty { return tally }
      assign()
      if seats.isEmpty, !order.isEmpty { continue }
      let reads = !isAtEnd && order.count < Self.piecesPerWorker * workers
      if wait(for: reads ? descriptor : nil) {
        switch try source.step() {
        case .chunk(.lines(let bytes, let first)): append(bytes[...], first)
        case .chunk(.overlong(let length, _)):
          append(LinePiece(answer: batch.overlong(length)))
        case .unfinished: continue
        case .end: isAtEnd = true
        }
      }
    }
  }

  private mutating func append(_ lines: ArraySlice<UInt8>, _ first: Int) {
    // Small enough that all workers have some, and that a slow line does not delay many others.
    let size = max(1, lines.count / (Self.piecesPerWorker / 2 * workers))
    LinePiece.pieces(of: lines, first: first, size: size).forEach { append($0) }
  }

  private mutating func append(_ piece: LinePiece) {
    pieces[nextPiece] = piece
    order.append(nextPiece)
    nextPiece += 1
  }

  // MARK: - Printing

  private mutating func print() {
    var printed = 0
    for id in order {
      guard var piece = pieces[id] else { break }
      if let write {
        write(piece.output)
      } else {
        if !piece.messages.isEmpty { StandardError.write(news(in: piece.messages)) }
        if !piece.output.isEmpty { StandardOutput.write(piece.output) }
      }
      tally.add(piece.output, succeeded: piece.succeeded)
      piece.removeOutput()
      guard piece.isComplete else {
        pieces[id] = piece
        break
      }
      pieces[id] = nil
      printed += 1
    }
    order.removeFirst(printed)
  }

  /// Messages without the notes that earlier lines have had.
  private mutating func news(in messages: String) -> String {
    var news = ""
    for line in messages.split(separator: "\n") {
      if line.hasPrefix(PrintedAnswer.noteMark) {
        // Behind the number of the line.
        let text = line.split(separator: ":", maxSplits: 2).last.map(String.init) ?? ""
        guard notes.insert(text).inserted else { continue }
      }
      news += line + "\n"
    }
    return news
  }

  // MARK: - Workers

  /// Gives pieces to workers that have few; starts workers while all have some.
  private mutating func assign() {
    for id in order {
      guard let piece = pieces[id], !piece.isAssigned, !piece.isComplete else { continue }
      guard let seat = seatWithRoom(for: piece) else {
        guard seats.isEmpty else { return }
        answerHere(id, piece)
        continue
      }
      guard let request = pieces[id]?.assign() else { continue }
      seats[seat].send(id, request)
    }
  }

  private mutating func seatWithRoom(for piece: LinePiece) -> Int? {
    if let idle = seats.firstIndex(where: \.isIdle) {
      if !piece.isSuspect { return idle }
      // An idle worker may have been killed with the one that had the piece.
      seats.remove(at: idle)
    }
    if seats.count < workers, let seat = WorkerSeat() {
      seats.append(seat)
      return seats.count - 1
    }
    return piece.isSuspect ? nil : seats.firstIndex { $0.hasRoom }
  }

  /// Answers a piece in this process, which is all that is left where no process can be started.
  private mutating func answerHere(_ id: Int, _ piece: LinePiece) {
    var (lines, answered) = (piece, piece)
    while let line = lines.takeLine() { answered.take(batch.answer(line.text, line.number)) }
    pieces[id] = answered
  }

  /// Waits for input from the descriptor, or for answers; returns whether there is input.
  private mutating func wait(for descriptor: Int32?) -> Bool {
    // Answers that have to wait for others stay in the pipe if they are many.
    let isFull = pieces.values.reduce(0) { $0 + $1.output.count } > Self.mostOutput
    var events = [pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)]
    for seat in seats {
      let isHeard = !isFull || order.first.map { seat.has($0) } ?? true
      events.append(pollfd(fd: isHeard ? seat.answers : -1, events: Int16(POLLIN), revents: 0))
      events.append(seat.writing)
    }
    guard poll(&events, nfds_t(events.count), -1) >= 0 else { return false }
    for index in seats.indices.reversed() {
      if events[2 * index + 2].revents != 0 { seats[index].sendRest() }
      if events[2 * index + 1].revents != 0 { listen(index) }
    }
    return events[0].revents != 0
  }

  private mutating func listen(_ index: Int) {
    let isAlive = seats[index].receive { id, answer in
      pieces[id]?.take(answer)
      return pieces[id]?.isComplete ?? true
    }
    if isAlive { return }
    let seat = seats.remove(at: index)
    let death = seat.death()
    for (place, id) in seat.queue.enumerated() { bury(id, isFirst: place == 0, death) }
  }

  /// Puts a piece of a dead worker back; the first line of its first piece without an answer is the
  /// culprit, if that is certain.
  private mutating func bury(_ id: Int, isFirst: Bool, _ death: WorkerProcess.Death) {
    guard var piece = pieces[id] else { return }
    piece.unassign()
    if isFirst, !piece.isComplete {
      if death == .unexplained, !piece.isSuspect { return replace(id, by: piece.suspects()) }
      piece.take(batch.failure(death.cause.error(batch.limits)))
    }
    pieces[id] = piece
  }

  private mutating func replace(_ id: Int, by suspects: [LinePiece]) {
    let ids = suspects.indices.map { nextPiece + $0 }
    nextPiece += suspects.count
    for (id, piece) in zip(ids, suspects) {
      pieces[id] = piece
    }
    pieces[id] = nil
    if let place = order.firstIndex(of: id) { order.replaceSubrange(place...place, with: ids) }
  }
}
