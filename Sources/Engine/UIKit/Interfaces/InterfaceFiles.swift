import TouchKit

/// A scene of a storyboard.
public struct InterfaceScene {
    /// The identifier that Interface Builder gave to the scene's controller.
    let id: String
    /// The identifier that the app gave to it; nil for none.
    let identifier: String?
    let objects: () -> InterfaceObjects

    /// Creates a scene.
    /// - Parameter objects: returns the scene's objects, new ones for each controller.
    public init(
        _ id: String, identifier: String? = nil, _ objects: @escaping () -> InterfaceObjects
    ) {
        (self.id, self.identifier, self.objects) = (id, identifier, objects)
    }
}

/// The storyboards and nibs of an app, as `touchscope import` made code of them.
public enum InterfaceFiles {
    struct Storyboard {
        let initial: String?
        let scenes: [InterfaceScene]
    }

    static private(set) var storyboards: [String: Storyboard] = [:]
    static private(set) var nibs: [String: () -> InterfaceObjects] = [:]

    /// Adds a storyboard.
    /// - Parameter initial: the scene that it begins with, by Interface Builder's identifier.
    public static func addStoryboard(
        _ name: String, initial: String? = nil, scenes: [InterfaceScene]
    ) {
        storyboards[name] = Storyboard(initial: initial, scenes: scenes)
        UIViewController.interfaceLoader = load
        UIViewController.seguePerformer = InterfaceSegue.perform
    }

    /// Adds a nib.
    /// - Parameter objects: returns the nib's objects, new ones each time it is loaded.
    public static func addNib(_ name: String, _ objects: @escaping () -> InterfaceObjects) {
        nibs[name] = objects
        UIViewController.interfaceLoader = load
    }

    /// Loads a controller's view from its scene or its nib, and returns whether there is one.
    ///
    /// Without a name, the nib is the one called as the controller's class, first without the word
    /// "Controller".
    private static func load(_ controller: UIViewController) -> Bool {
        if controller.kept["scene"] as InterfaceObjects? == nil {
            let type = String(describing: Swift.type(of: controller))
            let short = type.hasSuffix("Controller") ? [String(type.dropLast(10))] : []
            let names = controller.nibName.map { [$0] } ?? short + [type]
            controller.kept["scene"] = names.lazy.compactMap { nibs[$0] }.first?()
        }
        guard let objects: InterfaceObjects = controller.kept["scene"] else { return false }
        _ = objects.load(into: controller)
        return controller.isViewLoaded
    }
}
