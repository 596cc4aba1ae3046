import UIKit

/// What the app of `Tests/AppCode/Knobs` shows at its launch, with the code that is made of its
/// storyboard and its nib; this file is the only one here that is not made by `touchscope import`.
struct ShownKnobs {
    let navigation: UINavigationController?

    init(in window: UIWindow) {
        addMainStoryboard()
        addBadgeViewNib()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        window.rootViewController = storyboard.instantiateInitialViewController()
        navigation = window.rootViewController as? UINavigationController
    }

    var controller: KnobsController? { navigation?.viewControllers.first as? KnobsController }
    var cells: [LampCell] {
        let table = (navigation?.topViewController as? AboutController)?.tableView
        return table?.visibleCells.compactMap { $0 as? LampCell } ?? []
    }
    var titles: [String?] { navigation?.viewControllers.map(\.title) ?? [] }
}
