import TouchTrace

/// Questions that UIKit asks, and their answers.
extension SecondReader {
    static let questionClaims: [String: Check] = [
        "question.letsReceiveEvent": alone(.shouldReceiveEvent, true),
        "question.keepsEvent": alone(.shouldReceiveEvent, false),
        "question.letsReceiveTouch": touch(.shouldReceiveTouch, true, recognizer: 1, finger: 2),
        "question.keepsTouch": touch(.shouldReceiveTouch, false, recognizer: 2, finger: 1),
        "question.admitsType": touch(.allowedTouchType, true, recognizer: nil, finger: 1),
        "question.refusesType": touch(.allowedTouchType, false, recognizer: nil, finger: 1),
        "question.letsBegin": alone(.shouldBegin, true),
        "question.forbidsBegin": alone(.shouldBegin, false),
        "question.makesWait": waiting(true),
        "question.makesNotWait": waiting(false),
        "question.canPrevent": pair(.canPrevent, true),
        "question.cannotPrevent": pair(.canPrevent, false),
        "question.canBePrevented": pair(.canBePrevented, true),
        "question.cannotBePrevented": pair(.canBePrevented, false),
        "question.allowsBoth": pair(.shouldRecognizeSimultaneously, true),
        "question.forbidsBoth": pair(.shouldRecognizeSimultaneously, false),
        "question.viewLetsBegin": view(.viewShouldBegin, true),
        "question.viewForbidsBegin": view(.viewShouldBegin, false),
        "question.letsTouchGo": view(.touchesShouldBegin, true),
        "question.keepsTouchFrom": view(.touchesShouldBegin, false),
        "question.mayCancel": view(.touchesShouldCancel, true),
        "question.leavesTouches": view(.touchesShouldCancel, false),
    ]

    /// Who answered, and whose class, delegate or default that is.
    static func answerer(_ claim: Claim, _ book: TraceBook) throws -> (Answerer, asked: String) {
        let who = try claim.sentence(0)
        guard let answerer = Words.answerers[who.identifier ?? ""] else {
            throw Untrue("nobody answered")
        }
        return (answerer, try Claim(who, at: claim.serial).text(0))
    }

    /// - Parameter isMeant: whether it is about those who are named.
    private static func answered(
        _ claim: Claim, _ book: TraceBook, _ answer: Bool,
        _ isMeant: (Question, _ asked: SubjectID, _ about: SubjectID) throws -> Bool
    ) throws -> [Fact] {
        let (who, asked) = try answerer(claim, book)
        return try told(claim, book) {
            guard case .question(let question, let id, let about, answer, who) = $0 else {
                return false
            }
            return try book.isCalled(id, asked) && isMeant(question, id, about)
        }
    }

    /// A question about nobody but the one who is asked.
    private static func alone(_ wanted: Question, _ answer: Bool) -> Check {
        { claim, book in
            try answered(claim, book, answer) { question, asked, _ in
                try question == wanted && book.isCalled(asked, claim.text(1))
            }
        }
    }

    private static func touch(
        _ wanted: Question, _ answer: Bool, recognizer: Int?, finger: Int
    ) -> Check {
        { claim, book in
            try answered(claim, book, answer) { question, asked, about in
                guard question == wanted, try book.isCalled(about, claim.text(finger)) else {
                    return false
                }
                return try recognizer.map { try book.isCalled(asked, claim.text($0)) } ?? true
            }
        }
    }

    /// One is asked about the other, and the sentence names both in that order.
    private static func pair(_ wanted: Question, _ answer: Bool) -> Check {
        { claim, book in
            try answered(claim, book, answer) { question, asked, about in
                try question == wanted && book.isCalled(asked, claim.text(1))
                    && book.isCalled(about, claim.text(2))
            }
        }
    }

    /// Either of the two can be asked whether the first waits for the second.
    private static func waiting(_ answer: Bool) -> Check {
        { claim, book in
            try answered(claim, book, answer) { question, asked, about in
                let (waits, other) =
                    question == .shouldRequireFailure ? (asked, about) : (about, asked)
                guard question == .shouldRequireFailure || question == .shouldBeRequiredToFail
                else { return false }
                return try book.isCalled(waits, claim.text(1))
                    && book.isCalled(other, claim.text(2))
            }
        }
    }

    /// A view is asked.
    private static func view(_ wanted: Question, _ answer: Bool) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .question(wanted, let asked, let about, answer, _) = $0 else {
                    return false
                }
                return try book.isCalled(asked, claim.text(0))
                    && book.isCalled(about, claim.text(1))
            }
        }
    }
}
