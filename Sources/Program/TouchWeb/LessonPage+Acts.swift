import TouchGeometry
import TouchLive
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchWords

/// Performs the actions of the page's buttons and keys, given in words: `watch`, `scrub 0.25`,
/// `ask drag`.
extension LessonPage {
    /// The run that is looked at.
    var session: Session { branch.session.session }

    /// Performs an action.
    /// - Returns: the error; nil if it was done.
    func act(_ words: String, now: Double) -> String? {
        let parts = words.split(separator: " ", maxSplits: 1).map { String($0) }
        let given = parts.count > 1 ? parts[1] : ""
        switch parts.first {
        case "watch": watch(now: now)
        case "go-on": goOn(now: now)
        case "pause": pauseFilm(now: now)
        case "seek": if let time = Double(decimal: given) { seekFilm(to: time, now: now) }
        case "touch": endFilm(now: now)
        case "reset": reset(now: now)
        case "back": step(forward: false)
        case "forward": step(forward: true)
        case "live": goLive()
        case "scrub": if let time = Double(decimal: given) { scrub(to: time) }
        case "ask": ask(about: given)
        case "rest": rest(now: now)
        case "wake": wake(now: now)
        case "interrupt": interrupt(now: now)
        case "language": speak(given, now: now)
        case "theme": if let theme = Theme(named: given) { paint(in: theme) }
        case "search": search = OutcomeSearch(turning: given, in: session, language: language)
        case "want": search = OutcomeSearch(wanting: given, in: session, language: language)
        case "mend":
            search = Int(given).flatMap { place in
                missed.indices.contains(place)
                    ? OutcomeSearch(mending: missed[place], in: session, language: language) : nil
            }
        case "off":
            let changes = given.split(separator: ";").map { String($0) }
            do throws(ScriptErrors) {
                try switchOff(changes, now: now)
            } catch {
                return error.errors.first?.message[language]
            }
        default: return Wording.page.unknownAct(words)[language]
        }
        return nil
    }
}
