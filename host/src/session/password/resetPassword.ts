import { ApiError, call } from '@surco/shared/platform';

/** Result of a new password: saved, or the link was used, expired or forged; `text` is the server's message. */
export type ResetResult = { kind: 'saved' } | { kind: 'invalid-link'; text: string };

/** Sets the password with the token of the mailed link. @throws ApiError for errors that the user can correct or retry */
export async function resetPassword(token: string, password: string): Promise<ResetResult> {
  try {
    await call('POST /auth/reset-password', { body: { token, password } });
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ENLACE_INVALIDO')
      return { kind: 'invalid-link', text: error.message };
    throw error;
  }
}
