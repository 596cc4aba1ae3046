import TouchTrace

extension Arbiter {
    /// Asks a recognizer's own method. The base implementations say that they ran: then the answer is the
    /// default, else a subclass gave it.
    func ask(
        _ question: Question, _ asked: UIGestureRecognizer, about: UIGestureRecognizer, rule: Rule,
        _ method: () -> Bool
    ) -> Bool {
        guard let tracer else { return method() }
        asked.baseAnswered = false
        let answer = method()
        tracer.write(
            rule,
            .question(
                question, asked: tracer.id(asked), about: tracer.id(about), answer: answer,
                by: asked.baseAnswered ? .byDefault : .subclass))
        return answer
    }

    /// Asks a recognizer's own method about another one.
    func ask(
        _ question: Question, _ asked: UIGestureRecognizer, about: UIGestureRecognizer, rule: Rule
    ) -> Bool {
        ask(question, asked, about: about, rule: rule) { asked.answer(question, about: about) }
    }

    /// Asks the delegate of `asked`. What the delegate does not implement answers by default.
    func askDelegate(
        _ question: Question, of asked: UIGestureRecognizer, about: some Traced, rule: Rule,
        _ method: () -> Bool
    ) -> Bool {
        guard let tracer else { return method() }
        delegateDefaultAnswered = false
        let answer = method()
        tracer.write(
            rule,
            .question(
                question, asked: tracer.id(asked), about: tracer.id(about), answer: answer,
                by: delegateDefaultAnswered ? .byDefault : .delegate))
        return answer
    }

    func trace(_ rule: Rule, _ entry: (Tracer) -> TraceEntry) {
        guard let tracer else { return }
        tracer.write(rule, entry(tracer))
    }
}

/// Set by the default implementations of the delegate's methods.
var delegateDefaultAnswered = false
