import { randomUUID } from 'node:crypto';
import type { CallInput, PushDevice, PushSettings } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { describeDevice } from '../../core/http/describeDevice';
import { HttpError, requireFound } from '../../core/http/httpError';
import { removePushDevices, writePushEntry } from '../../core/push/pushAudit';
import { markDelivered } from '../../core/push/sendPush';
import type { Services } from '../services';
import { findPushRow, lockPushDevices, lockPushRows, type PushRow, toPushDevice } from './repository';

/** Many for one person, few enough that nobody can make the server call many addresses. */
const maxDevices = 10;

/** Shown when the push service refuses a device, for example because the browser subscribed with another key pair. */
const refusedText =
  'El servicio de notificaciones del navegador rechaza este dispositivo. Desactive las notificaciones en este dispositivo y actívelas de nuevo.';

type Subscription = CallInput<'POST /users/me/push-devices'>['body'];

/** @throws HttpError 409 when the user has too many devices */
async function assertDeviceAllowed(tx: Tx, user: CurrentUser): Promise<void> {
  const { count } = await tx
    .selectFrom('push_subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (count >= maxDevices)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: `Ya hay ${maxDevices} dispositivos que reciben sus notificaciones. Quite uno que no use e inténtelo de nuevo.`,
    });
}

/**
 * Returns the subscription that the new one continues: of the same address, or of the one that it replaces. Any other
 * of this browser is removed, for example that of the person who used it before.
 */
async function mergeBrowserSubscriptions(
  tx: Tx,
  user: CurrentUser,
  { endpoint, formerEndpoint = endpoint }: Subscription,
): Promise<PushRow | undefined> {
  const rows = await lockPushRows(tx, [endpoint, formerEndpoint]);
  const own = rows.filter((row) => row.user_id === user.id);
  const continued = own.find((row) => row.endpoint === endpoint) ?? own[0];
  const others = rows.filter((row) => row !== continued).map(({ id }) => id);
  await removePushDevices(tx, sql`id = any (${others})`);
  return continued;
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
    await lockPushDevices(tx, user, body.endpoint);
    const continued = await mergeBrowserSubscriptions(tx, user, body);
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
    const row = await tx
      .insertInto('push_subscriptions')
      .values({ ...values, user_id: user.id })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writePushEntry(tx, request, 'PUSH_ON', row);
    return toPushDevice(row);
  });
}

/**
 * Returns the device of an address and ties it to the session of the request. That of another user is deleted: this
 * browser must not show their notifications any more.
 */
export const claimCurrentDevice = ({ db }: Services, user: CurrentUser, endpoint: string): Promise<PushDevice | null> =>
  withTransaction(db, async (tx) => {
    await removePushDevices(tx, sql`endpoint = ${endpoint} and user_id <> ${user.id}`);
    const row = await tx
      .updateTable('push_subscriptions')
      .set({ session_hash: user.sessionHash })
      .where('endpoint', '=', endpoint)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst();
    return row ? toPushDevice(row) : null;
  });

export const changeDevice = (
  { db }: Services,
  request: FastifyRequest,
  user: CurrentUser,
  id: string,
  { mutedTypes, showAmounts }: PushSettings,
): Promise<PushDevice> =>
  withTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('push_subscriptions')
      .set({ muted_types: [...new Set(mutedTypes)], show_amounts: showAmounts })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst();
    const row = requireFound(updated);
    await writePushEntry(tx, request, 'PUSH_CHANGE', row);
    return toPushDevice(row);
  });

export const removeDevice = ({ db }: Services, request: FastifyRequest, user: CurrentUser, id: string): Promise<null> =>
  withTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returningAll()
      .executeTakeFirst();
    await writePushEntry(tx, request, 'PUSH_OFF', requireFound(removed));
    return null;
  });

/**
 * Sends a test to one device and waits for the push service. A device whose browser is gone is deleted.
 * @throws HttpError 404 when the user has no such device or its browser is gone, 503 when the push service fails or
 * refuses the device
 */
export async function sendTestPush(
  { db, pushSender, rateLimiter }: Services,
  user: CurrentUser,
  id: string,
): Promise<null> {
  const row = requireFound(await findPushRow(db, user, id));
  await rateLimiter.consume([{ policy: 'push-test', key: user.id }]);
  const outcome = await pushSender.send(row, {
    title: 'Notificación de prueba de Surco',
    body: 'Este dispositivo recibe sus notificaciones.',
    link: null,
    tag: randomUUID().replaceAll('-', ''),
    isTest: true,
  });
  if (outcome.kind === 'gone') {
    await withTransaction(db, (tx) => removePushDevices(tx, sql`id = ${id}`));
    throw new HttpError('NO_ENCONTRADO', {
      text: 'El navegador de este dispositivo ya no recibe notificaciones. Actívelas en él de nuevo.',
    });
  }
  if (outcome.kind === 'refused')
    throw new HttpError('AVISOS_NO_DISPONIBLES', { text: refusedText, cause: outcome.error });
  if (outcome.kind === 'failed') throw new HttpError('AVISOS_NO_DISPONIBLES', { cause: outcome.error });
  await markDelivered(db, id);
  return null;
}
