import UIKit

/// Counts the touches that are down, wherever they are.
class WatchingWindow: UIWindow {
    private(set) var touchesDown = 0
    private(set) var summary = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func sendEvent(_ event: UIEvent) {
        if event.type == .touches, let touches = event.allTouches {
            touchesDown = touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count
            for touch in touches {
                switch touch.phase {
                case .began, .moved, .stationary:
                    let point = touch.preciseLocation(in: self)
                    summary = "\(touch.type == .direct) \(point.x) \(touch.force)"
                case .ended, .cancelled: summary = ""
                default: break
                }
            }
        }
        super.sendEvent(event)
    }
}
