import { HttpError } from './httpError';
import { outageRetrySeconds } from '../db/connectionErrors';

/**
 * Limits the wait for a database query, for callers that cannot wait as long as a query may take.
 * @throws HttpError 503 when it takes longer than `ms`
 */
export async function withTimeout<T>(ms: number, query: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HttpError('BASE_NO_DISPONIBLE', { retryAfter: outageRetrySeconds })), ms);
  });
  try {
    return await Promise.race([query, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
