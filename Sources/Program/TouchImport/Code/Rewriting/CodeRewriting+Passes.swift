extension CodeRewriting {
    /// What is done to each file, one concept each.
    static let passes: [Pass] = [
        CodeImports.run, CodeDirectives.run, CodeAttributes.run, CodeOutlets.run, CodeSelectors.run,
        CodeKeyPaths.run, CodeProtocols.run, CodeOptionalCalls.run, CodeOverrides.run,
        CodeDeinits.run, CodeOldNames.run, CodeOldTypes.run, CodeHiddenNames.run, CodeNibs.run,
        CodeResources.run,
        // After all that gives names: what is then still not here.
        CodeSelfInitializers.run, CodeLeftOut.run, CodeStatements.run, CodeMissing.run,
    ]
}
