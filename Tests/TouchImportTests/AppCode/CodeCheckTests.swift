import Testing

@testable import TouchHost
@testable import TouchImport

/// What the compiler said is as it said it, Swift 6.3.1.
@Suite("What the compiler says of imported code") struct CodeCheckTests {
    private static let said = """
        /tmp/.touchscope-0/0.swift:7:22: error: cannot find 'CFFoo' in scope
          func g() { let q = CFFoo(); setNeedsFoo(); self.layer.bar = 1; UIView.zap() }
                             ^~~~~
        /tmp/.touchscope-0/0.swift:2:57: error: value of type 'CALayer' has no member 'bar'
          func g() { let q = CFFoo(); setNeedsFoo(); self.layer.bar = 1; UIView.zap() }
                                                     ~~~~~~~~~~ ^~~
        /tmp/.touchscope-0/0.swift:7:73: error: type 'UIView' has no member 'zap'
          func g() { let q = CFFoo(); setNeedsFoo(); self.layer.bar = 1; UIView.zap() }
                                                                         ~~~~~~ ^~~
        /tmp/.touchscope-0/0.swift:7:73: error: type 'UIView' has no member 'zap'
        /tmp/.touchscope-0/main.swift:4:40: error: property 'self.x' not initialized at super.init call
          override init(frame: CGRect) { super.init(frame: frame) }
                                               ^
        /tmp/.touchscope-0/0.swift:4:40: note: found this candidate
        /tmp/.touchscope-0/0.swift:8:9: error: cannot infer contextual base in reference to member 'fill'

        """

    @Test("each error once, by its place, and names that are lacking by the name")
    func complaints() {
        let told = CompilerComplaint.all(in: Self.said).map {
            "\($0.file):\($0.line):\($0.column): \($0.what["en"])"
        }
        #expect(
            told == [
                "0.swift:2:57: `CALayer` has no `bar` here",
                "0.swift:7:22: `CFFoo` was not found",
                "0.swift:7:73: `UIView` has no `zap` here",
                "main.swift:4:40: property 'self.x' not initialized at super.init call",
            ])
    }

    @Test("nothing is a package that builds, and what has no place is the compiler's end")
    func verdicts() throws {
        guard case .builds = CodeCheck("") else {
            Issue.record("it builds")
            return
        }
        guard case .unknown(let why) = CodeCheck("Stack dump:\n0. Program arguments: swiftc\n")
        else {
            Issue.record("the compiler stopped")
            return
        }
        #expect(why["en"] == "the compiler stopped: 0. Program arguments: swiftc")
    }

    @Test("what two targets declare is told as such")
    func targets() throws {
        let twice = try Rewritten("class A: UIView {}", "struct A {}\nextension B {}")
        #expect(
            twice.faults("x/1.swift:3:8: error: invalid redeclaration of 'A'")
                == ["1.swift:1:8: `A` is declared more than once: import one target at a time"])
        #expect(
            twice.faults("x/1.swift:4:1: error: invalid redeclaration of 'B'")
                == ["1.swift:2:1: invalid redeclaration of 'B'"])
    }

    @Test("places are those of the app's own files, wherever the code went")
    func places() throws {
        let rewritten = try Rewritten(
            """
            import UIKit
            class A: UIView {
                @objc func a() {}
            }
            extension A {
                override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nothing }
                func other() { none }
            }
            """)
        let code = rewritten.rewriting.text(of: 0)
        let moved = try #require(place(of: "nothing", in: code))
        let stayed = try #require(place(of: "none", in: code))
        #expect(!moved.hasPrefix("6:"))
        #expect(
            rewritten.faults(
                "x/0.swift:\(moved): error: a\nx/0.swift:\(stayed): error: b\nx/main.swift:1:2: error: c"
            ).sorted() == ["0.swift:6:72: a", "0.swift:7:20: b", "Sources/App/main.swift:1:2: c"])
    }

    /// The line and the column of a word.
    private func place(of word: String, in text: String) -> String? {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard let range = line.firstRange(of: word) else { continue }
            return
                "\(number + 1):\(line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1)"
        }
        return nil
    }

    @Test("the list says that it builds, or what keeps it from that, or why nobody knows")
    func list() throws {
        let source = try SwiftSource(
            "import UIKit\nclass A: UIView { let a: UINothing? = nil }", file: "a.swift")
        let imported = ImportedCode(
            [source], name: "App", kit: KitNames(ofPackageAt: "/nowhere"))
        let guess = "neither in this UIKit nor in these files"
        let builds = imported.list(.builds)
        #expect(builds.contains("It builds: the Swift compiler has checked all of it"))
        #expect(!builds.contains(guess) && imported.faults(.builds).isEmpty)
        let fails = imported.list(
            CodeCheck("a.swift:2:26: error: cannot find type 'UINothing' in scope\n"))
        #expect(fails.contains("It does not build yet: fix the lines below"))
        #expect(
            fails.contains(
                "## Lines that do not compile\n\n- `UINothing` was not found\n  - a.swift:2:26\n"
            ))
        #expect(!fails.contains(guess))
        let unknown = imported.list(.unknown(.app.notAsked))
        #expect(unknown.contains("It was not compiled: --no-compile was given."))
        #expect(unknown.contains(guess))
    }
}
