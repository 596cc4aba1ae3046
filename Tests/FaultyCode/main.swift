import Foundation
import TouchscopeKit
import UIKit

/// Code with a fault that its first argument's place names, so that tests can see what is told of it.
final class FaultyView: UIView {
    private var steps: [CGPoint] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        switch ProcessInfo.processInfo.environment["FAULT"] {
        case "trap": steps[1] = .zero
        case "recursion": ask(0)
        case "block": while steps.isEmpty { usleep(1000) }
        case "thread":
            Thread.detachNewThread { [steps] in print(steps[1]) }
            while true { usleep(1000) }
        case "chance": if Bool.random(), UUID().hashValue % 2 == 0 { removeFromSuperview() }
        default: break
        }
    }

    private func ask(_ depth: Int) {
        ask(depth + 1)
        steps.append(CGPoint(x: depth, y: 0))
    }
}

Touchscope.main("Faulty", size: CGSize(width: 320, height: 480)) { window in
    if ProcessInfo.processInfo.environment["FAULT"] == "empty" { return }
    window.addSubview(FaultyView(frame: window.bounds))
}
