extension Command {
    static let doctor = Command(
        name: "doctor",
        summary:
            "what was found: displays, touch devices, the way to paint, microphones, fonts, ffmpeg",
        usage: "",
        details: "Exits with 1 if something that the window or the videos need is missing."
    ) { call in
        if let extra = call.operands.first { throw call.wrong("unexpected '\(extra)'") }
        let findings = Doctor.examine()
        for finding in findings { try Console.print(finding.line) }
        if findings.contains(where: { $0.standing == .missing }) { throw Failure.silent(status: 1) }
    }
}
