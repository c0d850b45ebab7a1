import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/pool';
import { withTransaction, type Tx } from '../db/transaction';
import { HttpError } from '../http/httpError';
import { sha256 } from '../sha256';
import { parseWithSchema } from '../http/parseWithSchema';

const idempotencyKeySchema = z.uuid();

const hashRequest = ({ method, url, body }: FastifyRequest): string =>
  sha256(JSON.stringify([method, url, body ?? null]));

async function readStoredResponse<T>(tx: Tx, userId: string, key: string, hash: string): Promise<T> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hash) throw new HttpError('IDEMPOTENCIA');
  return row.answer as T;
}

/**
 * Runs a write in one transaction, once per user and `Idempotency-Key`. The key is stored with the write: a second
 * request waits for the first and gets its stored response; a failed write stores no key. Keys are stored for weeks
 * (`retention` module), because a device may be offline that long with an item whose response it never received.
 * Without the header or without a user, every request runs the write.
 * @throws HttpError 400 when the key is not a UUID, 409 when it was used with another request
 */
export function withIdempotency<T>(db: Db, request: FastifyRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
  const header = request.headers['idempotency-key'];
  const { user } = request;
  if (header === undefined || !user) return withTransaction(db, work);
  const key = parseWithSchema(z.object({ 'Idempotency-Key': idempotencyKeySchema }), { 'Idempotency-Key': header })[
    'Idempotency-Key'
  ];
  const hash = hashRequest(request);
  return withTransaction(db, async (tx) => {
    const inserted = await tx
      .insertInto('idempotency_keys')
      .values({ user_id: user.id, key, request_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!inserted) return readStoredResponse<T>(tx, user.id, key, hash);
    const response = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(response) })
      .where('user_id', '=', user.id)
      .where('key', '=', key)
      .execute();
    return response;
  });
}
