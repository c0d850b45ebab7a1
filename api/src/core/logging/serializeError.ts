import { getErrorCode } from '../getErrorCode';
import { HttpError } from '../http/httpError';

/** What the log says of an error. Other properties are left out: libraries put rows, recipients and input there. */
interface ErrorDescription {
  [key: string]: unknown;
  type: string;
  code?: string;
  message: string;
}

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** A data exception of PostgreSQL: its message quotes the value that somebody entered. */
const dataException = /^22/;

/** The message without values that somebody entered; the code in place of the Spanish message for users. */
function toLogMessage(error: Error): string {
  if (error instanceof HttpError) return error.code;
  const message = dataException.test(getErrorCode(error)) ? error.message.replace(/:.*$/s, '') : error.message;
  return message.replaceAll(mailAddress, '[address]');
}

/** An error of several addresses has no message of its own. */
const getFirstError = (error: unknown): unknown =>
  error instanceof AggregateError && error.message === '' ? error.errors[0] : error;

export function describeError(given: unknown): ErrorDescription {
  const error = getFirstError(given);
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is not an error was thrown.' };
  const code = getErrorCode(error);
  return { type: error.name, ...(code ? { code } : {}), message: toLogMessage(error) };
}

/** The stack without the message, which may go over several lines. */
const listFrames = (error: Error): string[] =>
  (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

function formatStack(error: unknown): string {
  const { type, message } = describeError(error);
  const title = `${type}: ${message}`;
  if (!(error instanceof Error)) return title;
  const stack = [title, ...listFrames(error)].join('\n');
  return error.cause === undefined ? stack : `${stack}\ncaused by ${formatStack(error.cause)}`;
}

/** The serializer of the log: what `describeError` returns, and the stacks of the error and of its causes. */
export const serializeError = (error: unknown): ErrorDescription & { stack: string } => ({
  ...describeError(error),
  stack: formatStack(error),
});
