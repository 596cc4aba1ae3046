import UIKit

typealias UISheetPresentationController = UIKit.UISheetPresentationController

/// A list of places in a sheet, and what its presentation told.
final class PlacesSheet: UIViewController, UISheetPresentationControllerDelegate {
    let list = UIScrollView()
    var log: [String] = []
    var mayGo = true
    var goesByCode = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "sheet"
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 320, height: 3000)
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("will disappear")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.append(
            sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        log.append("should?")
        return mayGo
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { log.append("did attempt") }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.append("will dismiss")
        if goesByCode { dismiss(animated: true) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("did dismiss")
    }
}

/// A map with a button, over which the list of places comes up.
final class PlacesController: UIViewController {
    let places = PlacesSheet()
    let pin = UIButton(type: .custom)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pin.frame = CGRect(x: 100, y: 100, width: 60, height: 44)
        pin.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(pin)
    }

    func showPlaces(staysUndimmed: Bool = false) {
        if let sheet = places.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.delegate = places
            if staysUndimmed { sheet.largestUndimmedDetentIdentifier = .medium }
            sheet.prefersGrabberVisible = true
        }
        present(places, animated: true)
    }

    func enlarge() {
        guard let sheet = places.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
}

/// Presents a controller at two heights.
func presentSheet(
    _ controller: UIViewController, over presenter: UIViewController, _ heights: [CGFloat]
) {
    controller.sheetPresentationController?.detents = heights.map { height in
        .custom { _ in height }
    }
    presenter.present(controller, animated: false)
}

/// A sheet that is as high as its content wants.
func presentNote(on controller: UIViewController, height: CGFloat) -> UIViewController {
    let note = UIViewController()
    note.modalPresentationStyle = .pageSheet
    note.sheetPresentationController?.detents = [
        .custom(identifier: .init("note")) { min(height, $0.maximumDetentValue) },
        .custom { _ in nil },
    ]
    controller.present(note, animated: false)
    return note
}
