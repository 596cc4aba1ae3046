import UIKit

/// A button that has a menu besides its action, or instead of it.
final class MenuButtonController: UIViewController {
    let button = UIButton(type: .system)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.accessibilityIdentifier = "sort"
        button.frame = CGRect(x: 40, y: 40, width: 100, height: 44)
        button.addAction(UIAction { [unowned self] _ in log.append("tapped") }, for: .touchUpInside)
        button.addAction(
            UIAction { [unowned self] _ in log.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [
            UIAction(title: "By name") { [unowned self] _ in log.append("by name") },
            UIAction(title: "By date") { [unowned self] _ in log.append("by date") },
        ])
        view.addSubview(button)
    }

    func makeMenuPrimary() { button.showsMenuAsPrimaryAction = true }
    func takeMenu() { button.menu = nil }
    var hasInteraction: Bool { button.contextMenuInteraction != nil }
}
