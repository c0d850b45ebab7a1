import type { CallInput, SessionUser } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../core/db/transaction';
import { HttpError } from '../../../../core/http/httpError';
import type { HttpExchange } from '../../../../core/http/registerRoute';
import { sha256 } from '../../../../core/sha256';
import type { Services } from '../../../services';
import { auditFailedSignIn } from '../../signIn/auditFailedSignIn';
import { openSession } from '../../signIn/openSession';
import { verifySecondStep } from '../signInBySecondFactor';
import { redeemWithChallenge, requireChallengeOwner } from '../signInChallenge';
import { getRelyingParty } from './relyingParty';

type Assertion = CallInput<'POST /auth/second-factor/passkey'>['body']['response'];

/**
 * returns the WebAuthn options with which the browser asks for a passkey, and stores their WebAuthn challenge.
 * @param challenge token of the sign-in challenge
 * @throws HttpError 401 when the sign-in challenge has ended
 */
export async function startPasskeySignIn({ db, settings }: Services, challenge: string) {
  const owner = await requireChallengeOwner(db, challenge);
  const known = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', owner.id)
    .execute();
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(settings).id,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  await db
    .updateTable('sign_in_challenges')
    .set({ passkey_challenge: options.challenge })
    .where('token_hash', '=', sha256(challenge))
    .execute();
  return options;
}

/**
 * Whether a passkey of the user signed the stored WebAuthn challenge. Stores its counter: a copied passkey is rejected
 * when it sends a counter that is not higher.
 */
async function verifyAssertion(
  tx: Tx,
  settings: Services['settings'],
  owner: { id: string; passkey_challenge: string | null },
  response: Assertion,
): Promise<boolean> {
  const passkey = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', owner.id)
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || owner.passkey_challenge === null) return false;
  const { id, origin } = getRelyingParty(settings);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: owner.passkey_challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (!result?.verified) return false;
  await tx
    .updateTable('passkeys')
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: sql`now()` })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

/** the second step of a sign-in with a passkey. */
export async function signInByPasskey(
  services: Services,
  exchange: HttpExchange,
  { challenge, response }: CallInput<'POST /auth/second-factor/passkey'>['body'],
): Promise<SessionUser> {
  const { db, settings } = services;
  const owner = await requireChallengeOwner(db, challenge);
  const verify = () => redeemWithChallenge(db, challenge, (tx) => verifyAssertion(tx, settings, owner, response));
  await auditFailedSignIn(db, exchange.request, { method: 'second-factor', user: owner }, async () => {
    if (!(await verifySecondStep(services, exchange, { challenge, owner }, verify)))
      throw new HttpError('LLAVE_INVALIDA');
  });
  return openSession(services, exchange, owner, 'second-factor');
}
