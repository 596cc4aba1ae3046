import TouchWords

/// A language in which a page to touch speaks, with all that its script says.
struct PageLanguage: Encodable, Sendable {
    let identifier: String
    let name: String
    let words: [String: String]
    /// What the engine says in it, if the engine does not know the language.
    let table: String?

    /// - Parameter others: what the script of one kind of page says besides.
    init(_ language: WordLanguage, beside others: [String: Wording] = [:]) {
        (identifier, name) = (language.identifier, language.name)
        words = Self.words.merging(others) { $1 }.mapValues { $0[language.identifier] }
        table = language === WordLanguage.added ? language.packed : nil
    }

    /// By their names in the script, which puts something where `{names}` stand in them.
    private static let words: [String: Wording] = [
        "again": .page.again, "turn": .page.turn, "watch": .page.watch, "whatIf": .act.whatIf,
        "share": .page.share, "back": .page.back, "forward": .act.nextDecision, "time": .page.time,
        "watching": .page.watching, "tasks": .page.tasks, "chain": .page.chain,
        "scene": .page.scene, "told": .page.told, "hint": .page.hint, "help": .page.help,
        "past": .page.past, "pause": .bar.pause, "play": .page.play, "seek": .page.seek,
        "sound": .page.sound, "code": .page.code, "crowded": .page.crowded,
        "copied": .page.copied, "keep": .page.keep, "goOn": .bar.goOn, "nothing": .page.nothing,
        "picture": .page.picture, "same": .page.same, "alike": .page.alike,
        "restarted": .page.restarted, "lost": .page.lost, "engine": .page.engine,
        "course": .page.course, "next": .page.next("{title}"), "done": .page.done("{task}"),
        "would": .page.would("{name}", changes: "{changes}"),
        "watches": .page.watches("{type}", view: "{view}"),
        "became": .page.became("{old}", now: "{now}"),
        "parted": .page.parted("{time}", old: "{old}", now: "{now}"),
        "clock": .page.clock("{time}", step: "{step}", count: "{count}"),
        "sentence": .page.sentence("{words}"),
    ]

    /// What the playground says besides.
    static let ofPlayground: [String: Wording] = [
        "title": .playground.title, "begin": .playground.begin, "patterns": .playground.patterns,
        "lessons": .rail.lessons, "record": .playground.record, "stop": .playground.stop,
        "recording": .playground.recording, "swift": .playground.swift, "link": .playground.link,
        "linkCopied": .playground.linkCopied("{count}"), "copyThis": .playground.copyThis,
        "undo": .bar.undo, "redo": .bar.redo, "toBeginning": .playground.toBeginning,
        "download": .playground.download, "text": .playground.text,
        "textTab": .playground.textTab, "stageTab": .playground.stage, "whyTab": .playground.why,
        "ask": .card.ask,
        "askHint": .playground.askHint("{name}"), "allHold": .playground.allHold("{count}"),
        "someMissed": .playground.someMissed("{missed}", count: "{count}"),
        "expectsNothing": .playground.expectsNothing, "wouldHold": .playground.wouldHold("{line}"),
        "wouldCome": .playground.wouldCome, "allElse": .tell.allElseStays,
        "butAlso": .playground.butAlso("{also}"), "isMet": .playground.isMet,
        "takesAway": .playground.takesAway,
        "trying": .playground.trying,
        "noChange": .playground.noChange, "noAnswer": .playground.noAnswer,
        "noFingers": .playground.noFingers, "damaged": .link.damaged, "tooLarge": .link.tooLarge,
        "otherVersion": .link.otherVersion("{version}"),
    ]
}
