/** Seconds after which a client asks again while the database is away. */
export const retryAfterOutage = 5;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** 08: connection; 53: out of resources; 57P: shut down or starting; 25006: a replica that only reads. */
const stateCodes = /^(?:08|53|57P|25006)/;
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether an error means that the database cannot be reached just now, rather than that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return networkCodes.has(code) || stateCodes.test(code) || messages.test(error.message);
}
