// swift-format-ignore-file
import UIKit

protocol KnobViewDelegate: AnyObject {
    func knobView(_ knob: KnobView, turnedTo step: Int)
}

class KnobView: UIView {
    var steps: Int = 4
    var isTicking: Bool = false
    var ink: UIColor = .black
    var unit: String = ""
    weak var delegate: AnyObject?
    private(set) var madeWith = ""
    private(set) var step = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        madeWith = "\(bounds.size.width) \(subviews.count)"
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        madeWith += " \(steps)\(unit) \(gestureRecognizers?.count ?? 0)"
    }

    func turn(to step: Int) {
        self.step = step
        (delegate as? KnobViewDelegate)?.knobView(self, turnedTo: step)
    }
}

class KnobsController: UIViewController, KnobViewDelegate {
    weak var label: UILabel!
    weak var knob: KnobView!
    weak var slider: UISlider!
    weak var top: NSLayoutConstraint!
    var buttons: [UIButton]!
    private let badge = BadgeView()
    private(set) var seen: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen.append("coder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        seen.append("loaded \(buttons.count) \(top.constant)")
        badge.center = CGPoint(x: 330, y: 160)
        view.addSubview(badge)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        seen.append("segue \(segue.identifier ?? "") \(sender is UIButton)")
    }

    func knobView(_ knob: KnobView, turnedTo step: Int) {
        label.text = "Step \(step)"
        badge.show(step)
    }

    func reset(_ sender: Any) {
        knob.turn(to: 0)
        seen.append("reset")
    }

    func slid() {
        knob.turn(to: Int(slider.value))
    }

    func tappedTwice(_ recognizer: UITapGestureRecognizer) {
        knob.turn(to: knob.step + 1)
    }
}
