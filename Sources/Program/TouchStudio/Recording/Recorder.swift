import Foundation
import TouchHost
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// A recorder that keeps the touches in the window as tapes, and loses none of them.
///
/// The last stage that was touched goes to the requested tape. Stages that were left before, for
/// another lesson, a fresh start, or another branch, go beside it, with a number in their names.
/// Meanwhile everything is in journals, from which the tapes can be finished whatever ends the
/// program.
package final class Recorder {
    let path: String
    /// The comments before every tape that begins from now on, each without its `#`.
    var remarks: [String] = []
    /// Indicates whether the tape may replace an older one.
    private let replaces: Bool
    private let journals: Journals
    /// The takes of the stages that were touched and are still open.
    private var takes: [Take] = []
    /// The take of the stage that was left last.
    private var last: LeftTake?

    /// Creates a recorder. Throws before any work is done if the tape could not be written
    /// afterwards, or would replace an older one without permission.
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

    /// Brings the journal up to date with the touches on a stage.
    /// - Parameter wasHeard: true if something was heard there, which is worth a tape even without
    ///   a touch.
    package func follow(_ stage: PacedSession, wasHeard: Bool = false) {
        if let take = takes.first(where: { $0.stage === stage }) { return take.follow() }
        guard !stage.isDemonstration, stage.session.isPlayed || wasHeard else { return }
        let take = Take(stage, journals, remarks: remarks)
        takes.append(take)
        take.follow()
    }

    /// Keeps the touches on a stage, which is left for good.
    package func keep(_ stage: PacedSession) {
        follow(stage)
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return }
        setLastAside()
        last = takes.remove(at: index).leave()
    }

    /// Writes the touches on a stage now: as the requested tape, or beside it.
    /// - Parameter first: the number in its name to try first; 0 for the requested tape itself.
    /// - Returns: the tape and its path; nil if there was no touch, and nothing was heard.
    func write(_ stage: PacedSession, from first: Int) throws -> (tape: Tape, place: String)? {
        follow(stage)
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return nil }
        let left = takes[index].leave()
        takes.remove(at: index)
        let place = try left.write { try NumberedPlaces(path).write($0.text.utf8, from: first) }
        return (left.tape, place)
    }

    /// Forgets the touches on a stage.
    func drop(_ stage: PacedSession) {
        guard let index = takes.firstIndex(where: { $0.stage === stage }) else { return }
        takes.remove(at: index).leave().journal?.remove()
    }

    /// Lets others record the requested tape.
    func close() { journals.close() }

    /// Writes the requested tape: of the open stage, or of the last that was touched.
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

/// The numbered variants of a tape's name, such as `lesson-1.tape`, for tapes that may not replace
/// another.
nonisolated struct NumberedPlaces {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Writes a tape at the first path that is free.
    /// - Parameter first: the number to try first; 0 for the name without one.
    /// - Returns: the path of the tape.
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
