/// A sum of unknowns, each times a factor, and a constant.
nonisolated struct LinearForm {
    /// The terms by rising index; no factor is 0.
    private(set) var terms: [Term] = []
    var constant: CGFloat = 0

    struct Term {
        let unknown: Int
        var factor: CGFloat
    }

    init(_ constant: CGFloat = 0) { self.constant = constant }

    init(unknown: Int) { terms = [Term(unknown: unknown, factor: 1)] }

    func factor(of unknown: Int) -> CGFloat {
        terms.first { $0.unknown == unknown }?.factor ?? 0
    }

    /// Returns the sum of this form and `factor` times another one.
    func adding(_ other: LinearForm, times factor: CGFloat = 1) -> LinearForm {
        var result = LinearForm(constant + factor * other.constant)
        var (i, j) = (0, 0)
        while i < terms.count || j < other.terms.count {
            let a = i < terms.count ? terms[i] : nil
            let b = j < other.terms.count ? other.terms[j] : nil
            let unknown = min(a?.unknown ?? .max, b?.unknown ?? .max)
            var sum: CGFloat = 0
            if let a, a.unknown == unknown { (sum, i) = (sum + a.factor, i + 1) }
            if let b, b.unknown == unknown { (sum, j) = (sum + factor * b.factor, j + 1) }
            if abs(sum) > 1e-9 { result.terms.append(Term(unknown: unknown, factor: sum)) }
        }
        return result
    }

    func times(_ factor: CGFloat) -> LinearForm { LinearForm().adding(self, times: factor) }
}

/// A system of linear equations, the most important first: one that contradicts those before it is
/// left out.
nonisolated struct LinearSystem {
    /// The value of each unknown, in terms of free unknowns; nil for the free ones.
    private var known: [LinearForm?]

    init(unknowns: Int) { known = Array(repeating: nil, count: unknowns) }

    /// Adds the equation that `form` is zero.
    /// - Returns: true if it contradicts no earlier equation.
    @discardableResult
    mutating func add(zero form: LinearForm) -> Bool {
        let rest = reduced(form)
        guard let pivot = rest.terms.max(by: { abs($0.factor) < abs($1.factor) }) else {
            return abs(rest.constant) < 1e-6
        }
        var others = rest.times(-1 / pivot.factor)
        others = others.adding(LinearForm(unknown: pivot.unknown))
        for index in known.indices {
            guard let form = known[index] else { continue }
            let factor = form.factor(of: pivot.unknown)
            if factor != 0 {
                known[index] = form.adding(LinearForm(unknown: pivot.unknown), times: -factor)
                    .adding(others, times: factor)
            }
        }
        known[pivot.unknown] = others
        return true
    }

    /// Returns the value of `form` as far as it is known; free unknowns count as 0.
    func value(of form: LinearForm) -> CGFloat { reduced(form).constant }

    private func reduced(_ form: LinearForm) -> LinearForm {
        var result = LinearForm(form.constant)
        for term in form.terms {
            result = result.adding(
                known[term.unknown] ?? LinearForm(unknown: term.unknown), times: term.factor)
        }
        return result
    }
}
