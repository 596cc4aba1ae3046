import UIKit

protocol KnobViewDelegate: AnyObject {
    func knobView(_ knob: KnobView, turnedTo step: Int)
}

class KnobView: UIView {
    @IBInspectable var steps: Int = 4
    @IBInspectable var isTicking: Bool = false
    @IBInspectable var ink: UIColor = .black
    @IBInspectable private var unit: String = ""
    @IBOutlet weak var delegate: AnyObject?
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
    @IBOutlet private weak var label: UILabel!
    @IBOutlet weak var knob: KnobView!
    @IBOutlet fileprivate(set) weak var slider: UISlider!
    @IBOutlet weak var top: NSLayoutConstraint!
    @IBOutlet var buttons: [UIButton]!
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

    @IBAction private func reset(_ sender: Any) {
        knob.turn(to: 0)
        seen.append("reset")
    }

    @IBAction func slid() {
        knob.turn(to: Int(slider.value))
    }

    @IBAction func tappedTwice(_ recognizer: UITapGestureRecognizer) {
        knob.turn(to: knob.step + 1)
    }
}
