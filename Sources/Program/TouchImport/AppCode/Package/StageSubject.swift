import TouchScript

/// A class of an app as the stage needs to know it: what it is in UIKit, and what its code and that
/// of its ancestors says.
struct StageSubject {
    let name: String
    /// The class of UIKit that it descends from.
    let base: String
    /// The words of its code, in order, without strings.
    let words: [String]
    /// The words of its name, in lower case: `joy` and `stick` of `JoyStick`.
    let nameWords: [String]
    /// The places of each word of its code.
    private let places: [String: [Int]]
    private let program: SwiftProgram

    init(_ name: String, in program: SwiftProgram) {
        (self.name, self.program) = (name, program)
        base = program.foreignBase(of: name) ?? ""
        words = program.ancestry(of: name).flatMap(\.parts).flatMap { part in
            program.sources[part.file].tokens[part.declaration.range].lazy
                .filter { $0.kind != .string }.map(\.text)
        }
        places = Dictionary(grouping: words.indices) { [words] in words[$0] }
        nameWords = Self.words(of: name)
    }

    /// Returns whether its code has one of the words.
    func says(_ any: String...) -> Bool { any.contains { places[$0] != nil } }

    /// Returns whether its code has the words one after the other.
    func says(inOrder texts: String...) -> Bool {
        !starts(of: texts).isEmpty
    }

    /// Returns the places where the words stand one after the other.
    private func starts(of texts: [String]) -> [Int] {
        var rarest: (offset: Int, places: [Int])?
        for (offset, text) in texts.enumerated() {
            guard let found = places[text] else { return [] }
            if found.count < rarest?.places.count ?? .max { rarest = (offset, found) }
        }
        return (rarest?.places ?? []).map { $0 - (rarest?.offset ?? 0) }.filter {
            $0 >= 0 && words[$0...].starts(with: texts)
        }
    }

    /// Returns the words behind `texts`, once for each place where those stand.
    func words(after texts: String...) -> [String] {
        starts(of: texts).compactMap { start in
            let next = start + texts.count
            return next < words.count ? words[next] : nil
        }
    }

    /// Indicates whether it handles touches itself or tracks them as a control.
    var feelsTouches: Bool {
        says(
            "touchesBegan", "touchesMoved", "touchesEnded", "beginTracking", "continueTracking",
            "beginTrackingWithTouch")
    }

    /// Indicates whether a controller fills its view itself, rather than a storyboard.
    var fillsItsView: Bool {
        !says("IBOutlet")
            && says(
                "addSubview", "insertSubview", "addArrangedSubview", "loadView", "addChild",
                "addGestureRecognizer", "cellForRowAt", "cellForItemAt", "viewControllers")
    }

    /// The only axis whose coordinates and lengths of way its code reads; nil for both or none.
    var axis: Axis? {
        let (x, y) = (says(inOrder: ".", "x"), says(inOrder: ".", "y"))
        return x == y ? nil : x ? .horizontal : .vertical
    }

    enum Axis { case horizontal, vertical }

    /// The properties that hold views which its code puts into another view, by name and class. One
    /// that may be nil is left out: nobody would be called so on the stage.
    var shownViews: [(name: String, type: String)] {
        let maker = CodeMaker(program: program)
        var found: [(name: String, type: String)] = []
        for part in program.ancestry(of: name).flatMap(\.parts) {
            let source = program.sources[part.file]
            for member in part.declaration.members
            where member.kind == .property && !member.isStatic && !GivenName.isReserved(member.name)
            {
                guard let type = Self.type(of: member, in: source), isAdded(member.name),
                    type.hasPrefix("UI") ? maker.isViewOfKit(type) : maker.isView(type)
                else { continue }
                found.append((member.name, type))
            }
        }
        return found
    }

    /// The properties that Interface Builder sets and whose observers may be what makes a view seen,
    /// each with its first value, if that is a plain one.
    var inspected: [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        for part in program.ancestry(of: name).flatMap(\.parts) {
            let source = program.sources[part.file]
            for member in part.declaration.members
            where member.kind == .property && member.has(attribute: "IBInspectable")
                && !member.isHidden && !found.contains(where: { $0.name == member.name })
            {
                let value =
                    Self.picture(for: member, in: source) ?? Self.value(of: member, in: source)
                if let value { found.append((member.name, value)) }
            }
        }
        return found
    }

    /// Returns a picture for a property that holds one: a field for what is full, a ring for others.
    private static func picture(for property: SwiftDeclaration, in source: SwiftSource) -> String? {
        guard source.tokens[property.type].first?.text == "UIImage" else { return nil }
        let isFull = !Set(words(of: property.name)).isDisjoint(with: ["full", "filled", "selected"])
        return isFull ? "UIImage(named: \"\(property.name)\")" : "UIImage(systemName: \"circle\")"
    }

    /// Returns the first value of a property with an observer, if it is a plain one.
    private static func value(of property: SwiftDeclaration, in source: SwiftSource) -> String? {
        let start = property.type.upperBound + 1
        guard source.has("=", at: start - 1),
            let brace = property.range.first(where: { $0 >= start && source.has("{", at: $0) }),
            source.has("didSet", at: brace + 1)
        else { return nil }
        return plainValue(source.tokens[start..<brace])
    }

    /// Returns the text of a literal or of a color by its name; nil for anything else.
    private static func plainValue(_ tokens: ArraySlice<SwiftToken>) -> String? {
        let text = tokens.map(\.text).joined()
        guard let first = tokens.first else { return nil }
        let isColor =
            tokens.count == 3 && first == "UIColor" && tokens[tokens.startIndex + 1] == "."
        let isLiteral =
            first.kind == .number || first.literal != nil || first == "true" || first == "false"
        return isColor || isLiteral && tokens.count == 1 ? text : nil
    }

    /// Returns the class in a property's type, or else at the beginning of its value; nil for an
    /// optional.
    private static func type(of property: SwiftDeclaration, in source: SwiftSource) -> String? {
        let type = source.tokens[property.type]
        guard type.isEmpty else {
            return type.last.map { ["?", "!"].contains($0.text) } == true ? nil : type.first?.text
        }
        let value = property.type.upperBound
        return source.has("=", at: value) ? source.token(value + 1)?.text : nil
    }

    private func isAdded(_ property: String) -> Bool {
        ["addSubview", "addArrangedSubview", "insertSubview"].contains { adding in
            says(inOrder: adding, "(", property)
                || says(inOrder: adding, "(", "self", ".", property)
        } || says(inOrder: "[", property) || says(inOrder: property, "]")
    }

    /// Returns the words of a name in lower case: `mt`, `joy` and `stick` of `MTJoyStick`.
    static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && letters[index - 1].isUppercase
            let ends = index + 1 < letters.count && letters[index + 1].isLowercase
            if index == 0 || letter.isUppercase && (!follows || ends) { words.append("") }
            if letter.isLetter { words[words.count - 1] += letter.lowercased() }
        }
        return words
    }
}
