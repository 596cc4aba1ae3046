import UIKit

// Names for tests, which cannot import UIKit: beside it, Testing looks for an overlay that only Xcode has.
typealias NSMapTable = UIKit.NSMapTable
typealias UINavigationController = UIKit.UINavigationController
typealias UIAlertController = UIKit.UIAlertController
typealias UIAlertAction = UIKit.UIAlertAction

func hang(_ value: Any?, on object: AnyObject, under key: UnsafeRawPointer) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
}

func hung(on object: AnyObject, under key: UnsafeRawPointer) -> Any? {
    objc_getAssociatedObject(object, key)
}
