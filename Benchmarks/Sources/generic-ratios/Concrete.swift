import BigNumbers

// The three loops written for one type each, as somebody would who has no generic code.

let concreteDouble = Forms<Double>(
  dot: { a, b in
    var sum: Double = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  },
  polynomial: { coefficients, x in
    var value: Double = 0
    for coefficient in coefficients { value = value * x + coefficient }
    return value
  },
  root: { a, start, steps in
    var x = start
    for _ in 0..<steps { x = (x + a / x) / 2 }
    return x
  },
  others: Forms<Double>.generic())

let concrete4 = Forms<FixedFloat<4>>(
  dot: { a, b in
    var sum: FixedFloat<4> = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  },
  polynomial: { coefficients, x in
    var value: FixedFloat<4> = 0
    for coefficient in coefficients { value = value * x + coefficient }
    return value
  },
  root: { a, start, steps in
    var x = start
    for _ in 0..<steps { x = (x + a / x) / 2 }
    return x
  },
  others: Forms<FixedFloat<4>>.generic())

let concrete16 = Forms<FixedFloat<16>>(
  dot: { a, b in
    var sum: FixedFloat<16> = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  },
  polynomial: { coefficients, x in
    var value: FixedFloat<16> = 0
    for coefficient in coefficients { value = value * x + coefficient }
    return value
  },
  root: { a, start, steps in
    var x = start
    for _ in 0..<steps { x = (x + a / x) / 2 }
    return x
  },
  others: Forms<FixedFloat<16>>.generic())

let concreteBig = Forms<BigFloat>(
  dot: { a, b in
    var sum: BigFloat = 0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  },
  polynomial: { coefficients, x in
    var value: BigFloat = 0
    for coefficient in coefficients { value = value * x + coefficient }
    return value
  },
  root: { a, start, steps in
    var x = start
    for _ in 0..<steps { x = (x + a / x) / 2 }
    return x
  },
  others: Forms<BigFloat>.generic())
