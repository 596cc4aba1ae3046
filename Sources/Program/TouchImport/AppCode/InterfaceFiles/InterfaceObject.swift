/// An object of an interface file, as it is written in Swift.
struct InterfaceObject {
    enum Kind {
        case owner, view, recognizer, constraint, barItem, other
        /// The view within a cell or an effect view, which makes it itself.
        case content
    }

    let kind: Kind
    let element: InterfaceElement
    /// The property that holds it, `label2`; `owner` for that of the file or the scene.
    let name: String
    /// The class as it is written, the app's own or UIKit's.
    let type: String
    /// The class of UIKit that it is or descends from.
    let base: String

    func isA(_ name: String) -> Bool { InterfaceClasses.ancestry(of: base).contains(name) }
}
