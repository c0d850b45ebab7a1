import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { withTransaction, type Tx } from '../db/transaction';
import { HttpError } from '../http/httpError';
import { sha256 } from '../sha256';
import { parseWithSchema } from '../http/parseWithSchema';

const headerSchema = z.object({ 'Idempotency-Key': z.uuid() });

const hashRequest = ({ method, url, body }: FastifyRequest): string =>
  sha256(JSON.stringify([method, url, body ?? null]));

interface RequestKey {
  userId: string;
  key: string;
  hash: string;
}

/**
 * The key of a request; null without the header or without a user.
 * @throws HttpError 400 when the key is not a UUID
 */
function readKey(request: FastifyRequest): RequestKey | null {
  const header = request.headers['idempotency-key'];
  const { user } = request;
  if (header === undefined || !user) return null;
  const { 'Idempotency-Key': key } = parseWithSchema(headerSchema, { 'Idempotency-Key': header });
  return { userId: user.id, key, hash: hashRequest(request) };
}

/** Stores the key without a response, after waiting for another request with it. @returns false when it is stored */
async function claimKey(tx: Tx, { userId, key, hash }: RequestKey): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @param json the response as JSON text */
const storeResponse = (tx: Tx, { userId, key }: RequestKey, json: string) =>
  sql`update idempotency_keys set answer = ${json}::json where user_id = ${userId} and key = ${key}`.execute(tx);

/** Names the record that the first request with the key wrote, which its form did not learn of. */
function createReusedKeyError(answer: unknown): HttpError {
  const named = typeof answer === 'object' && answer !== null && 'folio' in answer && answer.folio;
  const folio = typeof named === 'string' ? ` (${named})` : '';
  const text = `Un envío anterior de este formulario sí llegó, con otros datos${folio}. Revise lo que quedó registrado antes de enviar de nuevo, para no registrarlo dos veces.`;
  return new HttpError('IDEMPOTENCIA', { text, data: answer });
}

async function readStoredResponse<T>(tx: Tx, { userId, key, hash }: RequestKey): Promise<T> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== hash) throw createReusedKeyError(row.answer);
  return row.answer as T;
}

/**
 * Runs a write in one transaction, once per user and `Idempotency-Key`. The key is stored with the write: a second
 * request waits for the first and gets its stored response; a failed write stores no key. Keys are stored for weeks
 * (`retention` module), because a device may be offline that long with an item whose response it never received.
 * Without the header or without a user, every request runs the write.
 * @param toStored the part of the response that may be stored
 * @throws HttpError 400 when the key is not a UUID, 409 when it was used with another request
 */
export function withIdempotency<T>(
  db: Db,
  request: FastifyRequest,
  work: (tx: Tx) => Promise<T>,
  toStored: (response: T) => unknown = (response) => response,
): Promise<T> {
  const key = readKey(request);
  if (!key) return withTransaction(db, work);
  return withTransaction(db, async (tx) => {
    if (!(await claimKey(tx, key))) return readStoredResponse<T>(tx, key);
    const response = await work(tx);
    await storeResponse(tx, key, JSON.stringify(toStored(response)));
    return response;
  });
}
