import UIKit

/// The delegate that apps give the pan from the edge to have it under a bar of their own.
final class PopDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigation?.viewControllers.count ?? 0) > 1
    }
}

/// A button at the left of the bar instead of the back button.
func putMenu(on controller: UIViewController) {
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Menu", style: .plain, target: nil, action: nil)
}

func hideBar(of navigation: UINavigationController) {
    navigation.setNavigationBarHidden(true, animated: false)
}
