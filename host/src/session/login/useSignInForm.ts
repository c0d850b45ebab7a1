import type { UserDetails } from '@surco/shared/contract';
import { ApiError, errorText, session } from '@surco/shared/platform';
import { type FormEvent, useRef, useState } from 'react';
import type { Complaints } from './validate';

export interface SignInForm<F extends string> {
  values: Readonly<Record<F, string>>;
  complaints: Complaints<F>;
  /** The server's sentence where it is about no single field. */
  refusal: string | null;
  busy: boolean;
  change: (field: F, value: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Options<F extends string> {
  empty: Record<F, string>;
  check: (values: Record<F, string>) => Complaints<F>;
  send: (values: Record<F, string>) => Promise<UserDetails>;
  onSignedIn: (user: UserDetails) => void;
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

/** State of one sign-in form: what was typed stays whatever happens, and it is sent once at a time. */
export function useSignInForm<F extends string>({ empty, check, send, onSignedIn }: Options<F>): SignInForm<F> {
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
      onSignedIn(await send(values));
    } catch (error) {
      const fields = complaintsOf(error, values);
      complain(form, fields);
      if (Object.keys(fields).length === 0) setRefusal(errorText(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    complaints,
    refusal,
    busy,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setComplaints((before) => ({ ...before, [field]: undefined }));
    },
    onSubmit: (event) => {
      event.preventDefault();
      // Signed in already: the guard is leading on.
      if (!sending.current && !session.get().user) void submit(event.currentTarget);
    },
  };
}
