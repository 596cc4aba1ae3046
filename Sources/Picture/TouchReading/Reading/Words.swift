import TouchTrace
import TouchWords

/// A shorthand for the program's sentences in one language.
package struct Words: Sendable {
    package let language: String

    package init(language: String) {
        self.language = language
    }

    package func callAsFunction(_ wording: Wording) -> String { wording[language] }

    package func state(_ state: GestureState) -> String { self(state.wording) }

    package func phase(_ phase: TouchPhase) -> String { self(phase.wording) }

    package func manner(_ manner: HopManner) -> String { self(Self.manner(manner)) }

    package static func manner(_ manner: HopManner) -> Wording {
        switch manner {
        case .forwarded: .trace.forward
        case .handledAndPassedOn: .trace.handledSuper
        case .passedOn: .verbatim("super")
        case .endless: .trace.endless
        }
    }

    package func withheld(_ reason: WithholdReason) -> String { self(reason.wording) }
}
