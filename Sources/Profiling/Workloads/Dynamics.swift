import BigNumbers
import NumericCore

// Iterations in which errors grow. Their results were computed by mpmath; see the tests.
extension StandardWorkload {
  /// x ← 15/4 · x · (1 − x), sixty times from 1/10.
  static var logistic: StandardWorkload {
    var builder = ProgramBuilder()
    let (rate, start) = (builder.input(), builder.input())
    let one = builder.integer(1)
    var x = start
    for _ in 0..<60 {
      let product = builder.multiply(rate, x)
      x = builder.multiply(product, builder.subtract(one, x))
    }
    return StandardWorkload(
      name: "logistic", summary: "60 steps of the logistic map x ← 15/4·x·(1 − x) from 1/10",
      program: builder.finished([x]), inputs: [BigRational(15) / 4, BigRational(1) / 10],
      known: nil)
  }

  /// z ← z² + c, fifty times from 0, in the seahorse valley of the Mandelbrot set: z stays small.
  static var mandelbrot: StandardWorkload {
    var builder = ProgramBuilder()
    let (re, im) = (builder.input(), builder.input())
    var (x, y) = (re, im)
    for _ in 1..<50 {
      let squareOfX = builder.multiply(x, x)
      let squareOfY = builder.multiply(y, y)
      let difference = builder.subtract(squareOfX, squareOfY)
      let product = builder.multiply(x, y)
      let twice = builder.add(product, product)
      (x, y) = (builder.add(difference, re), builder.add(twice, im))
    }
    let scale = BigRational(1_000_000_000)
    return StandardWorkload(
      name: "mandelbrot", summary: "50 steps of z ← z² + c, c = −0.743643887 + 0.131825904i",
      program: builder.finished([x, y]), inputs: [-743_643_887 / scale, 131_825_904 / scale],
      known: nil)
  }

  /// Three equal masses on a figure of eight: four steps of 1/100 with the leapfrog method.
  ///
  /// **Source.** Chenciner and Montgomery, "A remarkable periodic solution of the three-body
  /// problem", Annals of Mathematics 152 (2000).
  static var bodies: StandardWorkload {
    var builder = ProgramBuilder()
    var x = (0..<3).map { _ in builder.inputs(2) }
    var v = (0..<3).map { _ in builder.inputs(2) }
    let (step, half) = (builder.input(), builder.input())
    var a = accelerations(&builder, x)
    for _ in 0..<4 {
      for (body, axis) in axes {
        v[body][axis] = builder.add(v[body][axis], builder.multiply(half, a[body][axis]))
        x[body][axis] = builder.add(x[body][axis], builder.multiply(step, v[body][axis]))
      }
      a = accelerations(&builder, x)
      for (body, axis) in axes {
        v[body][axis] = builder.add(v[body][axis], builder.multiply(half, a[body][axis]))
      }
    }
    let scale = BigRational(100_000_000)
    let place: [BigRational] = [97_000_436 / scale, -24_308_753 / scale]
    let speed: [BigRational] = [-93_240_737 / scale, -86_473_146 / scale]
    let places = place + place.map { -$0 } + [0, 0]
    let speeds = speed.map { -$0 / 2 } + speed.map { -$0 / 2 } + speed
    return StandardWorkload(
      name: "n-body", summary: "4 leapfrog steps of three bodies on a figure of eight",
      program: builder.finished(x.flatMap { $0 }),
      inputs: places + speeds + [BigRational(1) / 100, BigRational(1) / 200], known: nil)
  }

  private static let axes = (0..<3).flatMap { body in (0..<2).map { (body, $0) } }

  /// Σ (xⱼ − xᵢ)/|xⱼ − xᵢ|³ for each body.
  private static func accelerations(
    _ builder: inout ProgramBuilder, _ x: [[ProgramBuilder.Place]]
  ) -> [[ProgramBuilder.Place]] {
    var result: [[ProgramBuilder.Place?]] = [[nil, nil], [nil, nil], [nil, nil]]
    for (i, j) in [(0, 1), (0, 2), (1, 2)] {
      let d = [builder.subtract(x[j][0], x[i][0]), builder.subtract(x[j][1], x[i][1])]
      let square = builder.dot(d, d)
      let cube = builder.multiply(square, builder.compute(.sqrt, square))
      for axis in 0..<2 {
        let pull = builder.divide(d[axis], cube)
        result[i][axis] = result[i][axis].map { builder.add($0, pull) } ?? pull
        result[j][axis] =
          result[j][axis].map { builder.subtract($0, pull) } ?? builder.compute(.negate, pull)
      }
    }
    return result.map { $0.compactMap { $0 } }
  }
}
