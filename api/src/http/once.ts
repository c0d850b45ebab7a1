import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/pool';
import { transaction, type Tx } from '../db/transaction';
import { Failure } from './failure';
import { validated } from './validation';

const keySchema = z.uuid();

const requestHash = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url');

/** A device in the field may be away for weeks with something in its outbox whose answer it never heard. */
const KEPT_DAYS = 90;

const forgetOld = (tx: Tx) =>
  tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(Date.now() - KEPT_DAYS * 86_400_000))
    .execute();

async function firstAnswer<T>(tx: Tx, userId: string, key: string, hash: string): Promise<T> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hash) throw new Failure('IDEMPOTENCIA');
  return row.answer as T;
}

/**
 * A write in one transaction, done once however often it is sent with the same `Idempotency-Key`: the key is written
 * with the work itself, a second request waits for the first and gets its answer, and a failed one leaves no key.
 * @throws Failure 409 when the key comes back with another body
 */
export function once<T>(db: Db, request: FastifyRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
  const header = request.headers['idempotency-key'];
  const { user } = request;
  if (header === undefined || !user) return transaction(db, work);
  const key = validated(z.object({ 'Idempotency-Key': keySchema }), { 'Idempotency-Key': header })['Idempotency-Key'];
  const hash = requestHash(request);
  return transaction(db, async (tx) => {
    const taken = await tx
      .insertInto('idempotency_keys')
      .values({ user_id: user.id, key, request_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!taken) return firstAnswer<T>(tx, user.id, key, hash);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', user.id)
      .where('key', '=', key)
      .execute();
    await forgetOld(tx);
    return answer;
  });
}
