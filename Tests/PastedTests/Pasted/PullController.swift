import UIKit

/// A list that is pulled down for new content.
final class PullController: UITableViewController {
    var log: [String] = []
    let control = UIRefreshControl()
    var hasHeader = false { didSet { tableView.reloadData() } }
    /// The places of labels in the table, which are its headers.
    var headers: [CGFloat] { tableView.subviews.filter { $0 is UILabel }.map(\.frame.minY) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                log.append("refresh: \(control.isRefreshing), finger \(tableView.isTracking)")
            }, for: .valueChanged)
        refreshControl = control
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    { hasHeader ? "Rows" : nil }

    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("to the top?")
        return true
    }

    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        log.append("at the top \(Int(scrollView.contentOffset.y))")
    }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        log.append("animation ended")
    }
}
