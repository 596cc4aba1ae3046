import TouchHost
import TouchImport
import TouchWords

extension Command {
    static let `import` = Command(
        name: "import", summary: .command.importing, usage: .verbatim("FILE… -o TAPE|DIR"),
        details: .command.importingDetails,
        options: [
            Option("output", "o", takes: "TAPE|DIR", .option.importOutput),
            Option("scene", nil, takes: "FILE|LESSON", .option.playedScene),
            Option("device", nil, takes: "N", .option.device),
            .replace("TAPE"),
            Option("package", nil, takes: "DIR", .option.codePackage),
            Option("no-compile", nil, .option.noCompile),
        ]
    ) { call in
        try Importer.run(call)
    }
}
