import UIKit

/// A controller with a button from which a popover comes, between the guides of older systems.
final class PopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
    let source = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    let between = UIView()
    let hints = UIViewController()
    var adapts = UIModalPresentationStyle.none
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(source)
        view.addSubview(between)
        between.translatesAutoresizingMaskIntoConstraints = false
        between.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        NSLayoutConstraint(
            item: between, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
            attribute: .top, multiplier: 1, constant: 0
        ).isActive = true
        between.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        between.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }

    func showHints() {
        hints.modalPresentationStyle = .popover
        hints.preferredContentSize = CGSize(width: 200, height: 120)
        if let popover = hints.popoverPresentationController {
            popover.sourceView = source
            popover.sourceRect = source.bounds
            popover.permittedArrowDirections = [.up, .down]
            popover.delegate = self
        }
        present(hints, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        adapts
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("dismissed")
    }
}
