import type { FastifyBaseLogger } from 'fastify';
import { isConnectionError } from '../db/connectionErrors';
import type { OutageLog } from './outageLog';

interface WarningDeps {
  outageLog: OutageLog;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Returns the function that logs a failure outside the response to a request; those of an outage are only counted. */
export const createWarning =
  ({ outageLog, log }: WarningDeps) =>
  (err: unknown, what: string): void =>
    isConnectionError(err) ? outageLog.report(err) : log.warn({ err }, what);
