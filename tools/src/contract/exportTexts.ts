import { type Declaration, declarationKey, DeclarationGraph, isInShared } from './declarationGraph';
import type { Declarations } from './moduleDeclarations';
import { indexName, publicIndexes } from './publicIndexes';
import { findIdentifiers, findInlineImports, removeInlineImports } from './references';

/** Adds the text of a declaration, and of all that it refers to, to `texts`. */
function collectTexts(graph: DeclarationGraph, declared: Declaration | undefined, texts: Map<string, string>): void {
  if (!declared || texts.has(declarationKey(declared))) return;
  const text = graph.textOf(declared);
  texts.set(declarationKey(declared), removeInlineImports(text).trimEnd());
  if (!isInShared(declared)) return;
  const { file, name } = declared;
  for (const identifier of findIdentifiers(text)) {
    if (identifier !== name) collectTexts(graph, graph.resolveLocal(file, identifier), texts);
  }
  for (const inlineImport of findInlineImports(text))
    collectTexts(graph, graph.resolveImport(file, inlineImport), texts);
}

/**
 * The text of each public export: its declaration and all that it refers to, whichever files they are in. Moving an
 * inner file changes no text.
 * @param declarations as `publicDeclarations` returns them
 * @returns texts by `index#name`, e.g. `platform#call`
 */
export function exportTexts(declarations: Declarations): ReadonlyMap<string, string> {
  const graph = new DeclarationGraph(declarations);
  const textOf = (index: string, name: string): string => {
    const texts = new Map<string, string>();
    collectTexts(graph, graph.resolveExport(index, name), texts);
    return [...texts.values()].join('\n');
  };
  return new Map(
    publicIndexes(declarations).flatMap((index) =>
      graph.exportedNames(index).map((name) => [`${indexName(index)}#${name}`, textOf(index, name)] as const),
    ),
  );
}

/** Names that a public index exported in `was` and does not in `is`. */
export function removedNames(released: Declarations, current: Declarations): string[] {
  const [before, now] = [new DeclarationGraph(released), new DeclarationGraph(current)];
  return publicIndexes(released).flatMap((index) => {
    const remaining = new Set(now.exportedNames(index));
    return before
      .exportedNames(index)
      .filter((name) => !remaining.has(name))
      .map((name) => `${indexName(index)}: ${name} no longer exists`);
  });
}
