import TouchHost
import TouchImport

extension Command {
    static let `import` = Command(
        name: "import",
        summary: "a recording of a touchscreen or an app as a tape, or an app's code as a package",
        usage: "FILE… -o TAPE|DIR",
        details: """
            FILE is what evemu-record (FILE.evemu), libinput record (FILE.yml) or TouchProbe (FILE.jsonl)
            wrote; a file with another ending is known by what it begins with. Where evemu's description of the
            device lies in a file of its own, name that first. Every touchscreen in it gives its fingers, by slots or
            one after the other or a single one, with radius and force as live touches have them.
            A device's whole range is the scene's whole size. The tape plays the scene of its own name:
            one that lies beside it as it is, else a plain one is made, of the device's shape.
            Of the time before the first touch a second is kept at most. A finger that is down at the end
            is cancelled there, which is said.

            Of TouchProbe's lines there are one scene, of the app's views and recognizers as the first touch
            found them, and a tape that expects what its touches hit and what became of its recognizers:
            'touchscope check TAPE' tells where this engine decides otherwise. What the probe cannot see,
            who requires whom to fail and what delegates answer, is to be said in the scene, which then stays.

            Of an app's Swift code, FILE.swift or folders of it, DIR becomes a package that shows it: what
            only Objective-C, Interface Builder or an older Swift understands is rewritten, main.swift fills
            the window, and DIR/IMPORTED.md lists each change with its place, and what is not to be had here.
            The code is only read; nothing of it runs before swift run does it. A file has 8 MiB at most. Links
            that lead out of a folder or nowhere, and names that are not UTF-8, are passed over and listed, too.
            """,
        options: [
            Option(
                "output", "o", takes: "TAPE|DIR",
                "the tape to write, or the new folder of the package"),
            Option("scene", nil, takes: "FILE|LESSON", "the scene that it plays"),
            Option("device", nil, takes: "N", "only the Nth of its devices"),
            .replace("TAPE"),
            Option("package", nil, takes: "DIR", "where touchscope's own package is, for code"),
        ]
    ) { call in
        try Importer.run(call)
    }
}
