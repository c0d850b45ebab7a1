import { ApiError, call } from '@surco/shared/platform';

/** What came of a new password: kept, or the link was used, old or forged, in the server's words. */
export type Reset = { kind: 'saved' } | { kind: 'spent'; text: string };

/** Sets the password by the mail's link. @throws ApiError for whatever may be mended or tried again */
export async function resetPassword(token: string, password: string): Promise<Reset> {
  try {
    await call('POST /auth/reset-password', { body: { token, password } });
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ENLACE_INVALIDO') return { kind: 'spent', text: error.message };
    throw error;
  }
}
