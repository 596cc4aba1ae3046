import Foundation
import TouchHost
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// Writes what hands do in the window as tapes; nothing that was done is lost.
///
/// The last stage that hands did something on goes to the tape that was asked for. Those that were
/// left before, for another lesson, a fresh start or another branch, go beside it, with a number in
/// their names. While hands are at work it all is in journals, from which it can be finished
/// whatever ends the program.
package final class Recorder {
    let path: String
    /// Comments that stand before every tape that begins from now on, each without its `#`.
    var remarks: [String] = []
    /// Whether the tape may take an older one's place.
    private let replaces: Bool
    private let journals: Journals
    /// Of the stages that hands do something on.
    private var takes: [Take] = []
    /// Of the stage that hands have left last.
    private var last: LeftTake?

    /// Throws before any work is done if the tape could not be written after it, or would take an
    /// older one's place unasked.
    package init(path: String, replaces: Bool) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.isFolder(folder) else {
            throw Failure(.take.noFolder(path, folder: folder))
        }
        let place = try OutputPlace(path)
        if case .file = place.content, !replaces {
            throw Failure(.take.tapeIsThere(path))
        }
        self.path = path
        self.replaces = replaces || place.isStream
        journals = try Journals(of: path, isBesideTape: !place.isStream)
    }

    /// Brings the journal up to date with what hands have done on a stage.
    /// - Parameter wasHeard: whether something was heard there, which is worth a tape though hands
    ///   did nothing.
    package func follow(_ stage: PacedSession, wasHeard: Bool = false) {
        if let take = takes.first(where: { $0.stage === stage }) { return take.follow() }
        guard !stage.isDemonstration, stage.session.isPlayed || wasHeard else { return }
        let take = Take(stage, journals, remarks: remarks)
        takes.append(take)
        take.follow()
    }

    /// Keeps what hands did on a stage, now that it is left for good.
    package func keep(_ stage: PacedSession) {
        follow(stage)
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return }
        setLastAside()
        last = takes.remove(at: index).leave()
    }

    /// Writes what hands did on a stage now: as the tape that was asked for, or beside it.
    /// - Parameter first: the number in its name that is tried first; 0 for the tape that was asked
    ///   for.
    /// - Returns: the tape and where it is; nil if hands did nothing there, and nothing was heard.
    func write(_ stage: PacedSession, from first: Int) throws -> (tape: Tape, place: String)? {
        follow(stage)
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return nil }
        let left = takes[index].leave()
        takes.remove(at: index)
        let place = try left.write { try NumberedPlaces(path).write($0.text.utf8, from: first) }
        return (left.tape, place)
    }

    /// Forgets what hands did on a stage.
    func drop(_ stage: PacedSession) {
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return }
        takes.remove(at: index).leave().journal?.remove()
    }

    /// Others may record the tape that was asked for.
    func close() { journals.close() }

    /// Writes the tape that was asked for: of the open stage, or of the last that hands did
    /// something on.
    package func finish(_ stage: PacedSession) throws {
        keep(stage)
        defer { journals.close() }
        let isThere = FileManager.default.fileExists(atPath: path)
        guard let last = last ?? (isThere ? nil : LeftTake(tape: stage.recordedTape)) else {
            return Console.tell(.take.nothingRecorded(path))
        }
        let place = try last.write { try write($0) }
        if place != path { throw Failure(.take.cameFromElsewhere(path, place: place)) }
    }

    private func setLastAside() {
        guard let last else { return }
        do {
            try last.write { try NumberedPlaces(path).write($0.text.utf8) }
        } catch {
            Console.complain(Wording(saying: error))
        }
    }

    private func write(_ tape: Tape) throws -> String {
        if replaces {
            try OutputFile.write(tape.text.utf8, to: path)
            return path
        }
        return try NumberedPlaces(path).write(tape.text.utf8, from: 0)
    }
}

/// A tape's name with numbers in it, `lesson-1.tape`, for tapes that may not take another's place.
nonisolated struct NumberedPlaces {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes a tape at the first place where nothing is.
    /// - Parameter first: the number that is tried first; 0 for the name without one.
    /// - Returns: where it is.
    func write(_ tape: some Collection<UInt8>, from first: Int = 1) throws(Failure) -> String {
        var number = first
        while try !OutputFile.create(tape, at: place(number)) { number += 1 }
        return place(number)
    }

    private func place(_ number: Int) -> String {
        if number == 0 { return path }
        let url = URL(fileURLWithPath: path)
        let end = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
        let name = "\(url.deletingPathExtension().lastPathComponent)-\(number)\(end)"
        return url.deletingLastPathComponent().appendingPathComponent(name).path
    }
}
