import UIKit

typealias UIPageViewController = UIKit.UIPageViewController

/// Numbered pages, and what the pager asked and told.
final class BookController: UIPageViewController, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
{
    let pages: [UIViewController]
    var log: [String] = []

    init(pages count: Int, orientation: NavigationOrientation = .horizontal) {
        pages = (0..<count).map {
            let page = UIViewController()
            page.title = "\($0)"
            return page
        }
        super.init(
            transitionStyle: .scroll, navigationOrientation: orientation,
            options: [.interPageSpacing: 20])
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private func name(_ page: UIViewController?) -> String { page?.title ?? "-" }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log.append("before \(name(viewController))?")
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log.append("after \(name(viewController))?")
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
            return nil
        }
        return pages[index + 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.append("to \(name(pendingViewControllers.first))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.append(
            "\(completed ? "from" : "still") \(name(previousViewControllers.first))"
                + (finished ? "" : ", caught"))
    }

    var scroller: UIScrollView? { view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }
}
