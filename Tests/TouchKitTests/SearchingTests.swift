import Testing
import TouchTrace

@testable import TouchKit

/// The engine's own searches find what the standard library's find, which `ContiguousArray` still has.
@Suite struct SearchingTests {
    @Test(
        "arrays are searched and cleared as the standard library does it",
        arguments: [
            [], [1], [2], [1, 2], [2, 1], [1, 1, 2, 2], [2, 3, 4, 5, 6], [7, 5, 3], [4, 4, 4],
        ])
    func sameAsLibrary(numbers: [Int]) {
        let library = ContiguousArray(numbers)
        let isEven = { (number: Int) in number % 2 == 0 }
        #expect(numbers.contains(where: isEven) == library.contains(where: isEven))
        #expect(numbers.first(where: isEven) == library.first(where: isEven))
        #expect(numbers.firstIndex(where: isEven) == library.firstIndex(where: isEven))
        #expect(numbers.lastIndex(where: isEven) == library.lastIndex(where: isEven))
        #expect(numbers.filter(isEven) == Array(library.filter(isEven)))
        var (rest, libraryRest) = (numbers, library)
        rest.removeAll(where: isEven)
        libraryRest.removeAll(where: isEven)
        #expect(rest == Array(libraryRest))
        rest.clear()
        #expect(rest.isEmpty)
    }

    @Test("touches of a set come in the order in which they began", arguments: [0, 1, 2, 5])
    func ordered(count: Int) {
        let touches = (0..<count).map { finger in
            UITouch(
                serial: finger,
                sample: .init(finger: finger, phase: .began, location: .zero, timestamp: 0),
                moment: .init(phase: .began, timestamp: 0, location: .zero, previousLocation: .zero)
            )
        }
        #expect(TouchList(Set(touches)).map(\.finger) == Array(0..<count))
    }
}
