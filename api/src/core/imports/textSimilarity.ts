import { foldText } from '@surco/shared/domain';

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

/** Returns the names that are most like a text, three at most; none when all are too different. */
function findNearest(text: string, names: Iterable<string>): string[] {
  const wanted = toBigrams(text);
  return [...new Set(names)]
    .map((name) => ({ name, similarity: compareBigrams(wanted, toBigrams(name)) }))
    .filter(({ similarity }) => similarity >= nearEnough)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

/** "¿Quiso decir Torreón o Torrecillas?", for the end of an error message; empty without a name that is near. */
export function suggestNearest(text: string, names: Iterable<string>): string {
  const nearest = findNearest(text, names);
  const list = new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(nearest);
  return nearest.length > 0 ? ` ¿Quiso decir ${list}?` : '';
}
