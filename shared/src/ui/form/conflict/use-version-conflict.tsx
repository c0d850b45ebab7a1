import { type ReactNode, useState } from 'react';
import { ApiError, isRecord } from '../../../platform';
import { useLazy } from '../../display/use-lazy';
import type { ConflictRow } from './conflict-rows';
import type { ConflictChoice } from './version-conflict-dialog';

/** Options of `write`: T is the record, R the result of `send`, V the type of the version (a number by default). */
export interface VersionedWriteOptions<T, R, V> {
  /** The version that the change is based on. */
  version: V;
  /** Sends the change; `stored` is the record to write on top of after a conflict (see `mergeThreeWay`). */
  send: (version: V, stored?: T) => Promise<R>;
  /** Lists the differences field by field (see `buildConflictRows`). */
  buildRows: (stored: T) => readonly ConflictRow[];
  /** "Usar lo guardado": loads the stored record and its version into the form. */
  onUseStored: (stored: T) => void;
  /** Reads the version from the data of the 409 response; by default its numeric `version`. */
  readVersion?: ((data: unknown) => V | undefined) | undefined;
}

interface OpenConflict {
  rows: readonly ConflictRow[];
  answer: (choice: ConflictChoice) => void;
}

interface ConflictController {
  /**
   * Sends a change of a record. When another user changed it meanwhile (409 with the current record in `data`),
   * shows both versions side by side; "Conservar lo mío" sends the change again on top of the current version.
   * @returns the result of `send`, or undefined when the user chose the stored record
   * @throws ApiError as `send` does; the conflict itself when the user goes back or the dialog fails to load
   */
  write: <T, R, V = number>(write: VersionedWriteOptions<T, R, V>) => Promise<R | undefined>;
  /** The page has to render it. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "version-conflict" */ './version-conflict-dialog');

const isVersionConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_OBSOLETA';

const readRecordVersion = (data: unknown): unknown =>
  isRecord(data) && typeof data.version === 'number' ? data.version : undefined;

/** Lets a user resolve a version conflict; nothing typed is lost. */
export function useVersionConflict(): ConflictController {
  const [code, fetchCode] = useLazy(loadDialog);
  const [pending, setPending] = useState<OpenConflict | null>(null);
  const [open, setOpen] = useState(false);
  const askUser = async (rows: readonly ConflictRow[]): Promise<ConflictChoice> => {
    if (!(await fetchCode())) return 'back';
    return new Promise((answer) => {
      setPending({ rows, answer });
      setOpen(true);
    });
  };
  const write = async <T, R, V>(options: VersionedWriteOptions<T, R, V>, latestStored?: T): Promise<R | undefined> => {
    try {
      return await options.send(options.version, latestStored);
    } catch (error) {
      const version = isVersionConflict(error)
        ? (options.readVersion ?? (readRecordVersion as (data: unknown) => V | undefined))(error.data)
        : undefined;
      if (!isVersionConflict(error) || version === undefined) throw error;
      const stored = error.data as T;
      const choice = await askUser(options.buildRows(stored));
      if (choice === 'mine') return write({ ...options, version }, stored);
      if (choice === 'back') throw error;
      options.onUseStored(stored);
      return undefined;
    }
  };
  const choose = (choice: ConflictChoice): void => {
    setOpen(false);
    pending?.answer(choice);
  };
  const dialog =
    code.status === 'loaded' && pending ? (
      <code.module.VersionConflictDialog rows={pending.rows} open={open} onChoose={choose} />
    ) : null;
  return { write, dialog };
}
