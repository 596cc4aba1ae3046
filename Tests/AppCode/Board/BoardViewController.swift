// swift-format-ignore-file
import UIKit
import AVFoundation

class BoardViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    let card = CardView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Reset \("all".uppercased())", for: UIControlState.normal)
        button.addTarget(self, action: #selector(reset(_:)), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        titleLabel.text = "Board"
        button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        card.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        card.delegate = self
        view.addSubview(button)
        view.addSubview(card)
        NotificationCenter.default.addObserver(
            self, selector: #selector(came), name: .UIApplicationDidBecomeActive, object: nil)
    }

    @IBAction func reset(_ sender: Any) {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
            self.card.center = self.view.center
        }
    }

    @objc fileprivate func came() {}
}

extension BoardViewController: CardViewDelegate {
    func cardViewDidMove(_ card: CardView) {
        titleLabel.text = "\(Int(card.center.x)), \(Int(card.center.y))"
    }

    func cardView(_ card: CardView, shouldMoveTo place: CGPoint) -> Bool {
        return view.bounds.contains(place)
    }
}
