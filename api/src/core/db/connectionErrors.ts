import { getErrorCode } from '../getErrorCode';

/** Seconds after which a client asks again while the database is unreachable. */
export const outageRetrySeconds = 5;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/**
 * 08: connection; 28: the role or its password, while it is replaced; 53: out of resources; 57: statement_timeout, shut
 * down or starting; 25006: a server that only reads.
 */
const connectionSqlStates = /^(?:08|28|53|57|25006)/;
const connectionErrorMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether the database answers but stores nothing: it is read-only (25006), or its disk is full (53100). */
export const isWriteRefused = (error: unknown): boolean =>
  error instanceof Error && ['25006', '53100'].includes(getErrorCode(error));

/** Whether PostgreSQL ended a statement because it took longer than `statement_timeout`. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && getErrorCode(error) === '57014';

/**
 * Whether an error means that the database cannot serve just now (unreachable, out of resources, read-only, or a query
 * that timed out), rather than that a query was wrong.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = getErrorCode(error);
  return networkCodes.has(code) || connectionSqlStates.test(code) || connectionErrorMessages.test(error.message);
}
