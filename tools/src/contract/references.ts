import type { ImportedName } from './moduleDeclarations';

/** A type that the compiler wrote as `import("./file").Name`. */
const INLINE_IMPORT = /import\(["'](\.[^"']+)["']\)\.([\w$]+)/g;
/** An identifier that is neither a member after a dot nor the name of a property or parameter. */
const IDENTIFIER = /(?<![\w$.])[A-Za-z_$][\w$]*(?!\??:)(?![\w$])/g;
const STRING_LITERAL = /(["'`])(?:\\.|(?!\1).)*\1/g;

/** Identifiers in a declaration, each once; keywords and type parameters are among them. */
export const findIdentifiers = (statement: string): string[] => [
  ...new Set(statement.replaceAll(STRING_LITERAL, '').match(IDENTIFIER)),
];

export const findInlineImports = (statement: string): ImportedName[] =>
  [...statement.matchAll(INLINE_IMPORT)].map(([, module = '', name = '']) => ({ module, name }));

/** Replaces one inline import of a declaration by another. */
export const replaceInlineImport = (statement: string, from: ImportedName, to: ImportedName): string =>
  statement.replaceAll(INLINE_IMPORT, (text, module: string, name: string) =>
    module === from.module && name === from.name ? `import("${to.module}").${to.name}` : text,
  );

/** Reduces each inline import to its name, so that the text does not depend on the position of the file. */
export const removeInlineImports = (statement: string): string => statement.replaceAll(INLINE_IMPORT, '$2');
