import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { HttpExchange } from '../http/registerRoute';
import type { Settings } from '../settings/settings';
import { sha256 } from '../sha256';
import { getCookieOptions, prefixCookieName } from './sessions/sessionCookie';

/** A device is forgotten when it has not signed in for this long. */
const lifetimeSeconds = 180 * 24 * 3600;

const getCookieName = (settings: Settings): string => prefixCookieName(settings, 'surco-device');

const readDeviceHash = (request: FastifyRequest, settings: Settings): string =>
  sha256(request.cookies[getCookieName(settings)] ?? '');

/**
 * The hash of the device, if this browser has signed in to the account before.
 * @param userId null does the same work for an account that does not exist
 */
export async function findKnownDevice(
  db: Db,
  request: FastifyRequest,
  settings: Settings,
  userId: string | null,
): Promise<string | undefined> {
  const device = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', readDeviceHash(request, settings))
    .where('user_id', '=', userId)
    .where('last_used_at', '>', sql<Date>`now() - ${lifetimeSeconds} * interval '1 second'`)
    .executeTakeFirst();
  return device?.token_hash;
}

/** Whether the account has devices and this browser is not one of them. The first device of an account is not new. */
export async function isNewDevice(
  db: Db,
  request: FastifyRequest,
  settings: Settings,
  userId: string,
): Promise<boolean> {
  const devices = await db.selectFrom('known_devices').select('token_hash').where('user_id', '=', userId).execute();
  const hash = readDeviceHash(request, settings);
  return devices.length > 0 && !devices.some(({ token_hash }) => token_hash === hash);
}

/**
 * Marks this browser as one of the account's devices, by a cookie that outlives the session. The token changes each
 * time, so that a copy of an older one is not valid. The other accounts of the same browser get the new token too.
 */
export async function rememberDevice(
  db: Db,
  { request, reply }: HttpExchange,
  settings: Settings,
  userId: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const hash = sha256(token);
  await db
    .updateTable('known_devices')
    .set({ token_hash: hash })
    .where('token_hash', '=', readDeviceHash(request, settings))
    .execute();
  await db
    .insertInto('known_devices')
    .values({ token_hash: hash, user_id: userId })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: sql`now()` }))
    .execute();
  reply.setCookie(getCookieName(settings), token, { ...getCookieOptions(settings), maxAge: lifetimeSeconds });
}
