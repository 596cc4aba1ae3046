import UIKit

// Names for tests, which cannot import UIKit: beside it, Testing looks for an overlay that only Xcode has.
typealias NSMapTable = UIKit.NSMapTable
typealias UINavigationController = UIKit.UINavigationController
typealias UIAlertController = UIKit.UIAlertController
typealias UIAlertAction = UIKit.UIAlertAction

func hang(_ value: Any?, on object: AnyObject, under key: UnsafeRawPointer) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
}

func unhang(from object: AnyObject) { objc_removeAssociatedObjects(object) }

func hung(on object: AnyObject, under key: UnsafeRawPointer) -> Any? {
    objc_getAssociatedObject(object, key)
}

typealias UIRefreshControl = UIKit.UIRefreshControl

/// A table of numbers that remembers which one was chosen.
final class NumbersController: UITableViewController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("chose \(indexPath.row)")
    }
}
