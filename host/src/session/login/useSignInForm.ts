import type { UserDetails } from '@surco/shared/contract';
import { session } from '@surco/shared/platform';
import { type EntryFormOptions, type EntryFormState, useEntryForm } from './useEntryForm';

interface Options<F extends string> extends Pick<EntryFormOptions<F, UserDetails>, 'empty' | 'check' | 'send'> {
  onSignedIn: (user: UserDetails) => void;
}

/** State of one sign-in form; who is signed in already is being led on by the guard. */
export const useSignInForm = <F extends string>({ onSignedIn, ...form }: Options<F>): EntryFormState<F> =>
  useEntryForm({ ...form, onSent: onSignedIn, closed: () => session.get().user !== null });
