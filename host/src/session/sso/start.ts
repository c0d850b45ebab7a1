import { ApiError, call, session } from '@surco/shared/platform';
import { leaveFor, type Leave } from '../leave';
import { tellServer } from '../logout';
import { expireSession } from '../unauthorized';
import { silentSentence } from './problems';
import { registerAgain } from './registration';

/** The API being away is no failure of the sign-on: the session may be as good as before. */
const apiAway = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'DIRECTORIO_NO_DISPONIBLE' && (error.status === 0 || error.status >= 500);

/**
 * where a token of the directory is stored, it is fetched again and the session registered with it.
 * F-05: when that fails, the person is signed out and told why.
 */
export async function startSso(leave: Leave = leaveFor): Promise<void> {
  const { ssoToken, user } = session.get();
  if (!ssoToken) return;
  try {
    await registerAgain(false);
    const details = await call('GET /auth/me', {});
    if (session.get().user?.id === user?.id) session.setUser(details);
  } catch (error) {
    if (apiAway(error) || !session.get().ssoToken) return;
    expireSession(silentSentence(error), leave);
    await tellServer();
  }
}
