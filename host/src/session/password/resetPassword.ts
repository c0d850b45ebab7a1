import type { CallData } from '@surco/shared/contract';
import { ApiError, call } from '@surco/shared/platform';

/** Result of a new password: saved, or the link was used, expired or forged; `text` is the server's message. */
export type ResetResult = { kind: 'saved' } | InvalidLink;

interface InvalidLink {
  kind: 'invalid-link';
  text: string;
}

/** A link that works: whose it is. */
export type LinkOwner = { kind: 'valid-link' } & CallData<'POST /auth/check-link'>;

async function sendLink<R>(send: () => Promise<R>): Promise<R | InvalidLink> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ENLACE_INVALIDO')
      return { kind: 'invalid-link', text: error.message };
    throw error;
  }
}

/** @returns whose link it is, or that it does not work. @throws ApiError without an answer */
export const checkLink = async (token: string): Promise<LinkOwner | InvalidLink> =>
  sendLink(async () => ({ kind: 'valid-link', ...(await call('POST /auth/check-link', { body: { token } })) }));

/** Sets the password with the token of the mailed link. @throws ApiError for errors that the user can correct or retry */
export async function resetPassword(token: string, password: string): Promise<ResetResult> {
  return sendLink(async () => {
    await call('POST /auth/reset-password', { body: { token, password } });
    return { kind: 'saved' };
  });
}
