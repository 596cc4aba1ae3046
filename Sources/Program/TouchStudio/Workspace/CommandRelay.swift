/// Buttons are made before the workspace that they command.
final class CommandRelay {
    weak var workspace: Workspace?

    func perform(_ command: ProgramCommand) { workspace?.perform(command) }
}
