import TouchWords

/// Checks which statements are nested in which.
enum NestingCheck {
    typealias Line = ScriptLine<SceneStatement>

    static func faults(of lines: [Line], file: String) -> [ScriptError] {
        var errors: [ScriptError] = []
        var open: [Line?] = []
        var views: [Int: Int] = [:]
        let hasWindows = lines.contains { $0.kind == .window }
        for line in lines {
            let parent = line.depth > 0 && line.depth <= open.count ? open[line.depth - 1] : nil
            // A line with a fault is still the parent of the lines under it.
            guard line.statement != nil || line.comment == nil else { continue }
            open = Array(open.prefix(line.depth)) + [line.statement == nil ? nil : line]
            guard let statement = line.statement else { continue }
            if line.depth > 0, parent == nil { continue }
            if let fault = fault(of: statement, under: parent?.statement, hasWindows: hasWindows) {
                errors.append(fault, in: file, at: line.position)
            }
            if let parent, parent.kind == .controller, line.kind == .view {
                views[parent.position.line, default: 0] += 1
            }
        }
        errors += rootFaults(of: lines, file: file, depth: hasWindows ? 1 : 0)
        for line in lines where line.kind == .controller {
            let count = views[line.position.line, default: 0]
            if count != 1 {
                errors.append(.fault.rootViews(count), in: file, at: line.position)
            }
        }
        return errors
    }

    /// Finds root controllers after the first one of a window, and presented controllers of a
    /// window without one.
    private static func rootFaults(of lines: [Line], file: String, depth: Int) -> [ScriptError] {
        var errors: [ScriptError] = []
        for window in lines.split(whereSeparator: { $0.kind == .window }) {
            let controllers = window.filter { $0.depth == depth && $0.kind == .controller }
            let roots = controllers.filter { !$0.isPresented }
            for root in roots.dropFirst() {
                errors.append(.fault.secondRoot, in: file, at: root.position)
            }
            for presented in controllers where presented.isPresented && roots.isEmpty {
                errors.append(.fault.noRoot, in: file, at: presented.position)
            }
        }
        return errors
    }

    private static func fault(
        of statement: SceneStatement, under parent: SceneStatement?, hasWindows: Bool
    ) -> Wording? {
        // A function, because only a fault needs the words, and composing them takes time.
        var word: String { statement.words.first ?? "" }
        switch statement {
        case .header: return nil
        case .title, .window, .require, .tuning, .application, .delegate:
            return parent == nil ? nil : .fault.notAtMargin(word)
        case .view, .controller:
            guard let parent else {
                return hasWindows ? .fault.outsideWindow(word) : nil
            }
            return [.view, .window, .controller].contains(parent.named?.kind)
                ? nil : .fault.misplacedView(word)
        case .recognizer:
            return [.view, .window].contains(parent?.named?.kind)
                ? nil : .fault.misplacedRecognizer(word)
        }
    }
}

extension ScriptLine<SceneStatement> {
    fileprivate var kind: NameKind? { statement?.named?.kind }

    fileprivate var isPresented: Bool {
        if case .controller(_, let clauses) = statement {
            clauses.contains(.presented)
        } else {
            false
        }
    }
}
