import Accuracy
import BigNumbers
import XCTest

/// The same line under XCTest, whose assertions are those of a client that does not use Swift Testing.
final class ExpectationXCTests: XCTestCase {
  private func third(_ x: Double) -> Double { x / 3 }

  func testAFunctionThatPasses() throws {
    try expectAccuracy(of: third, truth: { $0 / 3 }, in: 0.5...3, ulps: 0.5, points: 100)
  }

  func testAFunctionThatFails() {
    XCTAssertThrowsError(
      try expectAccuracy(of: third, truth: { $0 / 2 }, in: 0.5...3, ulps: 1, points: 100)
    ) { error in
      XCTAssertTrue("\(error)".hasPrefix("the error is "))
    }
  }
}
