import type { ImportDuplicate } from '../../contract';
import { formatCount, noValue } from '../../domain/text/formats';
import { getDecision } from './import-state';
import type { ImportDecisions } from './import-types';

export interface ComparedValue {
  label: string;
  incoming: string;
  existing: string;
}

type Values = ImportDuplicate['incoming'];

const isFilled = (value: string): boolean => value !== '' && value !== noValue;

/** The values of row and record side by side, in the order of the row. */
function compareValues(incoming: Values, existing: Values): readonly ComparedValue[] {
  const labels = [...new Set([...incoming, ...existing].map(({ label }) => label))];
  const find = (values: Values, wanted: string): string => values.find(({ label }) => label === wanted)?.value ?? '';
  return labels.map((label) => ({ label, incoming: find(incoming, label), existing: find(existing, label) }));
}

/** What each row is compared with, by its number: the record as it is once the rows above have completed it. */
export function compareDuplicates(
  duplicates: readonly ImportDuplicate[],
  decisions: ImportDecisions,
): ReadonlyMap<number, readonly ComparedValue[]> {
  const completed = new Map<string, Values>();
  const compared = new Map<number, readonly ComparedValue[]>();
  for (const duplicate of [...duplicates].sort((a, b) => a.row - b.row)) {
    const { row, incoming, existing } = duplicate;
    const key = existing.id ?? `row ${existing.row}`;
    const values = compareValues(incoming, completed.get(key) ?? existing.fields);
    compared.set(row, values);
    if (getDecision(duplicate, decisions) === 'MERGE')
      completed.set(
        key,
        values.map(({ label, ...both }) => ({ label, value: isFilled(both.existing) ? both.existing : both.incoming })),
      );
  }
  return compared;
}

/** The values that completing a record fills, and those that it does not take because the record has another one. */
export const splitMerge = (values: readonly ComparedValue[]) => ({
  filled: values.filter(({ incoming, existing }) => isFilled(incoming) && !isFilled(existing)),
  left: values.filter(({ incoming, existing }) => isFilled(incoming) && isFilled(existing) && incoming !== existing),
});

/** The sentence about what the rows that complete a record leave out; '' when they leave out nothing. */
export function describeLeftValues(
  duplicates: readonly ImportDuplicate[],
  decisions: ImportDecisions,
  compared: ReadonlyMap<number, readonly ComparedValue[]>,
): string {
  const counts = new Map<string, number>();
  for (const duplicate of duplicates)
    if (getDecision(duplicate, decisions) === 'MERGE')
      for (const { label } of splitMerge(compared.get(duplicate.row) ?? []).left)
        counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.size === 0) return '';
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const labels = [...counts].map(([label, count]) => `${label} (${count})`).join(', ');
  return `Al completar ${total === 1 ? 'no se toma' : 'no se toman'} ${formatCount(total, 'dato que difiere', 'datos que difieren')}: ${labels}. Cada fila dice cuál.`;
}
