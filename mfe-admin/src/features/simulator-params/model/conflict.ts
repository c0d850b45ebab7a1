import type { KeptParam } from '@surco/shared/contract';
import { parameterText } from '@surco/shared/domain/parameters';
import { isRecord } from '@surco/shared/platform';
import type { ConflictRow } from '@surco/shared/ui/version-conflict';
import { changes, type Typed } from './values';

/** The version of each parameter, by its key. */
export type Versions = ReadonlyMap<string, number>;

export const versionsOf = (params: readonly KeptParam[]): Versions =>
  new Map(params.map(({ key, version }) => [key, version]));

/** What a refusal carries: every parameter as it is now. */
export function storedVersions(data: unknown): Versions | undefined {
  if (!Array.isArray(data)) return undefined;
  const known: [string, number][] = data.flatMap((param: unknown) =>
    isRecord(param) && typeof param.key === 'string' && typeof param.version === 'number'
      ? [[param.key, param.version]]
      : [],
  );
  return known.length > 0 ? new Map(known) : undefined;
}

/** Which of what is typed somebody else changed meanwhile, to something else. */
export const conflicting = (base: readonly KeptParam[], stored: readonly KeptParam[], typed: Typed): KeptParam[] => {
  const versions = versionsOf(base);
  const mine = new Map(changes(base, typed).map(({ key, value }) => [key, value]));
  return stored.filter(
    ({ key, value, version }) => mine.has(key) && mine.get(key) !== value && version !== versions.get(key),
  );
};

/** Both sides of each, as a person reads them. */
export const rowsOf = (base: readonly KeptParam[], stored: readonly KeptParam[], typed: Typed): ConflictRow[] =>
  conflicting(base, stored, typed).map(({ key, label, value, unit }) => ({
    label,
    mine: parameterText(typed[key] ?? Number.NaN, unit),
    stored: parameterText(value, unit),
  }));
