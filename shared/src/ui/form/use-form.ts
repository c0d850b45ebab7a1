import { type ReactNode, startTransition, useRef, useState } from 'react';
import type { FieldError } from '../../contract';
import { ApiError, clearUnsavedChanges, getErrorMessageWithCode, useNavigate, useReturnPath } from '../../platform';
import { InvalidInputError } from '../../records/invalidInputError';
import { type FormDraft, useDraft } from '../draft/use-draft';
import { isFieldId } from '../fields/form-errors';
import type { ConflictField } from '../../records/conflictFields';
import { buildConflictRows, type ConflictRow } from './conflict/conflict-rows';
import { mergeThreeWay } from './conflict/merge-three-way';
import { useVersionConflict } from './conflict/use-version-conflict';

/** How a form resolves a version conflict: another user changed the record meanwhile (409 `VERSION_OBSOLETA`). */
export interface ConflictOptions<V extends object, S, N> {
  /** Label and text of each field, for the default rows of the dialog. */
  fields?: readonly ConflictField<V>[];
  /** Fields that only make sense together: they are taken from one version. */
  linkedFields?: readonly (readonly (keyof V)[])[];
  /** The version that the values are based on; by default the record's numeric `version`. */
  getVersion?: (record: S, values: V) => N;
  /** Reads the version of the stored record in the 409 response; by default its numeric `version`. */
  readVersion?: (data: unknown) => N | undefined;
  /** "Conservar lo mío": the values to send on top of the stored record; by default a three-way merge. */
  merge?: (values: V, stored: S, record: S) => V;
  /** The rows of the dialog; by default the `fields` that differ. */
  buildRows?: (values: V, stored: S, merged: V, record: S) => readonly ConflictRow[];
  /** "Usar lo guardado": the values for the stored record; by default `toFormValues`. */
  toStoredValues?: (stored: S, values: V, record: S) => V;
  /** Called after "Usar lo guardado". */
  onUseStored?: (stored: S) => void;
}

export interface FormOptions<V extends object, S, R, N> {
  /** The record to change; `null` or absent for a new one. */
  record?: S | null;
  /** The initial values of a record, or of a new one. */
  toFormValues: (record: S | null) => V;
  /** Checks the values on submit, and after a failed submit on every change. */
  validate: (values: V) => readonly FieldError[];
  /** Called when `validate` found errors on submit. */
  onInvalid?: (errors: readonly FieldError[]) => void;
  /** Called before sending; `false` cancels the submit. */
  confirmSubmit?: (values: V) => Promise<boolean>;
  /**
   * Sends the values; `version` is undefined for a new record and without the `conflict` option.
   * @throws ApiError, whose field errors are shown at their fields
   */
  send: (values: V, version: N | undefined) => Promise<R>;
  /** Called with the result of `send`; returns the address to navigate to, if any; the page that led here comes first. */
  onSent: (result: R) => string | void | Promise<string | void>;
  /** Whether leaving would lose changes; by default whether the values differ from the initial ones. */
  isUnsaved?: (values: V, initialValues: V, record: S | null) => boolean;
  conflict?: ConflictOptions<V, S, N>;
  /**
   * Enables `Form.draft`, a draft on this device under `formKey`; `parse` validates stored values. The caller passes
   * the values to `draft.save` and sends with `draft.submit`.
   */
  draft?: { formKey: string; parse: (values: unknown) => V | null };
}

/** Connects a control to one field of the form. */
export type BindField<V> = <K extends keyof V & string>(
  name: K,
) => { name: K; value: V[K]; onChange: (value: V[K]) => void };

/** The submission state of a form; all that `FormPage` and `FormDialog` need. */
export interface FormState {
  unsaved: boolean;
  sending: boolean;
  /** Number of failed submits; 0 again after a submit without an error. */
  attempts: number;
  /** The server's error about the whole form. */
  formError: string | null;
  /** Errors by field, from `validate` or the server. */
  getFieldErrors: () => readonly FieldError[];
  /** Validates and sends; ignored while a submit is in progress. */
  submit: () => Promise<void>;
  /** Removes the server's error of a field whose control changed. */
  clearServerError: (controlId: string) => void;
  /** Stores the values as a draft on this device; null in a form without drafts. */
  saveDraft: (() => Promise<boolean>) | null;
  /** The conflict dialog; `FormPage` and `FormDialog` render it. */
  dialog: ReactNode;
}

/** What a section of a form needs to show and change its fields. */
export interface FormFields<V> {
  values: V;
  setValues: (change: Partial<V>) => void;
  bindField: BindField<V>;
}

export interface Form<V, S> extends FormState, FormFields<V> {
  /** The record that the values are based on. */
  record: S | null;
  initialValues: V;
  /** Changes the values with a function; `updateValues` itself is the same in every render. */
  updateValues: (change: (values: V) => V) => void;
  /** Starts again with a record, e.g. after saving; `values` by default its initial values. */
  reset: (record: S | null, values?: V) => void;
  /** Saves, offers and submits the draft on this device; only useful with the `draft` option. */
  draft: FormDraft<V>;
}

interface SubmitFailure {
  text: string;
  fieldErrors: readonly FieldError[];
}

/** Removes the server's error of one field; the form error goes with the last of them. */
function removeFieldError(failure: SubmitFailure | null, controlId: string): SubmitFailure | null {
  const fieldErrors = failure?.fieldErrors.filter(({ path }) => !isFieldId(controlId, path));
  if (!failure || !fieldErrors || fieldErrors.length === failure.fieldErrors.length) return failure;
  return fieldErrors.length === 0 ? null : { ...failure, fieldErrors };
}

/** A form that itself returns to the page that led to it may take something along in the query. */
const isSamePage = (one: string, other: string): boolean => one.split('?')[0] === other.split('?')[0];

type Submission = Omit<FormState, 'unsaved' | 'saveDraft' | 'dialog'>;

/** Sends a form, one submit at a time. A server error stays until its field changes or the next submit. */
function useSubmission(
  validate: () => readonly FieldError[],
  send: () => Promise<string | void>,
  onInvalid?: (errors: readonly FieldError[]) => void,
): Submission {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const trySend = async (): Promise<void> => {
    try {
      const target = await send();
      // A form that stays open, perhaps with emptied fields, shows no validation errors until the next failed submit.
      setAttempts(0);
      if (typeof target !== 'string') return;
      clearUnsavedChanges();
      void navigate(returnPath === null || isSamePage(target, returnPath) ? target : returnPath);
    } catch (error) {
      setFailure(
        error instanceof InvalidInputError
          ? { text: error.message, fieldErrors: error.details }
          : { text: getErrorMessageWithCode(error), fieldErrors: error instanceof ApiError ? error.details : [] },
      );
      setAttempts((count) => count + 1);
    }
  };
  const submit = async (): Promise<void> => {
    if (busy.current) return;
    setFailure(null);
    const errors = validate();
    if (errors.length > 0) {
      onInvalid?.(errors);
      return setAttempts((count) => count + 1);
    }
    busy.current = true;
    // Deferred, so that the press is painted first; `busy` already rejects a second submit.
    startTransition(() => setSending(true));
    await trySend();
    busy.current = false;
    setSending(false);
  };
  const getFieldErrors = (): readonly FieldError[] => {
    const errors = attempts > 0 ? validate() : [];
    const serverErrors = (failure?.fieldErrors ?? []).filter(
      ({ path }) => !errors.some((error) => error.path === path),
    );
    return [...errors, ...serverErrors];
  };
  return {
    sending,
    attempts,
    formError: failure?.text ?? null,
    getFieldErrors,
    submit,
    clearServerError: (controlId) => setFailure((current) => removeFieldError(current, controlId)),
  };
}

/** JSON in which an invalid number (NaN) differs from an empty one (null). */
const serialize = (values: object): string =>
  JSON.stringify(values, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value));

/**
 * State of a form: values, validation, submit with server errors, unsaved changes; optionally version conflicts and a
 * draft on this device. Pass the result to `FormPage` or `FormDialog`.
 */
export function useForm<V extends object, S = null, R = unknown, N = number>(
  options: FormOptions<V, S, R, N>,
): Form<V, S> {
  const { toFormValues, conflict = {}, draft: draftOptions } = options;
  const [record, setRecord] = useState<S | null>(options.record ?? null);
  const initialValues = toFormValues(record);
  const [values, updateValues] = useState(initialValues);
  const { write, dialog } = useVersionConflict();
  const draft = useDraft<V>(draftOptions ? { ...draftOptions, restore: (stored) => updateValues(stored) } : null);

  const reset = (next: S | null, nextValues: V = toFormValues(next)): void => {
    setRecord(next);
    updateValues(nextValues);
  };
  const change = (part: Partial<V>): void => updateValues((current) => ({ ...current, ...part }));

  const update = (base: S): Promise<R | undefined> => {
    const merge = (stored: S): V =>
      conflict.merge?.(values, stored, base) ??
      mergeThreeWay(initialValues, values, toFormValues(stored), conflict.linkedFields);
    return write<S, R, N>({
      version: conflict.getVersion?.(base, values) ?? (base as { version: N }).version,
      readVersion: conflict.readVersion,
      send: (version, stored) => options.send(stored === undefined ? values : merge(stored), version),
      buildRows: (stored) =>
        conflict.buildRows?.(values, stored, merge(stored), base) ??
        buildConflictRows(conflict.fields ?? [], values, toFormValues(stored), merge(stored)),
      onUseStored: (stored) => {
        reset(stored, conflict.toStoredValues?.(stored, values, base));
        conflict.onUseStored?.(stored);
      },
    });
  };
  const send = async (): Promise<string | void> => {
    if (options.confirmSubmit && !(await options.confirmSubmit(values))) return undefined;
    if (record === null || !options.conflict) return options.onSent(await options.send(values, undefined));
    const result = await update(record);
    // Without a result the user chose the stored record.
    return result === undefined ? undefined : options.onSent(result);
  };

  return {
    ...useSubmission(() => options.validate(values), send, options.onInvalid),
    record,
    initialValues,
    values,
    setValues: change,
    updateValues,
    bindField: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        const part: Partial<V> = {};
        part[name] = value;
        change(part);
      },
    }),
    reset,
    unsaved: options.isUnsaved?.(values, initialValues, record) ?? serialize(values) !== serialize(initialValues),
    draft,
    saveDraft: draftOptions ? async () => (await draft.saveNow()) !== null : null,
    dialog,
  };
}
