/// Checks what stands under what.
enum NestingCheck {
    typealias Line = ScriptLine<SceneStatement>

    static func faults(of lines: [Line], file: String) -> [ScriptError] {
        var errors: [ScriptError] = []
        var open: [Line?] = []
        var views: [Int: Int] = [:]
        let hasWindows = lines.contains { $0.statement?.isWindow == true }
        for line in lines {
            let parent = line.depth > 0 && line.depth <= open.count ? open[line.depth - 1] : nil
            // A line at fault still stands over those under it.
            guard line.statement != nil || line.comment == nil else { continue }
            open = Array(open.prefix(line.depth)) + [line.statement == nil ? nil : line]
            guard let statement = line.statement else { continue }
            if line.depth > 0, parent == nil { continue }
            if let fault = fault(of: statement, under: parent?.statement, hasWindows: hasWindows) {
                errors.append(ScriptError(file: file, position: line.position, message: fault))
            }
            if let parent, parent.statement?.isController == true, statement.isView {
                views[parent.position.line, default: 0] += 1
            }
        }
        errors += secondRoots(in: lines, file: file)
        for line in lines where line.statement?.isController == true {
            let count = views[line.position.line, default: 0]
            if count != 1 {
                let message =
                    "found \(count) views in this controller, expected one, its root view"
                errors.append(ScriptError(file: file, position: line.position, message: message))
            }
        }
        return errors
    }

    /// A window has one root controller; others are presented.
    private static func secondRoots(in lines: [Line], file: String) -> [ScriptError] {
        var errors: [ScriptError] = []
        var hasRoot = false
        let rootDepth = lines.contains { $0.statement?.isWindow == true } ? 1 : 0
        for line in lines {
            if line.statement?.isWindow == true { hasRoot = false }
            guard line.depth == rootDepth, case .controller(_, let clauses) = line.statement,
                !clauses.contains(.presented)
            else { continue }
            if hasRoot {
                let message =
                    "found a second root controller, expected it 'presented', or inside a view"
                errors.append(ScriptError(file: file, position: line.position, message: message))
            }
            hasRoot = true
        }
        return errors
    }

    private static func fault(
        of statement: SceneStatement, under parent: SceneStatement?, hasWindows: Bool
    ) -> String? {
        // Only a fault takes the words, which are put together for it.
        var word: String { statement.words.first ?? "" }
        switch statement {
        case .header: return nil
        case .title, .window, .require, .tuning, .application, .delegate:
            return parent == nil ? nil : "found '\(word)' indented, expected it at the margin"
        case .view, .controller:
            if parent == nil, hasWindows {
                return "found '\(word)' at the margin, "
                    + "expected it in a window, as this scene names its windows"
            }
            if parent?.holdsViews ?? true { return nil }
            return "found '\(word)' here, expected it in a view, window or controller"
        case .recognizer:
            if parent?.isView == true || parent?.isWindow == true { return nil }
            return "found '\(word)' here, expected it indented under its view"
        }
    }
}

extension SceneStatement {
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
    fileprivate var isWindow: Bool { if case .window = self { true } else { false } }
    fileprivate var isController: Bool { if case .controller = self { true } else { false } }
    fileprivate var holdsViews: Bool { isView || isWindow || isController }
}
