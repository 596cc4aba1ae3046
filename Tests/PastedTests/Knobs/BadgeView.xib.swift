// swift-format-ignore-file
// Generated from BadgeView.xib by touchscope import. Each object is created when it is first used.
import UIKit

func addBadgeViewNib() {
    InterfaceFiles.addNib("BadgeView") { BadgeViewNib() }
}

private final class BadgeViewNib: InterfaceObjects {
    lazy var view1 = make(UIView.self) { [self] view in
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.addSubview(label1)
    }
    lazy var label1 = make(UILabel.self) { view in
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        view.contentMode = .left
        view.text = "0"
        view.textAlignment = .center
    }
    lazy var longPressGestureRecognizer1 = UILongPressGestureRecognizer()

    override func load(into owner: Any?) -> [Any] {
        let top: [Any] = [view1, longPressGestureRecognizer1]
        label1.isUserInteractionEnabled = true
        longPressGestureRecognizer1.minimumPressDuration = 0.3
        longPressGestureRecognizer1.allowableMovement = 20
        label1.addGestureRecognizer(longPressGestureRecognizer1)
        if let owner = owner as? BadgeView {
            owner.content = connected(view1)
            owner.number = connected(label1)
            longPressGestureRecognizer1.addTarget(owner, action: Selector("pressed:", BadgeView.pressed(_:)))
        }
        return top
    }
}
