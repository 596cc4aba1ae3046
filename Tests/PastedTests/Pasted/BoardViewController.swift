import UIKit

protocol BoardViewControllerDelegate: AnyObject {
    func boardWasShaken(_ board: BoardViewController)
}

class BoardViewController: UIViewController, UIGestureRecognizerDelegate {
    weak var delegate: BoardViewControllerDelegate?
    let card = DraggableView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    private lazy var caption: UILabel = {
        let label = UILabel(frame: CGRect(x: 20, y: 400, width: 280, height: 40))
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 20, weight: .semibold)
        return label
    }()
    private(set) var log: [String] = []

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "Drag the card"
        view.addSubview(caption)
        view.addSubview(card)

        let doubleTouch = TwoFingerTouchGestureRecognizer()
        doubleTouch.delegate = self
        doubleTouch.cancelsTouchesInView = false
        doubleTouch.addTarget(self, action: BoardViewController.touchedTwice)
        view.addGestureRecognizer(doubleTouch)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { delegate?.boardWasShaken(self) }
    }

    func touchedTwice(_ sender: TwoFingerTouchGestureRecognizer) {
        let point = sender.location(in: view)
        log.append("touched at \(point.x) \(point.y)")
    }

    // MARK: - UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        touch.view !== card
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}
