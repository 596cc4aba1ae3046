import Foundation

/// Files in the making that belong together: none takes its place in the folder before all are whole and on the disk.
nonisolated final class OutputFolder {
    private let name: String
    /// Whether the folder itself is new.
    private let isNew: Bool
    private var isFinished = false
    /// Where the files lie until then; open to keep it locked.
    private let scratch: (path: String, descriptor: Int32)
    private var files: [String] = []

    /// The folder is made if it is not there, but none around it.
    init(_ name: String) throws(Failure) {
        self.name = name
        isNew = mkdir(name, 0o777) == 0
        guard isNew || errno == EEXIST else {
            throw Failure("cannot make the folder \(name): \(String(cString: strerror(errno)))")
        }
        Scratch.sweep(name)
        guard let made = Scratch.folder(in: name) else {
            let failure = Failure.cannotWrite(name)
            if isNew { rmdir(name) }
            throw failure
        }
        scratch = made
    }

    /// Nothing is left of what was not finished.
    deinit {
        try? FileManager.default.removeItem(atPath: scratch.path)
        close(scratch.descriptor)
        if isNew && !isFinished { rmdir(name) }
    }

    /// Adds the file `file`.
    func add(_ bytes: [UInt8], as file: String) throws(Failure) {
        let path = scratch.path + "/" + file
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotWrite(name) }
        defer { close(descriptor) }
        try OutputFile.write(bytes, to: descriptor, named: name)
        guard fsync(descriptor) == 0 else { throw .cannotWrite(name) }
        files.append(file)
    }

    /// Gives every file its name, now that all are whole.
    func finish() throws(Failure) {
        var places: [OutputPlace] = []
        for file in files {
            let place = try OutputPlace(name + "/" + file)
            guard !place.isStream else { throw .cannotWrite(place.name, EEXIST) }
            places.append(place)
        }
        for (place, file) in zip(places, files) {
            try place.replace(with: scratch.path + "/" + file)
        }
        isFinished = true
        try places.last?.syncFolder()
    }
}
