import Foundation
import TouchScript
import TouchWords

/// A storyboard or a nib of an app, read from Interface Builder's XML.
final class InterfaceFile {
    /// The path as the user typed it.
    let file: String
    /// The name without folder and ending, by which the app loads it.
    let name: String
    let root: InterfaceElement
    /// The elements by Interface Builder's identifiers.
    let elements: [String: InterfaceElement]

    /// Reads a file.
    /// - Throws: the place where the text is not Interface Builder's XML.
    init(_ text: String, file: String) throws(ScriptErrors) {
        self.file = file
        name = Self.name(of: file)
        root = try InterfaceReader.root(of: text, file: file)
        guard root.name == "document" else {
            throw ScriptErrors(.app.interfaceOfOther(root.name), in: file, at: root.position)
        }
        var elements: [String: InterfaceElement] = [:]
        for element in root.all {
            if let id = element.id, elements[id] == nil { elements[id] = element }
        }
        self.elements = elements
    }

    /// Returns whether a file is one of Interface Builder's, by its ending.
    static func isOne(_ name: String) -> Bool {
        name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }

    /// Returns the name without folder and ending.
    static func name(of file: String) -> String {
        URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    }

    var isStoryboard: Bool { file.hasSuffix(".storyboard") }
    var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
    /// The identifier of the controller that a storyboard begins with; for a controller of tabs or
    /// columns, which is not here, the first one in it.
    var initial: String? {
        var id = root["initialViewController"]
        var seen: Set<String> = []
        while let next = id, let element = elements[next], seen.insert(next).inserted {
            if InterfaceClasses.controllers[element.name] != nil { return next }
            let segues = element.children.first { $0.name == "connections" }?.children
            id =
                segues?.first { $0.attributes.contains { $0 == ("kind", "relationship") } }?
                .attributes.first { $0.name == "destination" }?.value
        }
        return nil
    }

    /// The app's class of the controller that a storyboard begins with; nil if it has none.
    var initialClass: String? { initial.flatMap { elements[$0]?["customClass"] } }

    /// The name as part of names in Swift: letters and digits, `MainStoryboard`, `CardNib`.
    var swiftName: String {
        let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let isName = plain.first?.isLetter == true
        return (isName ? plain.prefix(1).uppercased() + plain.dropFirst() : "Interface" + plain)
            + (isStoryboard ? "Storyboard" : "Nib")
    }

    /// The top-level objects: those of each scene, or those of the nib.
    var groups: [[InterfaceElement]] {
        isStoryboard
            ? root.list("scenes").map { scene in
                scene.markRead()
                _ = scene["sceneID"]
                return scene.list("objects")
            } : [root.list("objects")]
    }

    /// The members of the app's classes that the file connects or sets: class and name, as in
    /// `Board.knob`, `Board.turned:`.
    var connected: [(type: String, member: String)] {
        var found: [(type: String, member: String)] = []
        for element in root.all {
            let owner = element.parent?.parent
            let raw = { (name: String, element: InterfaceElement?) in
                element?.attributes.first { $0.name == name }?.value
            }
            switch element.name {
            case "outlet", "outletCollection":
                guard let type = raw("customClass", owner), let name = raw("property", element)
                else { continue }
                found.append((type, name))
            case "action":
                let target = raw("destination", element).flatMap { elements[$0] }
                guard let name = raw("selector", element) else { continue }
                found.append((raw("customClass", target) ?? "", name))
            case "userDefinedRuntimeAttribute":
                guard let type = raw("customClass", owner), let path = raw("keyPath", element)
                else { continue }
                found.append((type, path))
            default: continue
            }
        }
        return found
    }
}
