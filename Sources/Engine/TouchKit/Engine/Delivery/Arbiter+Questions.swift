import TouchTrace

extension Arbiter {
    /// Calls a recognizer's own method. The base implementations note that they ran: then the
    /// answer is the default, otherwise a subclass gave it.
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

    /// Calls a recognizer's own method about another recognizer.
    func ask(
        _ question: Question, _ asked: UIGestureRecognizer, about: UIGestureRecognizer, rule: Rule
    ) -> Bool {
        ask(question, asked, about: about, rule: rule) { asked.answer(question, about: about) }
    }

    /// Calls the delegate of `asked`. Methods that the delegate does not implement answer by
    /// default.
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

/// Indicates whether a default implementation of the delegate's methods gave the answer.
var delegateDefaultAnswered = false
