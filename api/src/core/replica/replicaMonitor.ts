import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../http/withTimeout';
import { describeError } from '../logging/serializeError';

/** Data of the replica may be this old for a client that has written nothing. */
export const maxLagMs = 5_000;
const checkIntervalMs = 500;
/** After a failure the replica is left alone for longer. */
const failurePauseMs = 5_000;
const checkTimeoutMs = 2_000;

export interface ReplicaMonitorOptions {
  /** Position in the log up to which the primary has written. */
  readWritten: () => Promise<number>;
  /** Position up to which the replica has replayed; null when it is no replica any more. */
  readReplayed: () => Promise<number | null>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Sample {
  at: number;
  written: number;
}

export interface ReplicaMonitor {
  /** Whether the replica has everything up to this position, and everything that is older than `maxLagMs`. */
  hasReached: (position: number) => boolean;
  /** The replica failed: it is not used until it has been checked again. The log has the first of several failures. */
  reportFailure: (error: unknown) => void;
}

/**
 * Knows how far the replica is. It is checked in the background while it is asked for, so that no read waits for a
 * check; a result is valid for `maxLagMs`.
 */
export function createReplicaMonitor(
  { readWritten, readReplayed, log }: ReplicaMonitorOptions,
  now: () => number = Date.now,
): ReplicaMonitor {
  let samples: Sample[] = [];
  let replayed: { at: number; position: number } | undefined;
  let nextCheckAt = 0;
  let isChecking = false;
  let hasFailed = false;

  const reportFailure = (error: unknown): void => {
    if (!hasFailed) log.warn({ reason: describeError(error) }, 'replica is not used');
    hasFailed = true;
    replayed = undefined;
    nextCheckAt = now() + failurePauseMs;
  };

  const check = async (): Promise<void> => {
    const at = now();
    try {
      const [written, position] = await withTimeout(checkTimeoutMs, Promise.all([readWritten(), readReplayed()]));
      samples = [...samples.filter((sample) => sample.at > at - maxLagMs), { at, written }];
      if (position === null) throw new Error('The server of DATABASE_READ_URL is no replica.');
      replayed = { at, position };
      if (hasFailed) log.warn('replica is used again');
      hasFailed = false;
    } catch (error) {
      reportFailure(error);
    }
  };

  const checkWhenDue = (): void => {
    if (isChecking || now() < nextCheckAt) return;
    isChecking = true;
    nextCheckAt = now() + checkIntervalMs;
    void check().finally(() => {
      isChecking = false;
    });
  };

  return {
    hasReached: (position) => {
      checkWhenDue();
      const oldest = samples.find(({ at }) => at > now() - maxLagMs);
      if (!replayed || !oldest || replayed.at <= now() - maxLagMs) return false;
      return replayed.position >= Math.max(position, oldest.written);
    },
    reportFailure,
  };
}
