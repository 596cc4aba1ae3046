import TouchWords

/// Properties that would have no object here, or have none there either.
extension FileRewriting {
    /// Outlets, which a storyboard or a nib would fill: they get new objects, so that code that uses them runs.
    mutating func fillOutlets() {
        for declaration in source.all {
            guard let outlet = declaration.attributes.first(where: { $0.name == "IBOutlet" })
            else { continue }
            remove(tokens: outlet.range)
            let at = outlet.range.lowerBound
            guard let value = value(of: declaration) else {
                miss(.app.emptyOutlet(declaration.name), at: at)
                continue
            }
            for word in ["weak", "unowned"] { remove(modifier: word, of: declaration) }
            insert(" = \(value)", afterToken: declaration.type.upperBound - 1)
            miss(.app.filledOutlet(value), at: at)
        }
    }

    /// A new object; nil if none is known to be made so easily.
    private func value(of outlet: SwiftDeclaration) -> String? {
        let words = source.tokens[outlet.type].map(\.text)
        if words.first == "[", let end = words.firstIndex(of: "]"), end >= words.count - 2 {
            return "[]"
        }
        guard let name = words.first, words.count <= 2 else { return nil }
        if program.types[name] != nil {
            return CodeMaker(program: program).expression(for: name)
        }
        return name.hasPrefix("UI") || name == "NSLayoutConstraint" ? "\(name)()" : nil
    }

    /// `let tap = UITapGestureRecognizer(target: self, …)` as a property: `self` is a method there, not the object, so that nothing
    /// is called. Swift takes it, there as here; it is listed, for it may be what one is looking for.
    mutating func listSelfInInitializers() {
        for property in source.all
        where property.kind == .property && property.parent?.kind == .type("class")
            && !property.isStatic && !property.has(modifier: "lazy")
            && source.has("=", at: property.type.upperBound)
        {
            // What observes comes later, when there is an object.
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
