import Foundation
import TouchHost
import TouchShare
import TouchVideo
import TouchWords

extension Command {
    static let serve = Command(
        name: "serve", summary: .command.serve, usage: .verbatim("[DIR]"),
        details: .command.serveDetails,
        options: [
            Option("lan", nil, .option.lan),
            Option("port", "p", takes: "N", .option.port("\(Listener.usual)")),
        ]
    ) { call in
        let named = try call.operand(ifAny: "DIR")
        let port = try call.whole("port", in: 0...65535)
        // Checked before the work: whether browsers can connect at all.
        let listener = try Listener(to: call.has("lan") ? .network : .thisMachine, port)
        let course = named == nil ? try wholeCourse() : nil
        let site = try Site(named ?? course?.path ?? "")
        let server = try SiteServer(site, at: listener)
        if let named, !site.hasPage { Console.tell(.serve.noPage(named)) }
        if port == nil, listener.port != Listener.usual {
            Console.tell(.serve.otherPort("\(Listener.usual)", port: "\(listener.port)"))
        }
        let end = DispatchSemaphore(value: 0)
        Signals.shared.onStop { end.signal() }
        try tell(listener.port, inNetwork: call.has("lan"))
        end.wait()
        withExtendedLifetime((server, course)) {}
    }

    /// Returns the course of all lessons: the cached one, or a new one.
    private static func wholeCourse() throws -> KeptCourse {
        let lessons = try Library.catalog()
        guard !lessons.isEmpty else { throw Failure(.tell.noLessons) }
        return try KeptCourse(making: { folder in
            var progress = LongWork(Wording.work.lessons)
            try CourseSite(lessons: lessons, folder: folder, films: nil).write {
                progress.update($0, of: $1)
            }
        })
    }

    /// Reports the address: explanations go to stderr, and the address, which is all that programs
    /// wait for, to stdout.
    private static func tell(_ port: Int, inNetwork: Bool) throws {
        let found = inNetwork ? NetworkAddress.ofThisMachine : nil
        let address = "http://\(found?.host ?? "127.0.0.1"):\(port)/"
        if found != nil {
            Console.tell(.serve.scan)
            if isatty(STDOUT_FILENO) == 1, let code = QRCode(address) {
                let lines = code.lines(colors: true).map { $0 + "\n" }
                try Console.send("\n" + lines.joined() + "\n")
            }
        } else {
            Console.tell(inNetwork ? .serve.noNetwork : .serve.onlyHere)
        }
        try Console.print(address)
    }
}
