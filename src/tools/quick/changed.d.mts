// The types of changed.mjs for the tests, whose program has no JavaScript.
export function changedFiles(since?: string): readonly string[];
export function importsIn(file: string, text: string): readonly string[];
export function readImports(): ReadonlyMap<string, readonly string[]>;
