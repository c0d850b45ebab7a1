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

export interface VersionedWrite<T, R> {
  /** The version that was read before it was changed. */
  version: number;
  send: (version: number) => Promise<R>;
  /** The differences, field by field; see {@link conflictRows}. */
  rows: (stored: T) => readonly ConflictRow[];
  /** "Usar lo guardado": puts the record as it stands now into the form, its version included. */
  onTake: (stored: T) => void;
}

interface Asked {
  rows: readonly ConflictRow[];
  answer: (choice: ConflictChoice) => void;
}

interface VersionConflict {
  /**
   * Sends a change of a record. When somebody else changed it meanwhile (409 with the current record in `data`),
   * both are shown side by side; "Conservar lo mío" sends it again on top of the current version.
   * @returns what `send` gave, or undefined when the stored record was taken
   * @throws ApiError as `send` does; the conflict itself when the person goes back to the form
   */
  write: <T extends { version: number }, R>(write: VersionedWrite<T, R>) => Promise<R | undefined>;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "version-conflict" */ './version-conflict-dialog');

const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code === 'VERSION_OBSOLETA' &&
  isRecord(error.data) &&
  typeof error.data.version === 'number';

/** Two people change one record: the later one sees both and chooses. Nothing typed is lost. */
export function useVersionConflict(): VersionConflict {
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
  const write = async <T extends { version: number }, R>(wanted: VersionedWrite<T, R>): Promise<R | undefined> => {
    try {
      return await wanted.send(wanted.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      const stored = error.data as T;
      const choice = await ask(wanted.rows(stored));
      if (choice === 'mine') return write({ ...wanted, version: stored.version });
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
