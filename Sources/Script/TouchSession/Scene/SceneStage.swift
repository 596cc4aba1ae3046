import TouchKit
import TouchScript

/// The live objects of a scene, by the scene's names.
package final class SceneStage {
    let application: UIApplication
    private let delegate: UIApplicationDelegate
    /// The windows, which are never empty once the scene is built.
    private(set) var windows: [UIWindow] = []
    private var views: [String: UIView] = [:]
    private(set) var controllers: [String: UIViewController] = [:]
    /// The timers of each view.
    var timers: [String: [ViewTimer]] = [:]
    private var recognizers: [String: UIGestureRecognizer] = [:]
    /// The views that contain the recognizers' lines.
    private(set) var homes: [String: UIView] = [:]
    /// The delegates of zooming scroll views, which hold them weakly.
    var zoomDelegates: [ZoomDelegate] = []
    /// The delegates of recognizers, which hold them weakly.
    var gestureDelegates: [SceneGestureDelegate] = []
    let language: String
    /// The names of a code scene's objects; nil if a file names them.
    let names: CodeNames?

    /// Returns the stage of a scene, built from its file or by its code.
    static func of(_ scene: Scene, language: String) -> SceneStage {
        CodeScene.stage(of: scene, language: language) ?? SceneStage(scene, language: language)
    }

    init(_ scene: Scene, language: String) {
        self.language = language
        names = nil
        application = SceneBuilder.makeApplication(of: scene, language: language)
        application.tuning = Tuning(scene)
        let delegate = application.perform { AppDelegate() }
        self.delegate = delegate
        application.delegate = delegate
        application.keyboard = Keyboard(of: application, on: scene.size)
        let builder = SceneBuilder(scene, stage: self)
        application.perform { builder.build(delegate) }
    }

    /// Creates a stage for an application that other code has launched.
    /// - Parameter names: The names of its objects; nil for the names that the code gave them.
    init(
        _ application: UIApplication, delegate: UIApplicationDelegate, language: String,
        names: CodeNames? = nil
    ) {
        self.language = language
        self.application = application
        self.delegate = delegate
        self.names = names
        windows = application.windows
        guard names == nil else { return }
        for window in windows { learnNames(of: window) }
        if let screen = windows.first?.bounds.size {
            application.keyboard = application.perform { Keyboard(of: application, on: screen) }
        }
    }

    /// Performs work that may call the user's code, which may not return.
    func call(_ work: () -> Void) { names == nil ? work() : CodeAtWork.call(work) }

    private func learnNames(of view: UIView) {
        if let name = view.accessibilityIdentifier { views[name] = view }
        for recognizer in view.gestureRecognizers ?? [] {
            if let name = recognizer.name { recognizers[name] = recognizer }
        }
        for subview in view.subviews { learnNames(of: subview) }
    }

    func view(named name: String) -> UIView? {
        views[name] ?? names?.object(named: name) as? UIView
    }

    func recognizer(named name: String) -> UIGestureRecognizer? {
        recognizers[name] ?? names?.object(named: name) as? UIGestureRecognizer
    }

    /// Enables or disables a recognizer.
    func enable(_ name: String, _ on: Bool) { recognizer(named: name)?.isEnabled = on }

    /// Removes a view or a recognizer from the scene.
    func remove(_ name: String) {
        if let recognizer = recognizer(named: name) {
            recognizer.view?.removeGestureRecognizer(recognizer)
        } else {
            view(named: name)?.removeFromSuperview()
        }
    }

    func add(_ window: UIWindow, named name: String) {
        windows.append(window)
        add(window as UIView, named: name)
    }

    func add(_ view: UIView, named name: String) {
        view.accessibilityIdentifier = name
        views[name] = view
    }

    func add(_ controller: UIViewController, named name: String) {
        controller.title = name
        controllers[name] = controller
    }

    /// Adds a recognizer, which need not be on its view yet.
    func add(_ recognizer: UIGestureRecognizer, named name: String, of view: UIView) {
        recognizers[name] = recognizer
        homes[name] = view
    }

    /// Adds the recognizers that a scroll view creates for itself.
    func addOwnRecognizers(of scrollView: UIScrollView, named name: String) {
        recognizers[OwnRecognizer.pan.name(of: name)] = scrollView.panGestureRecognizer
        recognizers[OwnRecognizer.pinch.name(of: name)] = scrollView.pinchGestureRecognizer
        for own in OwnRecognizer.allCases { homes[own.name(of: name)] = scrollView }
    }

    /// Adds a recognizer that an interaction of a view has brought along.
    func adopt(
        _ recognizer: UIGestureRecognizer, _ own: OwnRecognizer, of name: String, on view: UIView
    ) {
        add(recognizer, named: own.name(of: name), of: view)
    }

    /// Adds the recognizers that a text field creates for itself.
    func adoptTextRecognizers(of field: UIView, named name: String) {
        for recognizer in field.gestureRecognizers ?? [] {
            if let name = recognizer.name { add(recognizer, named: name, of: field) }
        }
    }

    /// Adds a recognizer to its view.
    func attach(_ name: String) {
        guard let recognizer = recognizers[name] else { return }
        homes[name]?.addGestureRecognizer(recognizer)
    }

    /// Returns the current location of a tape's place, in the coordinates of the screen; nil if its
    /// view is in no window.
    func point(of place: Place) -> CGPoint? {
        switch place {
        case .point(let point): point
        case .center(let name): point(at: CGPoint(x: 0.5, y: 0.5), of: name)
        case .unit(let name, let unit): point(at: unit, of: name)
        }
    }

    private func point(at unit: CGPoint, of name: String) -> CGPoint? {
        guard let view = view(named: name), let window = view.window else { return nil }
        let bounds = view.bounds
        let inside = CGPoint(
            x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        return window.screenPoint(of: view.convert(inside, to: nil))
    }
}

extension UIWindow {
    /// Returns a point of the window in the coordinates of the screen.
    func screenPoint(of point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - bounds.minX + center.x - bounds.width / 2,
            y: point.y - bounds.minY + center.y - bounds.height / 2)
    }
}
