import { type Declaration, getDeclarationKey, DeclarationGraph, isInShared } from './declarationGraph';
import type { Declarations } from './moduleDeclarations';
import { toIndexName, listPublicIndexes } from './publicIndexes';
import { findIdentifiers, findInlineImports, removeInlineImports } from './references';

/** Adds the text of a declaration, and of all that it refers to, to `texts`. */
function collectTexts(graph: DeclarationGraph, declared: Declaration | undefined, texts: Map<string, string>): void {
  if (!declared || texts.has(getDeclarationKey(declared))) return;
  const text = graph.getText(declared);
  texts.set(getDeclarationKey(declared), removeInlineImports(text).trimEnd());
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
 * @param declarations as `reduceToPublicDeclarations` returns them
 * @returns texts by `index#name`, e.g. `platform#call`
 */
export function collectExportTexts(declarations: Declarations): ReadonlyMap<string, string> {
  const graph = new DeclarationGraph(declarations);
  const joinTexts = (index: string, name: string): string => {
    const texts = new Map<string, string>();
    collectTexts(graph, graph.resolveExport(index, name), texts);
    return [...texts.values()].join('\n');
  };
  return new Map(
    listPublicIndexes(declarations).flatMap((index) =>
      graph.listExportedNames(index).map((name) => [`${toIndexName(index)}#${name}`, joinTexts(index, name)] as const),
    ),
  );
}

/** A message for each name that a public index exports in `released` and not in `current`. */
export function describeRemovedNames(released: Declarations, current: Declarations): string[] {
  const [before, now] = [new DeclarationGraph(released), new DeclarationGraph(current)];
  return listPublicIndexes(released).flatMap((index) => {
    const remaining = new Set(now.listExportedNames(index));
    return before
      .listExportedNames(index)
      .filter((name) => !remaining.has(name))
      .map((name) => `${toIndexName(index)}: ${name} no longer exists`);
  });
}
