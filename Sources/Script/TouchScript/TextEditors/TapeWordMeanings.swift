import TouchWords

/// The meaning of each word of tapes, in a sentence, unless scenes have the word with the same
/// meaning.
enum TapeWordMeanings {
    static let all: [String: Wording] = [
        // Actions.
        "tape": .word.firstLine, "scene": .word.sceneOfTape, "with": .word.withLineBefore,
        "finger": .word.finger, "down": .word.fingerComesDown, "move": .word.move,
        "up": .word.fingerGoesUp, "cancel": .word.cancel, "by": .word.by, "over": .word.overTime,
        "linear": .word.linear, "ease-in": .word.easeIn, "ease-out": .word.easeOut,
        "ease-in-out": .word.easeInOut, "force": .word.force, "radius": .word.radius,
        "type": .word.touchKind, "tap": .word.tapOnce, "times": .word.howManyTimes,
        "time": .word.time, "hold": .word.hold, "pause": .word.pause, "wait": .word.wait,
        "until": .word.until, "shake": .word.shake, "status-bar": .word.statusBar,
        "remote": .word.remoteButton,
        "play": .word.play, "toggle": .word.toggle, "next": .word.next, "previous": .word.previous,
        "interrupt": .word.interrupt, "set": .word.properties, "remove": .word.remove,
        "enable": .word.enable, "disable": .word.disable, "pointer": .word.mousePointer,
        "altitude": .word.altitude, "azimuth": .word.azimuth, "roll": .word.roll,
        "height": .word.hoverHeight, "squeeze": .word.squeeze,
        "exit": .word.exit, "scroll": .word.wheel,
        "continuous": .word.continuous, "event": .word.event,
        "coalesced": .word.coalesced, "stationary": .word.stationary,

        // Captions, panels and questions.
        "title": .word.titleCard, "chapter": .word.chapter, "caption": .word.caption,
        "note": .word.note, "try": .word.tryOut, "ask": .word.ask, "answers": .word.answers,
        "right": .word.rightAnswer, "answer": .word.answer, "end": .word.end,
        "show": .word.showPanel, "hide": .word.hidePanel, "pipeline": .word.pipeline,
        "cards": .word.cards, "timeline": .word.timeline, "code": .word.code, "chain": .word.chain,
        "hit-test": .word.hitTestPanel, "all": .word.allDecisions, "highlight": .word.highlight,
        "spotlight": .word.spotlight, "dim": .word.dim, "depth": .word.depth,
        "ink": .word.ink, "undo": .word.undo,
        "arrow": .word.arrow, "to": .word.whereTo, "zoom": .word.zoom, "follow": .word.follow,
        "walk": .word.walk, "slow": .word.slow, "freeze": .word.freeze, "direct": .word.directing,
        "cut": .word.cut, "speed": .word.speed, "trim": .word.trim, "together": .word.together,
        "mark": .word.mark, "sound": .word.sound, "lang": .word.lang,

        // Expectations.
        "expect": .word.expect, "hit": .word.hit, "no": .word.nobodyHit, "asked": .word.asked,
        "delivered": .word.delivered, "order": .word.order, "hops": .word.hops,
        "consumed": .word.consumed, "handled": .word.handled, "discarded": .word.discarded,
        "swallowed": .word.swallowed, "withheld": .word.withheld, "from": .word.from,
        "noted": .word.noted, "not": .word.notSo, "got": .word.got, "acts": .word.acts,
        "never": .word.never, "scrolled": .word.scrolled, "highlighted": .word.highlighted,
        "did": .word.did, "is": .word.isNow, "was": .word.wasOnce, "now": .word.now,
        "because": .word.because, "action": .word.action, "and": .word.and, "began": .word.began,
        "moved": .word.moved, "ended": .word.ended, "cancelled": .word.cancelled,
        "possible": .word.possible, "changed": .word.changed, "failed": .word.failed,

        // Reasons.
        "hidden": .word.isHidden, "interaction-off": .word.interactionOff, "faint": .word.faint,
        "outside": .word.outside, "singular": .word.singular, "overridden": .word.overridden,
        "answer-outside-window": .word.answerOutsideWindow, "multitouch-off": .word.multitouchOff,
        "exclusive-elsewhere": .word.exclusiveElsewhere, "exclusive-here": .word.exclusiveHere,
        "scroll-view-refused": .word.scrollViewRefused, "analysis": .word.analysis,
        "prevented": .word.prevented, "requirement-met": .word.requirementMet,
        "requirement-broken": .word.requirementBroken,
        "should-begin-refused": .word.shouldBeginRefused, "finger-lifted": .word.fingerLifted,
        "fingers-missing": .word.fingersMissing, "too-many-fingers": .word.tooManyFingers,
        "interrupted": .word.interrupted, "disabled": .word.wasDisabled,
        "removed": .word.wasRemoved, "timed-out": .word.timedOut, "cycle": .word.cycle,
        "set-by-owner": .word.setByOwner, "nowhere-to-scroll": .word.nowhereToScroll,
        "content-keeps-touch": .word.contentKeepsTouch, "scrolling": .word.scrollingReason,
    ]
}
