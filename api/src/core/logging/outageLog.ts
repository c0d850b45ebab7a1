import type { FastifyBaseLogger } from 'fastify';
import { describeError } from './serializeError';

/** Logs that the database cannot serve. */
export interface OutageLog {
  /**
   * Counts a failure; the first one is written at once.
   * @param reqId of the request that failed, if it was one
   */
  report: (error: unknown, reqId?: string) => void;
  /** Says that the database serves again, when a failure was reported since it last did. */
  end: () => void;
  /** Writes what is counted but not written yet. */
  stop: () => void;
}

const intervalMs = 1_000;
/** So that a line stays short; `count` has all. */
const maxRequestIds = 20;

/**
 * Writes at most one line a second, with the number of failures since the last one: with a line and a stack for each,
 * an outage would fill the disk.
 */
export function createOutageLog(log: Pick<FastifyBaseLogger, 'error' | 'info'>): OutageLog {
  let count = 0;
  let reqIds: string[] = [];
  let lastError: unknown;
  let isOut = false;
  let timer: NodeJS.Timeout | undefined;

  const write = (): void => {
    log.error({ reason: describeError(lastError), count, reqIds }, 'database unavailable');
    count = 0;
    reqIds = [];
  };
  const writeAndWait = (): void => {
    write();
    timer = setTimeout(() => {
      timer = undefined;
      if (count > 0) writeAndWait();
    }, intervalMs).unref();
  };

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) write();
  };

  return {
    report: (error, reqId) => {
      isOut = true;
      count += 1;
      if (reqId && reqIds.length < maxRequestIds) reqIds.push(reqId);
      lastError = error;
      if (!timer) writeAndWait();
    },
    end: () => {
      if (!isOut) return;
      isOut = false;
      stop();
      log.info('database available again');
    },
    stop,
  };
}
