// A stand-in for what the code of scenes takes of Apple's UIKit beyond what TouchKit has. From public headers.

import ObjectiveC
@_exported import TouchKit

@MainActor open class UIScene: UIResponder {
    open class ConnectionOptions {}
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession {}

@MainActor public protocol UIWindowSceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
}

extension UIWindow {
    public var windowScene: UIWindowScene? {
        get { nil }
        set {}
    }
}

extension UIGestureRecognizer {
    public func addTarget(_ target: Any, action: ObjectiveC.Selector) {}
}

nonisolated open class Timer {
    open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: ObjectiveC.Selector, userInfo: Any?,
        repeats: Bool
    ) -> Timer { Timer() }

    open func invalidate() {}
}

public typealias TimeInterval = Double
