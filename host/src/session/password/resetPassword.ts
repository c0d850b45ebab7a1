import { ApiError, call } from '@surco/shared/platform';

/** Result of a new password: saved, or the link was used, expired or forged; `text` is the server's message. */
export type ResetResult = { kind: 'saved' } | { kind: 'invalid-link'; text: string };

async function sendLink<R>(send: () => Promise<R>): Promise<R | ResetResult> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ENLACE_INVALIDO')
      return { kind: 'invalid-link', text: error.message };
    throw error;
  }
}

/** @returns the result for a link that does not work; null for one that does. @throws ApiError without an answer */
export async function checkLink(token: string): Promise<ResetResult | null> {
  return sendLink(async () => {
    await call('POST /auth/check-link', { body: { token } });
    return null;
  });
}

/** Sets the password with the token of the mailed link. @throws ApiError for errors that the user can correct or retry */
export async function resetPassword(token: string, password: string): Promise<ResetResult> {
  return sendLink(async () => {
    await call('POST /auth/reset-password', { body: { token, password } });
    return { kind: 'saved' };
  });
}
