/// A sum of unknowns, each times a factor, and a constant.
nonisolated struct LinearForm {
    /// By rising index; no factor is 0.
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

    /// This form and `factor` times another one.
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

/// Linear equations, the most important first: one that contradicts those before it is left out.
nonisolated struct LinearSystem {
    /// For each unknown what it is equal to, in unknowns about which nothing is known; nil for those.
    private var known: [LinearForm?]

    init(unknowns: Int) { known = Array(repeating: nil, count: unknowns) }

    /// Says that `form` is zero.
    /// - Returns: whether that can be.
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

    /// What `form` is, as far as that is known; unknowns about which nothing is known count as 0.
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
