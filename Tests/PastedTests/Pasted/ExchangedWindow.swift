import UIKit

/// An app that counts touches by exchanging `sendEvent`, as `touchscope import` writes it down.
extension UIWindow {
    static var counted = 0

    static func exchangeSendEvent() {
        let original = Selector("sendEvent:", UIWindow.sendEvent(_:))
        let replacement = Selector("countingSendEvent:", UIWindow.countingSendEvent(_:))
        guard let one = class_getInstanceMethod(UIWindow.self, original),
            let other = class_getInstanceMethod(UIWindow.self, replacement)
        else { return }
        method_exchangeImplementations(one, other)
    }

    private func countingSendEvent(_ event: UIEvent) {
        sendEvent(event)
        UIWindow.counted += event.allTouches?.count ?? 0
    }
}

final class ToldView: UIView {
    private(set) var told = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told += 1 }
}

/// A protocol that had an optional requirement, as `touchscope import` writes it down.
protocol Asked: AnyObject {
    func allows() throws -> Bool
}

extension Asked {
    func allows() throws -> Bool { throw NotImplemented() }
}

final class Silent: Asked {}

final class Refusing: Asked {
    func allows() -> Bool { false }
}

func isAllowed(by asked: Asked?) -> Bool? { (try? asked?.allows()) }
