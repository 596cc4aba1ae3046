import TouchKit

/// A segue of a storyboard: the controller to which it leads, and the manner.
public struct InterfaceSegue {
    /// The manner in which the destination is shown.
    public enum Kind {
        /// As the containing controller shows it, on a navigation stack or presented.
        case show
        /// Presented over the controller.
        case present
        /// In a container within the controller's view.
        case embed
    }

    private let identifier: String?
    private let kind: Kind
    private let destination: String

    /// Creates a segue.
    /// - Parameter destination: the scene, by Interface Builder's identifier.
    public init(_ kind: Kind, _ identifier: String? = nil, to destination: String) {
        (self.kind, self.identifier, self.destination) = (kind, identifier, destination)
    }

    /// The selector of a method that shows the destination for the sender, for controls and
    /// recognizers whose target is the controller.
    public var action: Selector {
        Selector("segue-\(identifier ?? destination):") { (controller: UIViewController) in
            { (sender: Any) in trigger(from: controller, sender: sender) }
        }
    }

    /// Shows the destination for somebody who touched `sender`, unless the controller declines.
    private func trigger(from controller: UIViewController, sender: Any?) {
        let name = identifier ?? ""
        if controller.shouldPerformSegue(withIdentifier: name, sender: sender) {
            show(from: controller, sender: sender)
        }
    }

    /// Performs a segue by name, and returns whether the controller has it.
    static func perform(_ controller: UIViewController, _ name: String, sender: Any?) -> Bool {
        guard let segue = controller.segues.first(where: { $0.identifier == name }) else {
            return false
        }
        segue.show(from: controller, sender: sender)
        return true
    }

    private func show(from controller: UIViewController, sender: Any?) {
        guard let destination = prepared(from: controller, sender: sender) else { return }
        switch kind {
        case .show: controller.show(destination, sender: sender)
        case .present: controller.present(destination, animated: true)
        case .embed: break
        }
    }

    /// Makes the destination and lets the controller prepare for it.
    func prepared(from controller: UIViewController, sender: Any?) -> UIViewController? {
        guard let made = controller.storyboard?.controller(id: destination) else { return nil }
        controller.prepare(
            for: UIStoryboardSegue(identifier: identifier, source: controller, destination: made),
            sender: sender)
        return made
    }
}

extension UIViewController {
    /// The segues that begin at the controller.
    public var segues: [InterfaceSegue] {
        get { kept["segues"] ?? [] }
        set { kept["segues"] = newValue }
    }
}
