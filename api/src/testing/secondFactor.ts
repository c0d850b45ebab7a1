import { password, type TestApi, type TestClient } from './harness';
import { getNextIpAddress } from './signIn';
import { generateCode } from './totpCodes';

export interface EnrolledFactor {
  key: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app for the client's user. The code that confirmed it is accepted once more afterwards. */
export async function enrolTotp(api: TestApi, client: TestClient): Promise<EnrolledFactor> {
  const setup = await client.post('/users/me/second-factor/totp', { currentPassword: password });
  const { key } = setup.body.data as { key: string };
  const confirmed = await client.post('/users/me/second-factor/totp/confirm', { code: generateCode(key) });
  await api.db.updateTable('totp_secrets').set({ last_step: 0 }).execute();
  return { key, ...(confirmed.body.data as { recoveryCodes: string[] }) };
}

/** Sends a correct e-mail and password, and returns the challenge. */
export async function requestChallenge(
  visitor: TestClient,
  credentials: { email: string; password: string },
  from = getNextIpAddress(),
): Promise<string> {
  const { body } = await visitor.post('/auth/', credentials, {}, from);
  return (body.data as { challenge: string }).challenge;
}

/** Requires a second factor of administrators and coordinators, or stops requiring it. */
export async function setSecondFactorRequired({ db }: TestApi, required = true): Promise<void> {
  const value = required ? 1 : 0;
  await db
    .insertInto('simulator_params')
    .values({ key: 'security.secondFactorRequired', value, updated_by: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
