/// `let tap = UITapGestureRecognizer(target: self, …)` as a property: `self` is a method there, not the object, so that nothing
/// is called. Swift takes it, there as here; it is listed, for it may be what one is looking for.
enum CodeSelfInitializers {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for property in source.all
        where property.kind == .property && property.parent?.kind == .type("class") {
            guard !property.isStatic, !property.has(modifier: "lazy") else { continue }
            var index = property.type.upperBound
            guard source.has("=", at: index) else { continue }
            while index < property.range.upperBound {
                // What observes comes later, when there is an object.
                if source.has("didSet", at: index + 1) || source.has("willSet", at: index + 1) {
                    break
                }
                if source.has("self", at: index),
                    source.has("target", at: index - 2)
                        || source.has("addTarget", at: index - 2)
                {
                    rewriting.miss(
                        "`self` in a property's first value is no object, there as here, and gets no "
                            + "calls: `lazy var` makes it one", at: index, in: file)
                    break
                }
                index += 1
            }
        }
    }
}
