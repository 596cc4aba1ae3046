import Foundation
import TouchHost

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
