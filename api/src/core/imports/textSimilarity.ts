import { foldText } from '@surco/shared/domain';
import { maxErrors } from '../workbook/rows/describeErrors';

/** The pairs of neighbouring letters of a text. */
export function toBigrams(text: string): ReadonlySet<string> {
  const letters = ` ${foldText(text)} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2)));
}

/** How similar two texts are, from 0 to 1: twice the pairs that they share, by the pairs that they have (Dice). */
export function compareBigrams(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const pair of few) if (many.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

const nearEnough = 0.45;
const maxSuggestions = 3;
const orList = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/**
 * Returns what suggests the names that are most like a text: " ¿Quiso decir Torreón o Torrecillas?", for the end of an
 * error message; empty when all are too different, and once as many texts have one as a report has errors.
 */
export function createSuggester(names: readonly string[]): (text: string) => string {
  const suggestions = new Map<string, string>();
  let known: { name: string; pairs: ReadonlySet<string> }[] | undefined;
  return (text) => {
    const earlier = suggestions.get(text);
    if (earlier !== undefined || suggestions.size >= maxErrors) return earlier ?? '';
    known ??= [...new Set(names)].toSorted().map((name) => ({ name, pairs: toBigrams(name) }));
    const wanted = toBigrams(text);
    const nearest = known
      .map(({ name, pairs }) => ({ name, similarity: compareBigrams(wanted, pairs) }))
      .filter(({ similarity }) => similarity >= nearEnough)
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, maxSuggestions)
      .map(({ name }) => name);
    const suggestion = nearest.length > 0 ? ` ¿Quiso decir ${orList.format(nearest)}?` : '';
    suggestions.set(text, suggestion);
    return suggestion;
  };
}
