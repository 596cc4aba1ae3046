import Foundation
import Synchronization
import TestEffort
import TestSupport
import Testing

@testable import TouchDesktop
@testable import TouchVideo

/// A real sound server, whose microphone is a pipe.
@Suite(
    "The microphone", .serialized,
    .enabled(if: PulseServer.isInstalled, "there is no sound server: make test-deps"))
final class MicrophoneTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("heard-\(UUID().uuidString.prefix(8))")
    private var tape: String { folder.path + "/pad.tape" }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "tape 1\nscene \"pad\"  # a remark\ntap (9, 9)\n".write(
            toFile: tape, atomically: false, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func with(_ server: PulseServer, _ work: () throws -> Void) rethrows {
        for (name, value) in server.environment { setenv(name, value, 1) }
        defer {
            for name in server.environment.keys { unsetenv(name) }
        }
        try work()
    }

    private func wait(for what: String, _ isSo: () -> Bool) throws {
        for _ in 0..<2000 {
            if isSo() { return }
            usleep(5000)
        }
        throw SupportError("waited in vain for \(what)")
    }

    @Test("clicks of a card that is 0.05 % too fast are in step with event time to within 20 ms")
    func drift() throws {
        let seconds =
            ProcessInfo.processInfo.environment["TOUCHSCOPE_SOUND_SECONDS"]
            .flatMap(Double.init) ?? Double(Effort.count(10))
        let server = try PulseServer()
        let faults = Mutex<[String]>([])
        let times = stride(from: 1.0, to: seconds - 1, by: 1.37).map { $0 }
        try with(server) {
            let take = SoundTake(device: nil) { fault in
                faults.withLock { $0.append("\(fault)") }
            }
            take.listen(beside: tape)
            let feeder = PipeFeeder(server.pipe, clicks: times, seconds: seconds, haste: 0.0005)
            let begun = feeder.start()
            usleep(300_000)
            let start = PipeFeeder.now
            take.start(at: start)
            // Half way it stands still for a while: what is said then is not on the take.
            let pause = seconds / 2
            usleep(UInt32((begun + pause - PipeFeeder.now) * 1e6))
            take.pause(at: begun + pause - start)
            usleep(2_000_000)
            let on = PipeFeeder.now
            take.goOn(at: on)
            feeder.waitForEnd()
            let end = begun + pause - start + PipeFeeder.now - on
            take.pause(at: end)
            take.stop(at: tape)
            take.wait()
            #expect(faults.withLock { $0 } == [])
            let expected = times.compactMap { click -> Double? in
                if click < pause - 0.01 { return begun + click - start }
                let time = begun + click - on
                return time > 0 ? time + begun + pause - start : nil
            }.filter { $0 < end - 0.15 }
            let heard = TestSound.onsets(in: try TestSound.heard(in: folder.path + "/pad.flac"))
            let errors = expected.compactMap { time in
                heard.map { $0 - time }.min { abs($0) < abs($1) }
            }
            let worst = errors.map { abs($0) }.max() ?? .infinity
            #expect(worst < 0.02, "\(errors)")
            #expect(heard.count <= expected.count + 1, "\(heard) \(expected)")
            if let path = ProcessInfo.processInfo.environment["TOUCHSCOPE_SOUND_REPORT"] {
                let line = "\(seconds) s, \(errors.count) clicks, worst \(worst * 1000) ms\n"
                try line.write(toFile: path, atomically: false, encoding: .utf8)
            }
        }
        let text = try String(contentsOfFile: tape, encoding: .utf8)
        #expect(
            text == "tape 1\nscene \"pad\"  # a remark\nsound \"pad.flac\" at 0s\ntap (9, 9)\n")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["pad.flac", "pad.tape"])
    }

    @Test("what was heard is on the disk at once, and is made a sound after a death")
    func death() throws {
        let journal = try SoundJournal(of: tape)
        let samples = TestSound.clicks(at: [1, 2], seconds: 3)
        journal.note(.runs(event: 0, time: 100.5))
        for block in 0..<30 {
            let part = Array(samples[block * 4800..<(block + 1) * 4800])
            journal.add(part, at: 100 + Double(block + 1) / 10)
        }
        journal.settleNow()
        // As far as it goes, any program plays it.
        let raw = try TestSound.heard(in: tape + ".sound.wav")
        #expect(raw.count == samples.count)
        #expect(try JournaledSound.finish(of: tape, for: tape) == nil, "it is still written")
        journal.end()
        // Its program is gone, and with it the lock.
        let copy = folder.path + "/late.tape"
        for end in ["", ".sound.wav", ".sound.notes"] {
            try FileManager.default.copyItem(atPath: tape + end, toPath: copy + end)
        }
        #expect(try JournaledSound.finish(of: copy, for: copy) == folder.path + "/late.flac")
        let heard = TestSound.onsets(in: try TestSound.heard(in: folder.path + "/late.flac"))
        #expect(heard.count == 2)
        for (onset, time) in zip(heard, [0.5, 1.5]) { #expect(abs(onset - time) < 0.02) }
        #expect(!FileManager.default.fileExists(atPath: copy + ".sound.wav"))
        // The tape lasts as long.
        let text = try String(contentsOfFile: copy, encoding: .utf8)
        #expect(text.hasSuffix("\ntap (9, 9)\nwait until 2.5s\n"))
    }

    @Test("no server, no microphone, one of another name: a clear word, and the take is silent")
    func none() throws {
        let faults = Mutex<[String]>([])
        func listen(_ device: String?) {
            let take = SoundTake(device: device) { fault in
                faults.withLock { $0.append("\(fault)") }
            }
            take.listen(beside: tape)
            take.start()
            take.pause(at: 1)
            take.stop(at: tape)
        }
        let server = try PulseServer()
        with(server) { listen("nonsense") }
        server.end()
        with(server) { listen(nil) }
        let empty = try PulseServer(hasMicrophone: false)
        with(empty) { listen(nil) }
        let words = faults.withLock { $0 }
        #expect(words.count >= 2 && words.allSatisfy { $0.hasSuffix("; the take has no sound") })
        #expect(
            words.first?.hasPrefix("no microphone 'nonsense'; found only '") == true, "\(words)")
        let text = try String(contentsOfFile: tape, encoding: .utf8)
        #expect(!text.contains("sound"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pad.tape"])
    }

    @Test("a microphone that is unplugged is told once; what was heard before stays")
    func unplugged() throws {
        let server = try PulseServer()
        let faults = Mutex<[String]>([])
        try with(server) {
            let take = SoundTake(device: nil) { fault in
                faults.withLock { $0.append("\(fault)") }
            }
            take.listen(beside: tape)
            let feeder = PipeFeeder(server.pipe, clicks: [0.5, 1], seconds: 2, haste: 0)
            let begun = feeder.start()
            take.start(at: begun)
            feeder.waitForEnd()
            server.end()
            try wait(for: "a word") { faults.withLock { !$0.isEmpty } }
            take.pause(at: 30)
            take.stop(at: tape)
            take.wait()
        }
        #expect(
            faults.withLock { $0 } == [
                "the microphone was disconnected; the take continues without sound"
            ])
        let heard = try TestSound.heard(in: folder.path + "/pad.flac")
        #expect(TestSound.onsets(in: heard).count == 2)
        #expect(heard.count == 30 * TestSound.rate)
    }

    @Test("going back to a marker takes what was said since; the other way keeps it")
    func goBack() throws {
        let server = try PulseServer()
        let other = folder.path + "/other.tape"
        try FileManager.default.copyItem(atPath: tape, toPath: other)
        with(server) {
            let take = SoundTake(device: nil) { _ in }
            take.listen(beside: tape)
            let feeder = PipeFeeder(server.pipe, clicks: [0.5, 1.5], seconds: 2.2, haste: 0)
            let begun = feeder.start()
            take.start(at: begun)
            feeder.waitForEnd()
            take.pause(at: 2)
            take.goBack(to: 1, leaving: other)
            take.goOn()
            take.pause(at: 1.1)
            take.stop(at: tape)
            take.wait()
        }
        let kept = TestSound.onsets(in: try TestSound.heard(in: folder.path + "/other.flac"))
        #expect(kept.count == 2)
        let heard = TestSound.onsets(in: try TestSound.heard(in: folder.path + "/pad.flac"))
        #expect(heard.count == 1)
    }
}
