import Foundation
import TestEffort
import TestSupport
import Testing
import TouchScript

extension EndToEnd {
    /// What a cat on the keyboard does, or a child.
    @Suite("Key storms") struct KeyStormTests {
        /// Where a storm begins; it finds its own way from there.
        enum Place: CaseIterable {
            case scene, tape, editor, tapeEditor, lessons, overview, search, drawing, changes, take

            /// The keys that lead there, Ctrl before those that want it.
            var keys: [Keyboard.Key] {
                switch self {
                case .scene, .tape: []
                case .editor: [.control, .e]
                case .tapeEditor: [.control, .shift, .e]
                case .lessons: [.o]
                case .overview: [.f4]
                case .search: [.f]
                case .drawing: [.control, .d]
                case .changes: [.q]
                case .take: [.control, .r]
                }
            }
        }

        private static let tape =
            "tape 1\nscene \"ten\"\ntap r1\nwait 1s\ncaption \"Now.\"\ntap r2\n"

        /// Neither what closes the window with Ctrl, which SDL does not see let go of where it comes again within two
        /// milliseconds, nor what fills the screen: there no size can be given to it.
        private static let left = [Keyboard.Key.q, .w, .f11].map(\.rawValue)
        private static let modifiers = [Keyboard.Key.control, .shift, .alt].map(\.rawValue)

        /// Presses keys by chance, some for long. Now and then the window gets another size, and all is heard by the time that
        /// it tells so.
        private func storm(_ bench: Bench, keys: Int, seed: UInt64) throws {
            var (dice, held) = (Dice(seed: seed), [Int32]())
            func release(_ key: Int32) throws {
                held.removeAll { $0 == key }
                try bench.keyboard.set(key, down: false)
            }
            for number in 1...keys {
                // Out of fields, which would take all the rest.
                var key = dice.roll(12) == 0 ? 9 : Int32(9 + dice.roll(110))
                if dice.roll(4) == 0 { key = Self.modifiers[dice.roll(3)] }
                if Self.left.contains(key) { continue }
                if held.contains(key) { try release(key) }
                try bench.keyboard.set(key, down: true)
                // A modifier stays for some keys, others sometimes.
                if Self.modifiers.contains(key) || dice.roll(20) == 0 {
                    held.append(key)
                } else {
                    try bench.keyboard.set(key, down: false)
                }
                if held.count > 3 { try release(held[0]) }
                guard number % 50 == 0 else { continue }
                try bench.keyboard.sync()
                let width = 900 + number / 50 % 100
                do {
                    try bench.watch.resize(windowTitled: "Touchscope", width: width, height: 700)
                    _ = try bench.program.wait(for: "layout \(width)") {
                        $0["kind"] == "layout" && $0.number("width") == Double(width)
                    }
                } catch {
                    // The button that closes it may have been pressed, too, and nothing else.
                    bench.program.rewind()
                    _ = try bench.program.wait(for: "\(error), or its end") {
                        $0["kind"] == "closed"
                    }
                    return
                }
            }
            for key in held { try release(key) }
            try bench.keyboard.tap(.escape)
        }

        @Test(
            "whatever is pressed, the window stays until it is closed, and every file is there",
            arguments: Effort.sample(Place.allCases, 3), 1...Effort.count(1))
        func storm(place: Place, seed: Int) throws {
            let assets = try TemporaryFolder()
            let copy = assets.url.appending(path: "Assets")
            // Lessons can be edited as well: not those that are shipped.
            try FileManager.default.copyItem(
                at: Lessons.folder.deletingLastPathComponent(), to: copy)
            let bench = try Bench(
                tape: place == .tape || place == .tapeEditor ? Self.tape : nil,
                files: ["other.tape": Self.tape],
                environment: [
                    "TOUCHSCOPE_ASSETS": copy.path, "XDG_DOCUMENTS_DIR": assets.url.path,
                ])
            defer { withExtendedLifetime(bench) {} }
            let before = try names(copy) + names(bench.folder)
            try bench.keyboard.chord(place.keys)
            try storm(bench, keys: Effort.isFull ? 5000 : 1500, seed: UInt64(seed) * 100)

            // One that hangs is ended all the same, and has not closed.
            bench.program.end()
            #expect(bench.program.printed.last?.contains("\"closed\"") == true)

            #expect(Set(before).subtracting(try names(copy) + names(bench.folder)) == [])
            for file in try files(copy) + files(bench.folder) {
                let text = try ScriptText.read(file)
                switch file.pathExtension {
                case "scene": _ = try Scene.parse(text, file: file.path)
                case "tape": _ = try Tape.parse(text, file: file.path)
                default: break
                }
            }
            let other = bench.folder.appending(path: "other.tape")
            #expect(try String(contentsOf: other, encoding: .utf8) == Self.tape)
        }

        private func names(_ folder: URL) throws -> [String] { try files(folder).map(\.path) }

        /// The scenes and tapes below it.
        private func files(_ folder: URL) throws -> [URL] {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".scene") || $0.hasSuffix(".tape") }
                .map { folder.appending(path: $0) }
        }
    }
}
