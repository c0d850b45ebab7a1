import { ApiError, errorText } from '@surco/shared/platform';
import { type FormEvent, useRef, useState } from 'react';
import type { TextFieldProps } from './TextField';
import type { Complaints } from './validate';

/** What a field of the form is told. */
export type EntryField = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;

export interface EntryFormState<F extends string> {
  field: (name: F) => EntryField;
  /** The server's sentence where it is about no single field. */
  refusal: string | null;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface EntryFormOptions<F extends string, R> {
  empty: Record<F, string>;
  check: (values: Record<F, string>) => Complaints<F>;
  send: (values: Record<F, string>) => Promise<R>;
  onSent: (answer: R, values: Record<F, string>) => void;
  /** Whether there is nothing to send any more. */
  closed?: () => boolean;
}

/** The server's complaints about fields that this form has. */
function complaintsOf<F extends string>(error: unknown, values: Record<F, string>): Complaints<F> {
  const complaints: Complaints<F> = {};
  if (!(error instanceof ApiError)) return complaints;
  for (const field in values) {
    const detail = error.details.find(({ path }) => path === field);
    if (detail) complaints[field] = detail.message;
  }
  return complaints;
}

const focusFirst = (form: HTMLFormElement, complaints: object): void => {
  const [first] = Object.keys(complaints);
  const control = first ? form.elements.namedItem(first) : null;
  if (control instanceof HTMLElement) control.focus();
};

/** State of one form of the entry pages: what was typed stays whatever happens, and it is sent once at a time. */
export function useEntryForm<F extends string, R>({
  empty,
  check,
  send,
  onSent,
  closed,
}: EntryFormOptions<F, R>): EntryFormState<F> {
  const [values, setValues] = useState(empty);
  const [complaints, setComplaints] = useState<Complaints<F>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const complain = (form: HTMLFormElement, found: Complaints<F>): void => {
    setComplaints(found);
    focusFirst(form, found);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const found = check(values);
    setRefusal(null);
    complain(form, found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      onSent(await send(values), values);
    } catch (error) {
      const fields = complaintsOf(error, values);
      complain(form, fields);
      if (Object.keys(fields).length === 0) setRefusal(errorText(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const change = (name: F, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }));
    setComplaints((before) => ({ ...before, [name]: undefined }));
  };

  return {
    field: (name) => ({
      name,
      value: values[name],
      error: complaints[name],
      onChange: (value) => change(name, value),
    }),
    refusal,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!sending.current && !closed?.()) void submit(event.currentTarget);
    },
  };
}
