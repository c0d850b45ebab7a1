import pLimit from 'p-limit';
import { HttpError } from '../http/httpError';

/** Each hash takes 19 MB and a thread of the pool that also reads files and resolves names. */
const maxRunning = 2;
/** About two seconds of work; a longer wait would look like a failure. */
const maxWaiting = 100;
const retrySeconds = 5;

const slots = pLimit(maxRunning);

/**
 * Runs work that hashes a password: at most two at once in this process, the rest wait in order.
 * @throws HttpError 503 with Retry-After when too many wait already
 */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= maxWaiting) throw new HttpError('SERVICIO_OCUPADO', { retryAfter: retrySeconds });
  return slots(work);
}
