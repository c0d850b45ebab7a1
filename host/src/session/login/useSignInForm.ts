import type { SessionUser } from '@surco/shared/contract';
import { session } from '@surco/shared/platform';
import { type AuthFormOptions, type AuthFormState, useAuthForm } from '../form/useAuthForm';

interface Options<F extends string, R> extends Pick<AuthFormOptions<F, R>, 'initialValues' | 'validate' | 'submit'> {
  onSignedIn: (result: R) => void;
}

/** State of a sign-in form. Closed once a user is signed in: the guard is navigating on. */
export const useSignInForm = <F extends string, R = SessionUser>({
  onSignedIn,
  ...form
}: Options<F, R>): AuthFormState<F> =>
  useAuthForm({ ...form, onSuccess: onSignedIn, isClosed: () => session.get().user !== null });
