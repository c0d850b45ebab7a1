import { Failure } from '../http/failure';
import { retryAfterOutage } from './away';

/**
 * What the database answers, for whoever has no time to wait as long as a query may take: a probe, or a page that can do
 * without.
 * @throws Failure 503 when it takes longer
 */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Failure('BASE_NO_DISPONIBLE', { retryAfter: retryAfterOutage })), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
