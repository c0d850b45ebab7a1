import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../db/pool';
import { HttpError } from '../../http/httpError';
import { RateLimitError } from './rateLimitError';
import { rateLimitPolicies, type RateLimit, type RateLimitPolicy } from './rateLimitPolicies';

/** Counts attempts in the database, so that all instances share the counts and a restart does not reset them. */
export interface RateLimiter {
  /** @throws RateLimitError when a limit is exhausted; counts nothing */
  assertAllowed: (limits: readonly RateLimit[]) => Promise<void>;
  /** Counts one attempt. @throws RateLimitError when it exceeds a limit */
  consume: (limits: readonly RateLimit[]) => Promise<void>;
  /** Counts one attempt. @returns whether it is within the limit */
  tryConsume: (limit: RateLimit) => Promise<boolean>;
  /** Resets the counts. */
  clear: (limits: readonly RateLimit[]) => Promise<void>;
  /** Runs an attempt that counts only if it fails. @throws RateLimitError */
  limitFailures: <T>(limits: readonly RateLimit[], attempt: () => Promise<T>) => Promise<T>;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** The part of a `pg` pool that the library uses, on our own pool. */
const createStore = (db: Db) => ({
  query: async ({ text, values }: Statement) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/** Whether the attempt itself was wrong; a server error does not count. */
const isFailedAttempt = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

interface ExceededLimit {
  policy: RateLimitPolicy;
  msBeforeNext: number;
}

function assertNoneExceeded(results: readonly (ExceededLimit | null)[]): void {
  const exceeded = results.filter((result) => result !== null);
  if (exceeded.length === 0) return;
  const waits = exceeded.map(({ msBeforeNext }) => Math.max(1, Math.ceil(msBeforeNext / 1_000)));
  throw new RateLimitError(
    exceeded.map(({ policy }) => policy),
    Math.max(...waits),
  );
}

/** Creates the limiter of one server, or of one transaction, which undoes its counts when it fails. The table `rate_limits` comes from a migration. */
export function createRateLimiter(db: Db): RateLimiter {
  const storeClient = createStore(db);
  const createCounter = (policy: RateLimitPolicy) =>
    new RateLimiterPostgres({
      ...rateLimitPolicies[policy],
      keyPrefix: policy,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of the limiters deletes the expired counts of all.
      clearExpiredByTimeout: policy === 'sign-in-address',
    });
  const counters = new Map<RateLimitPolicy, RateLimiterPostgres>();
  const getCounter = (policy: RateLimitPolicy): RateLimiterPostgres => {
    const counter = counters.get(policy) ?? createCounter(policy);
    counters.set(policy, counter);
    return counter;
  };

  const findExhausted = async ({ policy, key }: RateLimit): Promise<ExceededLimit | null> => {
    const count = await getCounter(policy).get(key);
    const isExhausted = count !== null && count.consumedPoints >= rateLimitPolicies[policy].points;
    return isExhausted ? { policy, msBeforeNext: count.msBeforeNext } : null;
  };
  const countAttempt = async ({ policy, key }: RateLimit): Promise<ExceededLimit | null> => {
    try {
      await getCounter(policy).consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return { policy, msBeforeNext: error.msBeforeNext };
      throw error;
    }
  };

  const assertAllowed: RateLimiter['assertAllowed'] = async (limits) =>
    assertNoneExceeded(await Promise.all(limits.map(findExhausted)));
  const consume: RateLimiter['consume'] = async (limits) =>
    assertNoneExceeded(await Promise.all(limits.map(countAttempt)));
  return {
    assertAllowed,
    consume,
    tryConsume: async (limit) => (await countAttempt(limit)) === null,
    clear: async (limits) => void (await Promise.all(limits.map(({ policy, key }) => getCounter(policy).delete(key)))),
    limitFailures: async (limits, attempt) => {
      await assertAllowed(limits);
      try {
        return await attempt();
      } catch (error) {
        if (isFailedAttempt(error)) await consume(limits);
        throw error;
      }
    },
  };
}
