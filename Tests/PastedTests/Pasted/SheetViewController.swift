import UIKit

class SheetViewController: UIViewController {
    let model: [String]
    var onClose: (() -> Void)?

    init(model: [String]) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 0.5)
        for (index, title) in model.enumerated() {
            let child = RowViewController(nibName: nil, bundle: nil)
            child.title = title
            addChild(child)
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        dismiss(animated: true) { [weak self] in self?.onClose?() }
    }
}

class RowViewController: UIViewController {
    private(set) var moves = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves += 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
}
