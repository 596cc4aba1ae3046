import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchStage
import TouchTrace

/// Paints the recognizers and the states they are in, where there is no room for their chips or lanes.
struct StatesPainter {
    let film: FilmScenery
    let moment: StageMoment

    /// One line of a list, in points of the design.
    static let line = 19.0

    private var recognizers: ArraySlice<RecognizerState> {
        moment.stage.recognizers.values.filter { $0.view != .none }.prefix(FilmScenery.laneLimit)
    }

    private func state(of recognizer: RecognizerState) -> GestureState {
        recognizer.shownState(at: moment.time) ?? .possible
    }

    /// One below the other, at the foot of `area`: shape, name and state.
    func drawList(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        var top = area.maxY - Double(recognizers.count) * Self.line * u
        for recognizer in recognizers {
            let state = state(of: recognizer)
            let color = state.color(sketch.theme)
            let row = CGRect(x: area.minX, y: top, width: area.width, height: Self.line * u)
            top = row.maxY
            var word = sketch.label(
                sketch.words.state(state), sketch.font(.small), color, alignment: .trailing)
            let size = sketch.size(of: word)
            word.origin = CGPoint(x: row.maxX, y: row.midY - size.height / 2)
            sketch.add(word)
            draw(recognizer, state, at: row.minX, in: row, width: size.width, into: &sketch)
        }
    }

    /// Beside one another, as many as there is room for: shape and name.
    func drawRow(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        var row = area
        for recognizer in recognizers {
            let name = sketch.label(film.trace.name(of: recognizer.id), sketch.font(.small), .white)
            let width = sketch.size(of: name).width + 15 * u
            guard width <= row.width else { return }
            draw(
                recognizer, state(of: recognizer), at: row.minX, in: row, width: 0, into: &sketch)
            row.cut(.left, width + 12 * u)
        }
    }

    /// - Parameter width: what is left free at the right end of `row`.
    private func draw(
        _ recognizer: RecognizerState, _ state: GestureState, at left: Double,
        in row: CGRect, width: Double, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let color = state.color(sketch.theme)
        sketch.drawState(
            state, in: CGRect(x: left, y: row.midY - 5 * u, width: 10 * u, height: 10 * u), color)
        var name = sketch.label(
            film.trace.name(of: recognizer.id), sketch.font(.small),
            state == .possible ? sketch.theme.secondText : sketch.theme.text,
            width: row.maxX - width - left - 15 * u + 0.5)
        name.origin = CGPoint(x: left + 15 * u, y: row.midY - sketch.size(of: name).height / 2)
        sketch.add(name)
    }
}
