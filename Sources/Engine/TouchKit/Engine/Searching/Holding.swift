/// Makes a change, and lets go of what `things` are only when it is made: what goes may take along what it alone held, whose
/// end may come back to where the change is under way.
package func holding<Things>(_ things: Things, while change: () -> Void) {
    change()
    withExtendedLifetime(things) {}
}
