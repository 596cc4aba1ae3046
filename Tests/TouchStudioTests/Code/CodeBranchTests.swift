import Foundation
import Testing
import TouchSession
import TouchTrace

@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// Counts its launches, as code might that keeps something in a file.
private final class Forgetful: UIView {
    static var launches = 0
    private let launch: Int
    private let remembers: Bool

    init(frame: CGRect, remembers: Bool) {
        Self.launches += 1
        launch = Self.launches
        self.remembers = remembers
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !remembers || launch.isMultiple(of: 2) { removeFromSuperview() }
    }
}

@Suite("Branches of code")
struct CodeBranchTests {
    /// A branch of code that was touched once, begun after that.
    private func branch(remembers: Bool) -> PacedSession {
        let name = remembers ? "remembering" : "forgetful"
        let code = CodeScene(name, size: CGSize(width: 100, height: 100), place: "main.swift:1") {
            application in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(Forgetful(frame: window.bounds, remembers: remembers))
            window.makeKeyAndVisible()
            return nil
        }
        code.register()
        let first = PacedSession(scene: code.outline, tape: nil, language: "en", now: 0)
        for (phase, time) in [(UITouch.Phase.began, 1.0), (.ended, 1.1)] {
            let place = CGPoint(x: 50, y: 50)
            first.send(
                [TouchSample(finger: 1, phase: phase, location: place, timestamp: time)], now: time)
        }
        return PacedSession(
            branchOf: first, at: first.session.tracer.count, language: "en", now: 5)
    }

    @Test(
        "code that does something else when it runs again says so, for as long as one needs to read it"
    )
    func parting() {
        let session = branch(remembers: true)
        #expect(session.tellsParting(now: 6))
        #expect(!session.tellsParting(now: 60))
    }

    @Test("code that does the same says nothing")
    func same() {
        #expect(!branch(remembers: false).tellsParting(now: 6))
    }

    @Test("a program of code offers nothing that needs files of scenes")
    func offers() {
        #expect(ActTable.all.row(of: .whatIf(.open))?.needsSceneFiles == true)
        #expect(ActTable.all.row(of: .take(.record))?.needsSceneFiles == false)
    }
}
