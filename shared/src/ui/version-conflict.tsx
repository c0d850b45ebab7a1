import { type ReactNode, useState } from 'react';
import { ApiError, isRecord } from '../platform';
import { useLazy } from './use-lazy';

/** One field that stands otherwise in the record by now; both sides as texts for a person. */
export interface ConflictRow {
  label: string;
  mine: string;
  stored: string;
  /** Nothing was written here: it stays as it is stored, whatever is chosen. */
  untouched?: true;
}

/** How a field of a form is called and written out. */
export interface ConflictField<V> {
  label: string;
  text: (value: V) => string;
}

/** What stands where nothing was written. */
const NOTHING = '–';
const UNTOUCHED = 'Sin cambios aquí';

/**
 * The fields in which what was typed differs from what is stored, both read the same way.
 * @param kept what "Conservar lo mío" would store (see {@link onTop}): a field it leaves as stored was not touched here
 */
export const conflictRows = <V,>(
  fields: readonly ConflictField<V>[],
  mine: V,
  stored: V,
  kept: V = mine,
): ConflictRow[] =>
  fields
    .filter(({ text }) => text(mine) !== text(stored) || text(kept) !== text(stored))
    .map(({ label, text }) => {
      const row = { label, mine: text(kept) || NOTHING, stored: text(stored) || NOTHING };
      return text(kept) === text(stored) ? { ...row, mine: UNTOUCHED, untouched: true } : row;
    });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What one person typed, on top of what another stored meanwhile: what it did not touch stays as it is stored.
 * @param base what its form began with
 * @param together fields that only make sense with each other: touching one keeps all of them
 */
export function onTop<V extends object>(
  base: V,
  mine: V,
  stored: V,
  together: readonly (readonly (keyof V)[])[] = [],
): V {
  const groupOf = (key: keyof V): readonly (keyof V)[] => together.find((group) => group.includes(key)) ?? [key];
  const kept = { ...stored };
  for (const key of Object.keys(mine) as (keyof V)[])
    if (groupOf(key).some((one) => !same(base[one], mine[one]))) kept[key] = mine[key];
  return kept;
}

/** What a person may decide: to write over it, to give way, or to look at the form again. */
export type ConflictChoice = 'mine' | 'stored' | 'back';

/** A write of what carries a version of kind V: a number for a record. */
export interface ConflictWrite<T, R, V> {
  /** The version that was read before it was changed. */
  version: V;
  /** `stored` is the record that "Conservar lo mío" writes on top of; see {@link onTop}. */
  send: (version: V, stored?: T) => Promise<R>;
  /** The differences, field by field; see {@link conflictRows}. */
  rows: (stored: T) => readonly ConflictRow[];
  /** "Usar lo guardado": puts the record as it stands now into the form, its version included. */
  onTake: (stored: T) => void;
  /** The version of what a refusal carries; undefined where that is nothing of the kind. */
  versionOf: (data: unknown) => V | undefined;
}

export type VersionedWrite<T, R> = Omit<ConflictWrite<T, R, number>, 'versionOf'>;

interface Asked {
  rows: readonly ConflictRow[];
  answer: (choice: ConflictChoice) => void;
}

interface Conflict {
  /**
   * Sends a change of a record. When somebody else changed it meanwhile (409 with the current record in `data`),
   * both are shown side by side; "Conservar lo mío" sends it again on top of the current version.
   * @returns what `send` gave, or undefined when the stored record was taken
   * @throws ApiError as `send` does; the conflict itself when the person goes back to the form
   */
  write: <T, R, V>(write: ConflictWrite<T, R, V>) => Promise<R | undefined>;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

interface VersionConflict extends Pick<Conflict, 'dialog'> {
  /** The same of one record, whose version is a number of its own. */
  write: <T extends { version: number }, R>(write: VersionedWrite<T, R>) => Promise<R | undefined>;
}

const loadDialog = () => import(/* webpackChunkName: "version-conflict" */ './version-conflict-dialog');

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'VERSION_OBSOLETA';

const numberOf = (data: unknown): number | undefined =>
  isRecord(data) && typeof data.version === 'number' ? data.version : undefined;

/** Two people change the same: the later one sees both and chooses. Nothing typed is lost. */
export function useConflict(): Conflict {
  const [code, fetchCode] = useLazy(loadDialog);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = async (rows: readonly ConflictRow[]): Promise<ConflictChoice> => {
    if (!(await fetchCode())) return 'back';
    return new Promise((answer) => {
      setAsked({ rows, answer });
      setOpen(true);
    });
  };
  const write = async <T, R, V>(wanted: ConflictWrite<T, R, V>, onto?: T): Promise<R | undefined> => {
    try {
      return await wanted.send(wanted.version, onto);
    } catch (error) {
      const version = isStale(error) ? wanted.versionOf(error.data) : undefined;
      if (!isStale(error) || version === undefined) throw error;
      const stored = error.data as T;
      const choice = await ask(wanted.rows(stored));
      if (choice === 'mine') return write({ ...wanted, version }, stored);
      if (choice === 'back') throw error;
      wanted.onTake(stored);
      return undefined;
    }
  };
  const choose = (choice: ConflictChoice): void => {
    setOpen(false);
    asked?.answer(choice);
  };
  const dialog =
    code.status === 'loaded' && asked ? (
      <code.module.VersionConflictDialog rows={asked.rows} open={open} onChoose={choose} />
    ) : null;
  return { write, dialog };
}

/** {@link useConflict} for one record. */
export function useVersionConflict(): VersionConflict {
  const { write, dialog } = useConflict();
  return { write: (wanted) => write({ ...wanted, versionOf: numberOf }), dialog };
}
