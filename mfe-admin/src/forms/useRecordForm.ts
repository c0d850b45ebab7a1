import { notifySuccess } from '@surco/shared/platform';
import { type ConflictField, conflictRows, onTop, useVersionConflict } from '@surco/shared/ui/version-conflict';
import { type ReactNode, useState } from 'react';

export interface Versioned {
  readonly version: number;
}

export interface RecordFormOptions<R extends Versioned, D> {
  /** The one to change; null for a new one. */
  record: R | null;
  draftOf: (record: R | null) => D;
  /** How its fields are told where two people changed it. */
  fields: readonly ConflictField<D>[];
  /** Fields that only make sense with each other: two people's are not mixed. */
  together?: readonly (readonly (keyof D)[])[];
  /** Writes what stands in the form; `version` is absent for a new one. */
  send: (draft: D, version: number | undefined) => Promise<R>;
  /** What is said once it is saved. */
  saved: (record: R) => string;
  /** Gives the address to go to, where there is one. */
  onSaved: (record: R) => string | void;
}

/** What ties a control to one field of a draft. */
export type FieldOf<D> = <K extends keyof D & string>(
  name: K,
) => { name: K; value: D[K]; onChange: (value: D[K]) => void };

export interface RecordForm<D> {
  draft: D;
  set: (change: Partial<D>) => void;
  field: FieldOf<D>;
  unsaved: boolean;
  submit: () => Promise<string | void>;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

/** What a part of its fields is given. */
export type SectionProps<D> = Pick<RecordForm<D>, 'draft' | 'set' | 'field'>;

const differs = <D extends object>(one: D, other: D): boolean =>
  JSON.stringify(Object.values(one).map(String)) !== JSON.stringify(Object.values(other).map(String));

/** A form about one record: what is typed, whether it was saved, and both sides when somebody else changed it. */
export function useRecordForm<R extends Versioned, D extends object>(options: RecordFormOptions<R, D>): RecordForm<D> {
  const { draftOf, fields, together, send, saved, onSaved } = options;
  const [base, setBase] = useState(options.record);
  const [draft, setDraft] = useState(() => draftOf(base));
  const { write, dialog } = useVersionConflict();
  const kept = (stored: R): D => onTop(draftOf(base), draft, draftOf(stored), together);
  const store = (): Promise<R | undefined> =>
    base
      ? write<R, R>({
          version: base.version,
          send: (version, stored) => send(stored ? kept(stored) : draft, version),
          rows: (stored) => conflictRows(fields, draft, draftOf(stored), kept(stored)),
          onTake: (stored) => {
            setBase(stored);
            setDraft(draftOf(stored));
          },
        })
      : send(draft, undefined);
  const submit = async (): Promise<string | void> => {
    const record = await store();
    if (!record) return undefined;
    notifySuccess(saved(record));
    return onSaved(record);
  };
  const set = (change: Partial<D>): void => setDraft((now) => ({ ...now, ...change }));
  return {
    draft,
    set,
    field: (name) => ({
      name,
      value: draft[name],
      onChange: (value) => {
        const change: Partial<D> = {};
        change[name] = value;
        set(change);
      },
    }),
    unsaved: differs(draft, draftOf(base)),
    submit,
    dialog,
  };
}
