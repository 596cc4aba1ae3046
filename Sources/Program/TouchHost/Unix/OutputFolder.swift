import Foundation
import TouchScript
import TouchWords

/// A group of files being written: none appears in the folder before all are complete and on the
/// disk.
package nonisolated final class OutputFolder {
    /// The folder, and the scratch folder in it that holds the files until then.
    private struct Place {
        let name: String
        /// Indicates whether the folder itself is new.
        let isNew: Bool
        /// The scratch folder, open to be locked.
        let scratch: (path: String, descriptor: Int32)

        init(_ name: String) throws(Failure) {
            self.name = name
            isNew = mkdir(name, 0o777) == 0
            guard isNew || errno == EEXIST else { throw .cannot(.host.makeFolder(name)) }
            Scratch.sweep(name)
            guard let made = Scratch.folder(in: name) else {
                let failure = Failure.cannotWrite(name)
                if isNew { rmdir(name) }
                throw failure
            }
            scratch = made
        }

        func takeAway(isFinished: Bool) {
            try? FileManager.default.removeItem(atPath: scratch.path)
            if isNew && !isFinished { rmdir(name) }
        }
    }

    private let place: Place
    private let work: Unfinished
    private var isFinished = false
    private var files: [String] = []
    /// The subfolders that hold files, outer ones first.
    private var folders: [String] = []

    /// Creates the folder if it is missing, but none around it.
    package init(_ name: String) throws(Failure) {
        (place, work) = try Unfinished.begin(
            { () throws(Failure) in try Place(name) }, undo: { $0.takeAway(isFinished: false) })
    }

    /// Removes everything that was not finished.
    deinit {
        place.takeAway(isFinished: isFinished)
        close(place.scratch.descriptor)
        work.end()
    }

    /// Adds the file `file`, and creates the subfolders in its path.
    package func add(_ bytes: some Collection<UInt8>, as file: String) throws(Failure) {
        try add(file) { descriptor throws(Failure) in
            try OutputFile.write(bytes, to: descriptor, named: place.name)
        }
    }

    /// Adds a copy of the file at `source` as `file`.
    package func add(copyOf source: String, as file: String) throws(Failure) {
        try add(file) { descriptor throws(Failure) in
            let old = try InputFile.open(source, devices: false, expecting: .host.fileToCopy)
            defer { close(old) }
            var block = [UInt8](repeating: 0, count: 1 << 20)
            while true {
                let count = read(old, &block, block.count)
                guard count >= 0 else { throw .cannotRead(source) }
                if count == 0 { return }
                try OutputFile.write(block[..<count], to: descriptor, named: place.name)
            }
        }
    }

    private func add(
        _ file: String, _ write: (_ descriptor: Int32) throws(Failure) -> Void
    ) throws(Failure) {
        // A folder that is being removed must not grow.
        let descriptor = try work.add { () throws(Failure) in try begin(file) }
        defer { close(descriptor) }
        try write(descriptor)
        guard fsync(descriptor) == 0 else { throw .cannotWrite(place.name) }
        files.append(file)
    }

    /// Opens the file `file` in the scratch folder.
    private func begin(_ file: String) throws(Failure) -> Int32 {
        let parts = file.split(separator: "/")
        for depth in parts.indices.dropFirst() {
            let folder = parts[..<depth].joined(separator: "/")
            if folders.contains(folder) { continue }
            guard mkdir(place.scratch.path + "/" + folder, 0o777) == 0 else {
                throw .cannotWrite(place.name)
            }
            folders.append(folder)
        }
        let path = place.scratch.path + "/" + file
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(place.name) }
        return descriptor
    }

    /// Gives every file its name, now that all are complete.
    package func finish() throws(Failure) {
        try work.end { () throws(Failure) in
            for folder in folders {
                let path = place.name + "/" + folder
                guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .cannotWrite(path) }
            }
            var places: [OutputPlace] = []
            for file in files {
                let place = try OutputPlace(self.place.name + "/" + file)
                guard !place.isStream else { throw .cannotWrite(place.name, EEXIST) }
                places.append(place)
            }
            for (place, file) in zip(places, files) {
                try place.replace(with: self.place.scratch.path + "/" + file)
            }
            isFinished = true
            try places.last?.syncFolder()
        }
    }
}
