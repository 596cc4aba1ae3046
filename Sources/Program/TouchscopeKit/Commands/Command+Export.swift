import Foundation
import TouchHost
import TouchImport
import TouchStudy
import TouchVideo

extension Command {
    static let export = Command(
        name: "export", summary: "a tape as a recording of a touchscreen",
        usage: "TAPE -o FILE.evemu|FILE.yml",
        details: """
            Writes what the tape's fingers do as a device would tell it whose surface is the scene:
            FILE.evemu for evemu-play, FILE.yml for libinput replay. Places are kept to a thousandth of a
            point, times to a microsecond, radius and force, up to 1, and pencils. A kernel knows no
            cancelled touch: such a finger is lifted. Whatever else the tape does is left out.
            touchscope import makes a tape of it again.
            """,
        options: [
            Option("output", "o", takes: "FILE", "the recording to write"),
            .replace("FILE"),
        ]
    ) { call in
        let played = try FilmedTape(of: try call.operand("TAPE"))
        guard let output = call["output"] else { throw call.wrong("-o FILE is missing") }
        let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
        guard ["evemu", "yml", "yaml"].contains(ending) else {
            throw call.wrong("-o needs a name that ends in .evemu or .yml, not '\(output)'")
        }
        try call.check(outputs: [output], inputs: played.files)
        try call.newPlace(output)
        let told = ToldTouches(
            of: WhatIf(played.session).frozen, on: played.scene)
        guard !told.events.isEmpty else {
            throw Failure("\(played.tape.file) touches nothing; there is nothing to write")
        }
        try OutputFile.write((ending == "evemu" ? told.evemu : told.libinput).utf8, to: output)
        if !told.lifted.isEmpty {
            Console.tell(
                "still down at the end, lifted there: \(told.lifted.joined(separator: ", "))")
        }
        if told.leftOut > 0 { Console.tell("left out, as they are no touches: \(told.leftOut)") }
    }
}
