import Testing
import TouchKit

/// What is let go of by a call may call the same once more.
@Suite("What goes with what UIKit keeps") struct KeptThingsTests {
    @Test("an associated object that goes may ask for the others, and take them away")
    func associatedObjects() {
        let hosts: [AnyObject] = [UIViewController(), UIPanGestureRecognizer(), Plain()]
        for host in hosts {
            hang("second", on: host, under: Keys.second)
            let token = Token {
                #expect(hung(on: host, under: Keys.first) as? String == "first")
                hang(nil, on: host, under: Keys.second)
            }
            hang(consume token, on: host, under: Keys.first)
            hang("first", on: host, under: Keys.first)
            #expect(hung(on: host, under: Keys.first) as? String == "first")
            #expect(hung(on: host, under: Keys.second) == nil)
        }
    }

    @Test("what goes with all that hung on an object may hang something on it")
    func forgottenObjects() {
        let host = Plain()
        let token = Token { hang("second", on: host, under: Keys.second) }
        hang(consume token, on: host, under: Keys.first)
        unhang(from: host)
        #expect(hung(on: host, under: Keys.first) == nil)
        #expect(hung(on: host, under: Keys.second) as? String == "second")
    }

    @Test("what goes with an observation may end another")
    func observations() {
        let (center, observer, other) = (NotificationCenter(), Plain(), Plain())
        let name = NSNotification.Name("news")
        center.addObserver(
            observer, selector: holding { center.removeObserver(other) }, name: name, object: nil)
        center.addObserver(
            other, selector: Selector("told:", Plain.told(_:)), name: name, object: nil)
        center.removeObserver(observer)
        center.post(name: name, object: nil)
        #expect(other.calls == 0)
    }

    /// A method that alone holds what runs `died` when it goes.
    private func holding(_ died: @escaping () -> Void) -> Selector {
        let token = Token(died)
        return Selector("told") { (_: Plain) in { (_: Any) in _ = token } }
    }

    private enum Keys {
        static let first = address()
        static let second = address()

        private static func address() -> UnsafeRawPointer {
            UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        }
    }

    private final class Token {
        private let died: () -> Void

        init(_ died: @escaping () -> Void) { self.died = died }

        isolated deinit { died() }
    }

    private final class Plain {
        var calls = 0

        func told(_ notification: Any) { calls += 1 }
    }
}
