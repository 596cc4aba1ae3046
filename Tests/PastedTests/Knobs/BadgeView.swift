// swift-format-ignore-file
import UIKit

class BadgeView: UIView {
    var content: UIView!
    weak var number: UILabel!
    private(set) var presses: [UIGestureRecognizer.State] = []

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        Bundle.main.loadNibNamed("BadgeView", owner: self)
        content.frame = bounds
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("It is made in code.")
    }

    func show(_ value: Int) { number.text = "\(value)" }

    func pressed(_ recognizer: UILongPressGestureRecognizer) {
        presses.append(recognizer.state)
    }
}
