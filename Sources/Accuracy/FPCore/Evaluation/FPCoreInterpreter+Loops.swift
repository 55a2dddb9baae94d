import NumericCore

extension FPCoreInterpreter {
  mutating func run(
    _ loop: FPCoreLoop, while condition: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    try begin(loop, &frame)
    while try truth(of: condition, &frame) { try advance(loop, &frame) }
    return try evaluate(loop.body, &frame)
  }

  mutating func run(
    _ loop: FPCoreLoop, for indices: [FPCoreBinding], _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    let sizes = try sizes(indices, &frame)
    try begin(loop, &frame)
    var position = Odometer(sizes)
    while let place = position.next() {
      set(indices, to: place, &frame)
      try advance(loop, &frame)
    }
    return try evaluate(loop.body, &frame)
  }

  /// A tensor of the values of the body; the variables are updated before each of them.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func tabulate(
    _ loop: FPCoreLoop, _ indices: [FPCoreBinding], _ node: FPCoreNode, _ frame: inout Frame
  ) throws(ComputationFailure) -> Value {
    let sizes = try sizes(indices, &frame)
    for (index, size) in zip(indices, sizes) where size == 0 && sizes.count > 1 {
      throw fault(index.value, "a tensor of several dimensions has none of size 0")
    }
    try begin(loop, &frame)
    var values: [Value] = []
    var position = Odometer(sizes)
    while let place = position.next() {
      set(indices, to: place, &frame)
      try advance(loop, &frame)
      values.append(try evaluate(loop.body, &frame))
    }
    for size in sizes.dropFirst().reversed() {
      values = stride(from: 0, to: values.count, by: size).map {
        .array(Array(values[$0..<($0 + size)]))
      }
    }
    return try array(of: values, node)
  }

  private mutating func begin(
    _ loop: FPCoreLoop, _ frame: inout Frame
  ) throws(ComputationFailure) {
    for variable in loop.variables {
      frame.slots[variable.slot] = try evaluate(variable.start, &frame)
    }
  }

  private mutating func advance(
    _ loop: FPCoreLoop, _ frame: inout Frame
  ) throws(ComputationFailure) {
    try countStep()
    if loop.isSequential {
      for variable in loop.variables {
        frame.slots[variable.slot] = try evaluate(variable.update, &frame)
      }
      return
    }
    var values: [Value] = []
    for variable in loop.variables { values.append(try evaluate(variable.update, &frame)) }
    for (variable, value) in zip(loop.variables, values) { frame.slots[variable.slot] = value }
  }

  private mutating func sizes(
    _ indices: [FPCoreBinding], _ frame: inout Frame
  ) throws(ComputationFailure) -> [Int] {
    var sizes: [Int] = []
    for index in indices {
      guard let size = try domain.index(try number(of: index.value, &frame)) else {
        throw fault(index.value, "a size is a whole number from 0")
      }
      sizes.append(size)
    }
    return sizes
  }

  private func set(_ indices: [FPCoreBinding], to place: [Int], _ frame: inout Frame) {
    for (index, count) in zip(indices, place) {
      frame.slots[index.slot] = .number(domain.integer(count))
    }
  }
}

/// All index tuples of a grid, in an order in which the last index changes fastest.
struct Odometer {
  private let sizes: [Int]
  private var place: [Int]?

  init(_ sizes: [Int]) {
    self.sizes = sizes
    place = sizes.contains(0) ? nil : Array(repeating: 0, count: sizes.count)
  }

  mutating func next() -> [Int]? {
    guard let current = place else { return nil }
    place = nil
    var following = current
    for axis in sizes.indices.reversed() {
      following[axis] += 1
      if following[axis] < sizes[axis] {
        place = following
        break
      }
      following[axis] = 0
    }
    return current
  }
}
