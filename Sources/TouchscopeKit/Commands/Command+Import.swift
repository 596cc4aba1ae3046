extension Command {
    static let `import` = Command(
        name: "import", summary: "a recording of a touchscreen as a tape",
        usage: "FILE… -o TAPE",
        details: """
            FILE is what evemu-record (FILE.evemu) or libinput record (FILE.yml) wrote; a file with another
            ending is known by what it begins with. Where evemu's description of the device lies in a
            file of its own, name that first. Every touchscreen in it gives its fingers, by slots or
            one after the other or a single one, with radius and force as live touches have them.
            A device's whole range is the scene's whole size. The tape plays the scene of its own name:
            one that lies beside it as it is, else a plain one is made, of the device's shape.
            Of the time before the first touch a second is kept at most. A finger that is down at the end
            is cancelled there, which is said.
            """,
        options: [
            Option("output", "o", takes: "TAPE", "the tape to write"),
            Option("scene", nil, takes: "FILE|LESSON", "the scene that it plays"),
            Option("device", nil, takes: "N", "only the Nth of its devices"),
            Option("replace", nil, "TAPE may be there already"),
        ]
    ) { call in
        try Importer.run(call)
    }
}
