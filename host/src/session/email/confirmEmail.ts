import { ApiError, call } from '@surco/shared/platform';

/** Confirms a new address with the token of the mailed link. @returns whether the link was valid */
export async function confirmEmail(token: string): Promise<boolean> {
  try {
    await call('POST /auth/confirm-email', { body: { token } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ENLACE_INVALIDO') return false;
    throw error;
  }
}
