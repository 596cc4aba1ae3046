/// Tells SwiftUI's code from UIKit's.
extension SwiftSource {
    /// Indicates whether the file is made for SwiftUI alone: nothing in it is of use to UIKit.
    var isSwiftUI: Bool {
        let imports = declarations.filter { $0.name == "import" }
        guard imports.contains(where: { $0.range.contains { has("SwiftUI", at: $0) } }) else {
            return false
        }
        let isOfUIKit = { (name: String) in
            name.hasPrefix("UI") && !Self.wrappers.contains(name)
        }
        return all.contains { $0.isOfSwiftUI }
            && !all.contains { type in
                type.isType && ([type.lastName] + type.bases).contains(where: isOfUIKit)
            }
    }

    fileprivate static let wrappers: Set = ["UIViewRepresentable", "UIViewControllerRepresentable"]
}

extension SwiftDeclaration {
    private static let protocols = SwiftSource.wrappers.union([
        "App", "Scene", "View", "ViewModifier", "ButtonStyle", "Shape", "PreviewProvider",
    ])

    /// Indicates whether it is a type that only SwiftUI uses.
    var isOfSwiftUI: Bool {
        isType
            && bases.contains { base in
                Self.protocols.contains(
                    base.hasPrefix("SwiftUI.") ? String(base.dropFirst(8)) : base)
            }
    }
}
