import { type ReactNode, useState } from 'react';
import { ApiError, isRecord } from '../platform';
import { useLazy } from './use-lazy';

/** One field that stands otherwise in the record by now; both sides as texts for a person. */
export interface ConflictRow {
  label: string;
  mine: string;
  stored: string;
}

/** How a field of a form is called and written out. */
export interface ConflictField<V> {
  label: string;
  text: (value: V) => string;
}

/** What stands where nothing was written. */
const NOTHING = '–';

/** The fields in which what was typed differs from what is stored, both read the same way. */
export const conflictRows = <V,>(fields: readonly ConflictField<V>[], mine: V, stored: V): ConflictRow[] =>
  fields
    .map(({ label, text }) => ({ label, mine: text(mine) || NOTHING, stored: text(stored) || NOTHING }))
    .filter((row) => row.mine !== row.stored);

/** What a person may decide: to write over it, to give way, or to look at the form again. */
export type ConflictChoice = 'mine' | 'stored' | 'back';

/** A write of what carries a version of kind V: a number for a record. */
export interface ConflictWrite<T, R, V> {
  /** The version that was read before it was changed. */
  version: V;
  send: (version: V) => Promise<R>;
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
  const write = async <T, R, V>(wanted: ConflictWrite<T, R, V>): Promise<R | undefined> => {
    try {
      return await wanted.send(wanted.version);
    } catch (error) {
      const version = isStale(error) ? wanted.versionOf(error.data) : undefined;
      if (!isStale(error) || version === undefined) throw error;
      const stored = error.data as T;
      const choice = await ask(wanted.rows(stored));
      if (choice === 'mine') return write({ ...wanted, version });
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
