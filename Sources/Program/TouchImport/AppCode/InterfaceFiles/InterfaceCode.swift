import TouchScript
import TouchWords

/// The Swift code that stands for a storyboard or a nib, and what of the file is not in it.
struct InterfaceCode {
    let file: InterfaceFile
    let text: String
    /// The parts that are not in the code, and their places.
    let missing: [(what: Wording, place: String)]
    /// The number of objects that the code makes.
    let count: Int

    /// Writes a file's code.
    /// - Parameters:
    ///   - kit: the names that exist here; nil if they are not known.
    ///   - language: the language of comments.
    init(_ file: InterfaceFile, in program: SwiftProgram, kit: KitNames?, language: String) {
        self.file = file
        Self.readSurroundings(of: file)
        var (classes, scenes): ([String], [String]) = ([], [])
        var missing: [(what: Wording, place: String)] = []
        var count = 0
        for (number, objects) in file.groups.enumerated() {
            var name = file.swiftName + (file.isStoryboard ? "Scene\(number + 1)" : "")
            while program.types[name] != nil { name += "_" }
            var group = InterfaceGroup(objects, in: file, name: name, program, kit)
            classes.append(group.code())
            missing += group.missing
            count += group.objects.count
            if let id = group.controller?.element.id { scenes.append(Self.scene(id, group, name)) }
        }
        let adding: String
        if file.isStoryboard {
            let initial = file.initial.map { "initial: \(InterfaceValues.text($0)), " } ?? ""
            let list = scenes.map { "\n            " + $0 + "," }.joined()
            adding = """
                InterfaceFiles.addStoryboard(
                        \(InterfaceValues.text(file.name)), \(initial)scenes: [\(list)
                        ])
                """
        } else {
            let nib = classes.isEmpty ? "InterfaceObjects" : file.swiftName
            adding = "InterfaceFiles.addNib(\(InterfaceValues.text(file.name))) { \(nib)() }"
        }
        let comment = Wording.app.interfaceMade(file.lastName.visible)
        text = """
            // \(comment[language])
            import UIKit

            func \(file.adder)() {
                \(adding)
            }


            """ + classes.joined(separator: "\n")
        self.missing = missing + Self.unread(in: file)
        self.count = count
    }

    /// The entry in the list of changes.
    var change: (what: Wording, place: String) {
        (.app.interfaceChanged(count), file.file.visible)
    }

    private static func scene(_ id: String, _ group: InterfaceGroup, _ name: String) -> String {
        let own = group.controller?.element["storyboardIdentifier"].map {
            ", identifier: \(InterfaceValues.text($0))"
        }
        return "InterfaceScene(\(InterfaceValues.text(id))\(own ?? "")) { \(name)() }"
    }

    /// Counts as read what says nothing of objects: the document, its tools, its resources.
    private static func readSurroundings(of file: InterfaceFile) {
        file.root.markRead()
        for attribute in file.root.attributes { _ = file.root[attribute.name] }
        let aside = [
            "device", "dependencies", "resources", "inferredMetricsTieBreakers", "classes",
            "simulatedMetricsContainer",
        ]
        for child in file.root.children where aside.contains(child.name) { child.markAllRead() }
        for element in file.root.all {
            let isSimulated = { (text: String?) in text?.hasPrefix("simulated") == true }
            let key = element.attributes.first { $0.name == "key" }?.value
            if isSimulated(element.name) || isSimulated(key) || key == "canvasLocation"
                || key == "freeformSize" || element.name == "viewLayoutGuide"
            {
                element.markAllRead()
            }
        }
    }

    /// Lists the parts that nobody has read: each kind once, with its first place and its number.
    private static func unread(in file: InterfaceFile) -> [(what: Wording, place: String)] {
        var order: [String] = []
        var places: [String: [SourcePosition]] = [:]
        for (kind, position) in file.root.unread {
            if places[kind] == nil { order.append(kind) }
            places[kind, default: []].append(position)
        }
        return order.map { kind in
            let (all, first) = (places[kind] ?? [], places[kind]?.first)
            let place = "\(file.file):\(first?.line ?? 1):\(first?.column ?? 1)"
            return (.app.interfaceUnread(kind), all.count > 1 ? "\(place) ×\(all.count)" : place)
        }
    }
}

extension InterfaceFile {
    /// The name without the folder.
    var lastName: String { String(file.split(separator: "/").last ?? "") }

    /// The statements of `main.swift` that show the controller that a storyboard begins with.
    var showing: [String] {
        [
            "let storyboard = UIStoryboard(name: \(InterfaceValues.text(name)), bundle: nil)",
            "window.rootViewController = storyboard.instantiateInitialViewController()",
        ]
    }

    /// The function that adds the file to those that the app may load.
    var adder: String { "add" + swiftName }
}
