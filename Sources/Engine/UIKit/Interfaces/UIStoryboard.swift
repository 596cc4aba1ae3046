import TouchKit

/// A storyboard of the app: controllers with their views, as Interface Builder describes them.
public final class UIStoryboard {
    private let name: String
    private let file: InterfaceFiles.Storyboard?

    /// Creates the storyboard of that name. Bundles are not distinguished; without such a file it
    /// is empty, and says so on standard error.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFiles.storyboards[name]
        if file == nil { UIApplication.logHandler?("there is no storyboard \(name)") }
    }

    /// Makes the controller that the storyboard begins with; nil if there is none.
    public func instantiateInitialViewController() -> UIViewController? {
        file?.initial.flatMap { controller(id: $0) }
    }

    /// Makes the controller with an identifier. Without one it is a plain controller, with a line
    /// on standard error; UIKit throws an exception.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        if let scene = file?.scenes.first(where: { $0.identifier == identifier }) {
            return controller(of: scene)
        }
        UIApplication.logHandler?("the storyboard \(name) has no controller \(identifier)")
        return UIViewController()
    }

    /// Makes the controller of a scene, by Interface Builder's identifier; nil if there is none.
    public func controller(id: String) -> UIViewController? {
        file?.scenes.first { $0.id == id }.map(controller)
    }

    private func controller(of scene: InterfaceScene) -> UIViewController {
        let objects = scene.objects()
        let controller = objects.makeController()
        controller.kept["scene"] = objects
        controller.kept["storyboard"] = self
        controller.awakeFromNib()
        return controller
    }
}

extension UIViewController {
    /// The storyboard from which the controller comes; nil for none.
    public var storyboard: UIStoryboard? { kept["storyboard"] }
}
