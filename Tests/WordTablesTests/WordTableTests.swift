import Testing
import WordTables

/// The tables of sentences: each fault is named with its line and what to do.
@Suite("Tables of sentences") struct WordTableTests {
    private static let head = "language English\nplural one\n"

    private func faults(_ english: String, _ chinese: String = "", said: String = "") -> [String] {
        do throws(WordFaults) {
            let source = try WordTable(Self.head + english, language: "en", file: "en.words")
            let other = try WordTable(
                "language 中文\nplural other\n" + chinese, language: "zh", file: "zh.words")
            var found = source.faultsOfSource(beside: [other]) + other.faults(beside: source)
            if !said.isEmpty {
                var sentences = SaidSentences()
                sentences.read(Array(said.utf8))
                found += sentences.faults(of: source)
            }
            return found.map { "\($0.file):\($0.line): \($0.message)" }
        } catch {
            return error.faults.map { "\($0.file):\($0.line): \($0.message)" }
        }
    }

    @Test("places are told by name and type, and stand where the language wants them")
    func places() throws {
        let english = try WordTable(
            Self.head + """
                # Of a recognizer that waits.
                why.waits = {one: recognizer} waits for {other: recognizer} to fail
                why.taps = {taps: count|# tap|# taps}
                    and no more
                """, language: "en", file: "en.words")
        #expect(english.entries.map(\.identifier) == ["why.waits", "why.taps"])
        #expect(english.entries[0].comment == "Of a recognizer that waits.")
        #expect(
            english.compiled(in: english) == [
                "\u{1}a waits for \u{1}b to fail",
                "\u{2}a# tap\u{3}# taps\u{4}\u{5}and no more",
            ])
        let chinese = try WordTable(
            "language 中文\nplural other\nwhy.taps = {taps} 次\nwhy.waits = 先等{other}，{one}才开始\n",
            language: "zh", file: "zh.words")
        #expect(chinese.faults(beside: english).isEmpty)
        #expect(
            chinese.compiled(in: english) == ["先等\u{1}b，\u{1}a才开始", "\u{1}a 次"])
    }

    @Test(
        "a table that is wrong by itself",
        arguments: [
            (
                "why.waits {a}",
                "en.words:3: found 'why.waits {a}', expected 'identifier = sentence'"
            ),
            (
                "waits = it waits",
                "en.words:3: found 'waits', expected a section and a name such as why.waits"
            ),
            (
                "why.a = one\nwhy.a = two",
                "en.words:4: found why.a a second time, expected it once: see line 3"
            ),
            ("why.a = it { waits", "en.words:3: found { without }"),
            ("why.a = it } waits", "en.words:3: found } without {"),
            ("why.a = it \\x waits", "en.words:3: found \\, expected \\{, \\}, \\n or \\\\"),
            (
                "why.a = {Who: name}",
                "en.words:3: found {Who: name}, expected a name in small letters"
            ),
            (
                "why.a = {n: count|# tap}",
                "en.words:3: found 1 forms at {n}, expected 2: for 1, and for others"
            ),
        ])
    func malformed(text: String, message: String) {
        #expect(faults(text) == [message])
    }

    @Test("a type that nobody knows")
    func type() {
        let found = faults("why.a = {who: person}")
        #expect(found.count == 1)
        #expect(
            found[0].hasPrefix(
                "en.words:3: found the type 'person', expected one of view, recognizer"))
    }

    @Test(
        "a table that does not fit the English one",
        arguments: [
            ("", "zh.words:1: lacks why.a, expected the translation of '{who: name} waits'"),
            ("why.a = 等待", "zh.words:3: lacks {who} in why.a"),
            (
                "why.a = {who}等{whom}",
                "zh.words:3: found {whom} in why.a, expected one of {who}"
            ),
            (
                "why.a = {who}等待\nwhy.b = 什么",
                "zh.words:4: found why.b, which no English sentence is: take it out"
            ),
            (
                "why.a = {who: name}等待",
                "zh.words:3: found a type at {who}, expected it in English alone"
            ),
        ])
    func unfitting(chinese: String, message: String) {
        #expect(faults("why.a = {who: name} waits", chinese) == [message])
    }

    @Test("what stands twice in every language")
    func twice() {
        #expect(
            faults("why.a = began\nwhy.b = began", "why.a = 开始\nwhy.b = 开始") == [
                "en.words:4: why.b says in every language what why.a says: leave one of them"
            ])
        #expect(faults("why.a = began\nwhy.b = began", "why.a = 开始\nwhy.b = 按下").isEmpty)
    }

    @Test("a place without a type, and a sentence that no source says")
    func unsaid() {
        #expect(
            faults("why.a = {n} taps", "why.a = {n} 次")[0]
                .hasPrefix("en.words:3: found no type at {n}, expected one of view"))
        #expect(
            faults("why.a = x\nwhy.b = y", "why.a = 甲\nwhy.b = 乙", said: "let a = .why\n    .a")
                == [
                    "en.words:4: no source says why.b: take it out of every table"
                ])
    }

    @Test("a table without a name or a rule for plurals")
    func head() {
        let found: [String]
        do throws(WordFaults) {
            _ = try WordTable("why.a = x\n", language: "en", file: "en.words")
            found = []
        } catch {
            found = error.faults.map { "\($0.file):\($0.line): \($0.message)" }
        }
        #expect(
            found == [
                "en.words:1: found no name of the language, expected 'language English'",
                "en.words:1: found no rule for plurals, expected 'plural' and one of other, one, few, slavic",
            ])
    }
}
