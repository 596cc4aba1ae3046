import Foundation
import TouchKit
import TouchScript
import TouchShare
import TouchTrace
import TouchWords

/// The mode that shares the lesson with everybody in the room. The course is shared from the first
/// look at the page until the window closes, so that phones can go on from lesson to lesson while
/// the stage shows something else.
package final class Sharing: PageMode {
    unowned let workspace: Workspace
    /// The sharing of the course; nil while it is not shared.
    private(set) var sharing: CourseSharing?
    private(set) lazy var page = SharePage(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: ShareAct) {
        switch act {
        case .open where isOpen: end()
        // A program with scenes in code has no course to share.
        case .open where workspace.lessons.isEmpty: break
        case .open:
            guard begin() else { return }
            // A failed attempt is repeated.
            if case .failed? = sharing?.state { sharing = nil }
            if sharing == nil { sharing = host?.shareCourse() }
            page.canStop = !workspace.hasVisitors
            chrome.cover(with: page)
            show()
            tellSharing()
        case .stop:
            stop()
            end()
        }
    }

    func isOn(_ act: ShareAct) -> Bool { act == .open && isOpen }

    /// Stops the sharing of the pages.
    package func stop() {
        guard sharing != nil else { return }
        sharing = nil
        writer?.write("share", ("state", "\"stopped\""))
    }

    /// Notes how far the pages are.
    func follow() {
        guard sharing?.takeNews() == true else { return }
        tellSharing()
        workspace.repaint()
    }

    func show() {
        guard isOpen, let sharing else { return }
        page.content = content(of: sharing.state)
    }

    private func content(of state: CourseSharing.State) -> SharePage.Content {
        switch state {
        case .making(let done, let total):
            return .told(
                .share.making(done, total: total), share: Double(done) / Double(max(total, 1)))
        case .failed(let words): return .told(words, share: nil)
        case .giving(let gift):
            guard let address = address(of: gift), let code = QRCode(address) else {
                return .told(.share.noNetwork, share: nil)
            }
            return .code(
                code, address: address,
                address.contains("/lessons/") ? .share.lesson : .share.course)
        }
    }

    /// Returns the address at which a phone in the room finds the open lesson; nil if there is no
    /// network.
    private func address(of gift: CourseSharing.Gift) -> String? {
        let name = opened.lesson.map { workspace.lessons[$0].identifier }
        let path = gift.path(toLesson: name, language: settings.language)
        return NetworkAddress.ofThisMachine.map { "http://\($0.host):\(gift.port)/\(path)" }
    }

    private func tellSharing() {
        guard let writer, let sharing else { return }
        switch sharing.state {
        case .making(let done, let total):
            writer.write("share", ("state", "\"making\""), ("done", "\(done)"), ("of", "\(total)"))
        case .failed(let words):
            writer.write("share", ("state", "\"failed\""), ("why", Trace.quoted(words["en"])))
        case .giving(let gift):
            let address = address(of: gift).map { Trace.quoted($0) } ?? "null"
            writer.write("share", ("state", "\"giving\""), ("address", address))
        }
    }
}
