import TouchWords

/// Handles properties that would have no object here, or have none in UIKit either.
extension FileRewriting {
    /// Gives outlets, which a storyboard or a nib would fill, new objects, so that code that uses
    /// them runs.
    mutating func fillOutlets() {
        for declaration in source.all {
            guard let outlet = declaration.attributes.first(where: { $0.name == "IBOutlet" })
            else { continue }
            let at = outlet.range.lowerBound
            if program.isConnected(declaration) {
                remove(tokens: outlet.range, saying: .app.connectedOutlet(declaration.name))
                continue
            }
            remove(tokens: outlet.range)
            guard let value = value(of: declaration) else {
                miss(.app.emptyOutlet(declaration.name), at: at)
                continue
            }
            for word in ["weak", "unowned"] { remove(modifier: word, of: declaration) }
            insert(" = \(value)", afterToken: declaration.type.upperBound - 1)
            miss(.app.filledOutlet(value), at: at)
        }
    }

    /// Lets the code of storyboards and nibs use the members that they connect.
    mutating func openConnected() {
        for declaration in source.all where program.isConnected(declaration) {
            for (index, word) in declaration.modifiers
            where ["private", "fileprivate"].contains(word) {
                let isSetter = source.has("(", at: index + 1)
                let end = isSetter ? source.partners[index + 1] + 1 : index + 1
                remove(tokens: index..<end, saying: .app.connectedOpen(declaration.name))
            }
        }
    }

    /// Returns an expression for a new object; nil if none is known to be that simple.
    private func value(of outlet: SwiftDeclaration) -> String? {
        let words = source.tokens[outlet.type].map(\.text)
        if words.first == "[", let end = words.firstIndex(of: "]"), end >= words.count - 2 {
            return "[]"
        }
        guard let name = words.first, words.count <= 2 else { return nil }
        if program.types[name] != nil {
            return CodeMaker(program: program).expression(for: name)
        }
        let subclass = program.subclassNames.first { $0.name == name }?.subclass
        return name.hasPrefix("UI") || name == "NSLayoutConstraint" ? "\(subclass ?? name)()" : nil
    }

    /// Lists `let tap = UITapGestureRecognizer(target: self, …)` as a property: there `self` is a
    /// method, not the object, so nothing is called. Swift accepts this, in UIKit as here; it is
    /// listed because it may be the bug that the reader is looking for.
    mutating func listSelfInInitializers() {
        for property in source.all
        where property.kind == .property && property.parent?.kind == .type("class")
            && !property.isStatic && !property.has(modifier: "lazy")
            && source.has("=", at: property.type.upperBound)
        {
            // An observer runs later, when the object exists.
            let value = (property.type.upperBound..<property.range.upperBound).prefix {
                !source.has("didSet", at: $0 + 1) && !source.has("willSet", at: $0 + 1)
            }
            let target = value.first {
                source.has("self", at: $0)
                    && (source.has("target", at: $0 - 2) || source.has("addTarget", at: $0 - 2))
            }
            guard let target else { continue }
            miss(.app.selfIsNoObject, at: target)
        }
    }
}
