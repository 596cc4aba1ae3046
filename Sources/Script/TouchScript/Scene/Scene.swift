import TouchPicture

/// A scene as it is written: views, recognizers and how they behave.
///
/// A value of lines in the order of the file, so that comments and empty lines survive; `tree`
/// nests them.
public struct Scene: Hashable, Sendable {
    /// The file that the scene was read from, for messages.
    public var file: String
    public var lines: [ScriptLine<SceneStatement>]
    /// The names in the scene.
    public internal(set) var names: SceneNames
    /// Indicates whether code creates the views, in which case the scene has nothing but their
    /// names.
    public internal(set) var isCode = false

    /// The identifier in the first line.
    public var name: String { header.name }
    /// The size in points; it does not depend on the size of any output.
    public var size: CGSize { header.size }

    /// The title; the scene's name if it has none.
    public var title: LocalizedText {
        lines.firstSaid { if case .title(let text) = $0 { text } else { nil } }?.0
            ?? LocalizedText(name)
    }

    private var header: (name: String, size: CGSize) {
        lines.firstSaid { if case .header(let name, let size) = $0 { (name, size) } else { nil } }?
            .0 ?? ("", .zero)
    }

    /// The canonical text.
    public var text: String { written(lines) }

    /// The statements, each with those indented under it.
    public var tree: [SceneNode] {
        var open: [(depth: Int, nodes: [SceneNode])] = []
        for line in lines.reversed() {
            guard let statement = line.statement else { continue }
            var children: [SceneNode] = []
            if let last = open.last, last.depth > line.depth {
                children = last.nodes.reversed()
                open.removeLast()
            }
            let node = SceneNode(
                statement: statement, position: line.position, children: children)
            if open.last?.depth == line.depth {
                open[open.count - 1].nodes.append(node)
            } else {
                open.append((line.depth, [node]))
            }
        }
        return open.last?.nodes.reversed() ?? []
    }
}

extension Scene {
    /// Creates a scene whose views are made by code.
    ///
    /// - Parameters:
    ///   - name: The identifier, by which tapes refer to the scene.
    ///   - size: The size of the screen, in points.
    ///   - cast: The names and kinds of everything that exists once the code has run.
    ///   - file: The file in which the code begins.
    public init(
        code name: String, size: CGSize, cast: [(name: String, kind: NameKind)], file: String
    ) {
        self.init(
            file: file,
            lines: [
                ScriptLine(
                    position: .start, statement: .header(name: name, size: size),
                    comment: "its views are made by code: \(file)")
            ], names: SceneNames())
        for (name, kind) in cast { names.insert(name, kind, line: 0) }
        isCode = true
    }
}

/// A statement and those indented under it.
public struct SceneNode: Hashable, Sendable {
    public var statement: SceneStatement
    public var position: SourcePosition
    public var children: [SceneNode]

    /// Indicates whether the node is a row of a list, or contains one at any depth.
    package var hasRow: Bool {
        if case .view(.row, _, _) = statement { return true }
        return children.contains { $0.hasRow }
    }

    /// Indicates whether the node is a controller that another presents.
    package var isPresented: Bool {
        if case .controller(_, let clauses) = statement {
            clauses.contains(.presented)
        } else {
            false
        }
    }

    /// Indicates whether the node is a controller that becomes the root of its window, if it is in
    /// one.
    package var isRootController: Bool {
        if case .controller = statement { !isPresented } else { false }
    }
}
