import type { CallInput, SecondFactorStatus } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { CurrentUser } from '../../../../core/http/currentUser';
import { HttpError } from '../../../../core/http/httpError';
import type { Services } from '../../../services';
import { changeSecondFactor, requirePasswordAccount } from '../manageSecondFactor';
import { listSecondFactorMethods, readSecondFactorStatus } from '../secondFactorStatus';
import { assertIdentity } from '../../profile/assertIdentity';
import { getRelyingParty } from './relyingParty';

const lifetimeMinutes = 5;
const appFirstMessage =
  'Active primero la aplicación de códigos: con ella entra si no tiene a la mano su llave de acceso.';

/**
 * Prepares the registration of a passkey. Requires the password and an active authenticator app, so that the loss of
 * the passkey does not lock out its owner.
 * @throws HttpError 409 without an app or for an account without password, 400 on `currentPassword`
 */
export async function startPasskey(
  services: Services,
  user: CurrentUser,
  { currentPassword }: CallInput<'POST /users/me/passkeys/options'>['body'],
) {
  const { db, settings } = services;
  const account = await requirePasswordAccount(services, user);
  if (!(await listSecondFactorMethods(db, user.id)).includes('totp'))
    throw new HttpError('TRANSICION_INVALIDA', { text: appFirstMessage });
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  const known = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', user.id).execute();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Surco',
    rpID: getRelyingParty(settings).id,
    userName: account.email ?? account.first_name,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const registration = {
    challenge: options.challenge,
    expires_at: sql<Date>`now() + ${lifetimeMinutes} * interval '1 minute'`,
  };
  await db
    .insertInto('passkey_registrations')
    .values({ user_id: user.id, ...registration })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(registration))
    .execute();
  return options;
}

/** Stores the passkey that the browser created. @throws HttpError 401 when its response does not match the options */
export async function addPasskey(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { name, response }: CallInput<'POST /users/me/passkeys'>['body'],
): Promise<SecondFactorStatus> {
  const { db, settings } = services;
  const account = await requirePasswordAccount(services, user);
  const registration = await db
    .deleteFrom('passkey_registrations')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  if (!registration) throw new HttpError('LLAVE_INVALIDA');
  const { id, origin } = getRelyingParty(settings);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: registration.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw new HttpError('LLAVE_INVALIDA', { cause });
  });
  if (!result.verified) throw new HttpError('LLAVE_INVALIDA');
  const { credential } = result.registrationInfo;
  await changeSecondFactor(services, request, account, 'PASSKEY_ADDED', (tx) =>
    tx
      .insertInto('passkeys')
      .values({
        user_id: user.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name,
      })
      .execute(),
  );
  return readSecondFactorStatus(db, user);
}

/**
 * Removes a passkey of the user. Takes the password.
 * @throws HttpError 400 on `currentPassword`, 404 when there is none
 */
export async function removePasskey(
  services: Services,
  request: FastifyRequest,
  user: CurrentUser,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<SecondFactorStatus> {
  const account = await requirePasswordAccount(services, user);
  await assertIdentity(services, user, { path: 'currentPassword', password: currentPassword });
  await changeSecondFactor(services, request, account, 'PASSKEY_REMOVED', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError('NO_ENCONTRADO');
  });
  return readSecondFactorStatus(services.db, user);
}
