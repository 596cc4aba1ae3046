import TouchScript

extension CodeWriter {
    /// Writes the subclasses of views, controllers, windows and the application.
    func writeResponderClasses() {
        for member in cast.responders {
            guard let name = member.ownClass else { continue }
            let bases =
                member.own.hasAnswers ? member.base + ", UIGestureRecognizerDelegate" : member.base
            text.paragraph("private final class \(name): \(bases)") {
                member.own.properties.forEach(text.line)
                member.responder.write(of: member.name, in: language, to: text)
                member.own.write(to: text)
            }
        }
        if hasReordering
            || cast.responders.contains(where: { $0.base == BroughtClass.listRow.name })
        {
            text.gap()
            text.line(BroughtClass.listRow.source)
        }
        guard application.isNeeded else { return }
        text.gap()
        text.comments(["In main.swift, pass the name of this class to UIApplicationMain."])
        text.block("final class \(cast.applicationClass): UIApplication") {
            application.write(of: "application", in: language, to: text)
        }
    }

    /// Writes the subclasses of recognizers.
    func writeRecognizerClasses() {
        for kind in CustomRecognizer.allCases
        where cast.recognizers.contains(where: { $0.custom == kind }) {
            text.gap()
            text.line(kind.brought.source)
        }
        for member in cast.recognizers {
            guard let name = member.ownClass else { continue }
            text.paragraph("private final class \(name): \(member.base)") {
                for clause in member.recognizerClauses {
                    clause.override?.write(member.name, clause, to: text)
                }
            }
        }
    }

    /// Writes the delegates of recognizers.
    func writeDelegates() {
        for member in cast.recognizers {
            guard let delegate = member.delegate,
                case .recognizer(let kind, let clauses, _) = member.kind
            else { continue }
            text.paragraph(
                "private final class \(delegate.className): NSObject, UIGestureRecognizerDelegate"
            ) {
                for property in clauses.flatMap({ $0.properties }).withoutRepeats {
                    text.line(property)
                }
                for clause in clauses {
                    clause.answer(for: kind)?.write(member.name, clause, to: text)
                }
            }
        }
    }

    /// Writes the delegate of scroll views that zoom.
    func writeZoomDelegate() {
        guard cast.responders.contains(where: { $0.zooming != nil }) else { return }
        text.paragraph("private final class ZoomDelegate: NSObject, UIScrollViewDelegate") {
            text.line("weak var view: UIView?")
            text.gap()
            text.line("func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }")
        }
    }

    func writeColors() {
        let colors = ColorCode.all(of: cast.responders)
        guard !colors.isEmpty else { return }
        text.paragraph("extension UIColor") {
            for color in colors {
                text.call("fileprivate static let \(color.name) = UIColor", color.arguments)
            }
        }
    }
}
