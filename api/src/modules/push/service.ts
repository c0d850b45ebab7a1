import { randomUUID } from 'node:crypto';
import type { CallInput, PushDevice, PushSettings } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../core/audit/writeAccessEntry';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { describeDevice } from '../../core/http/describeDevice';
import { HttpError, requireFound } from '../../core/http/httpError';
import { markDelivered } from '../../core/push/pushQueue';
import { getPushTestLimits } from '../../core/security/rateLimit/rateLimitPolicies';
import type { Services } from '../services';
import { deletePushRow, findPushRow, lockPushEndpoint, type PushRow, toPushDevice } from './repository';

/** Many for one person, few enough that nobody can make the server call many addresses. */
const maxDevices = 10;

type Subscription = CallInput<'POST /users/me/push-devices'>['body'];

/** Records what was turned on, changed or off for which device. */
const writePushEntry = (
  tx: Tx,
  request: FastifyRequest,
  { id }: CurrentUser,
  action: 'PUSH_ON' | 'PUSH_CHANGE' | 'PUSH_OFF',
  { device, mutedTypes, showAmounts }: PushDevice,
): Promise<void> =>
  writeAccessEntry(tx, request, { action, userId: id, actorId: id, details: { device, mutedTypes, showAmounts } });

/** @throws HttpError 409 when the user has too many devices */
async function assertDeviceAllowed(tx: Tx, user: CurrentUser): Promise<void> {
  // Locked, so that requests at the same time do not exceed the limit together.
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
  const { count } = await tx
    .selectFrom('push_subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (count >= maxDevices)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: `Ya hay ${maxDevices} dispositivos que reciben sus avisos. Quite uno que no use e inténtelo de nuevo.`,
    });
}

/** The subscription that the new one continues: of the same address, or of the one that it replaces. */
async function findContinued(tx: Tx, user: CurrentUser, body: Subscription): Promise<PushRow | undefined> {
  const same = await lockPushEndpoint(tx, body.endpoint);
  // The browser has changed hands: the notifications of the former user end.
  if (same && same.user_id !== user.id) await deletePushRow(tx, same.id);
  if (same?.user_id === user.id) return same;
  const former = body.formerEndpoint ? await lockPushEndpoint(tx, body.formerEndpoint) : undefined;
  return former?.user_id === user.id ? former : undefined;
}

/** Makes this browser a push device of the user, or renews it. */
export function subscribeDevice(
  { db }: Services,
  request: FastifyRequest,
  user: CurrentUser,
  body: Subscription,
): Promise<PushDevice> {
  const values = {
    ...body.keys,
    endpoint: body.endpoint,
    session_hash: user.sessionHash,
    device: describeDevice(request.headers['user-agent']),
  };
  return withTransaction(db, async (tx) => {
    const continued = await findContinued(tx, user, body);
    if (continued)
      return toPushDevice(
        await tx
          .updateTable('push_subscriptions')
          .set(values)
          .where('id', '=', continued.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    await assertDeviceAllowed(tx, user);
    const device = toPushDevice(
      await tx
        .insertInto('push_subscriptions')
        .values({ ...values, user_id: user.id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await writePushEntry(tx, request, user, 'PUSH_ON', device);
    return device;
  });
}

/**
 * Returns the device of an address and ties it to the session of the request. That of another user is deleted: this
 * browser must not show their notifications any more.
 */
export const claimCurrentDevice = ({ db }: Services, user: CurrentUser, endpoint: string): Promise<PushDevice | null> =>
  withTransaction(db, async (tx) => {
    const row = await lockPushEndpoint(tx, endpoint);
    if (!row) return null;
    if (row.user_id !== user.id) {
      await deletePushRow(tx, row.id);
      return null;
    }
    await tx
      .updateTable('push_subscriptions')
      .set({ session_hash: user.sessionHash })
      .where('id', '=', row.id)
      .execute();
    return toPushDevice(row);
  });

export const changeDevice = (
  { db }: Services,
  request: FastifyRequest,
  user: CurrentUser,
  id: string,
  { mutedTypes, showAmounts }: PushSettings,
): Promise<PushDevice> =>
  withTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('push_subscriptions')
      .set({ muted_types: [...new Set(mutedTypes)], show_amounts: showAmounts })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst();
    const device = toPushDevice(requireFound(row));
    await writePushEntry(tx, request, user, 'PUSH_CHANGE', device);
    return device;
  });

export const removeDevice = ({ db }: Services, request: FastifyRequest, user: CurrentUser, id: string): Promise<null> =>
  withTransaction(db, async (tx) => {
    const row = requireFound(await findPushRow(tx, user, id));
    await deletePushRow(tx, id);
    await writePushEntry(tx, request, user, 'PUSH_OFF', toPushDevice(row));
    return null;
  });

/** Sends a test to one device and waits for the push service. @throws HttpError 503 when it does not take it */
export async function sendTestPush(
  { db, pushSender, rateLimiter }: Services,
  user: CurrentUser,
  id: string,
): Promise<null> {
  const row = requireFound(await findPushRow(db, user, id));
  await rateLimiter.consume(getPushTestLimits(user.id));
  const outcome = await pushSender.send(row, {
    title: 'Aviso de prueba de Surco',
    body: 'Este dispositivo recibe sus avisos.',
    link: null,
    tag: randomUUID().replaceAll('-', ''),
    isTest: true,
  });
  if (outcome.kind === 'gone') {
    await withTransaction(db, (tx) => deletePushRow(tx, id));
    throw new HttpError('NO_ENCONTRADO', {
      text: 'El navegador de este dispositivo ya no recibe avisos. Actívelos en él de nuevo.',
    });
  }
  if (outcome.kind !== 'delivered') throw new HttpError('AVISOS_NO_DISPONIBLES', { cause: outcome.error });
  await markDelivered(db, id);
  return null;
}
