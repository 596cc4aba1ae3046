import TouchWords

/// A language of a live page, with all the text that its script shows.
struct PageLanguage: Encodable, Sendable {
    let identifier: String
    let name: String
    let words: [String: String]
    /// The engine's text in this language, if the engine does not know the language.
    let table: String?

    /// - Parameter others: the additional text of one kind of page's script.
    init(_ language: WordLanguage, beside others: [String: Wording] = [:]) {
        (identifier, name) = (language.identifier, language.name)
        words = Self.words.merging(others) { $1 }.mapValues { $0[language.identifier] }
        table = language === WordLanguage.added ? language.packed : nil
    }

    /// The texts by their names in the script, which replaces the `{names}` in them.
    private static let words: [String: Wording] = [
        "again": .act.startAfresh, "turn": .page.turn, "watch": .page.watch, "whatIf": .act.whatIf,
        "share": .page.share, "back": .act.decisionBefore, "forward": .act.nextDecision,
        "time": .page.time,
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

    /// The additional texts of the playground.
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
