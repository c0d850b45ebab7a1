import { ApiError, getErrorMessage } from './apiError';

/**
 * The Spanish line with the code by which support finds a failed request in the log; undefined without one, and for an
 * error whose message says what to do.
 */
export const getSupportText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.requestId && error.status >= 500
    ? `Código para soporte: ${error.requestId}`
    : undefined;

/** The Spanish message, followed by the code for support, for a place with one text. */
export function getErrorMessageWithCode(error: unknown): string {
  const support = getSupportText(error);
  return support ? `${getErrorMessage(error)} ${support}.` : getErrorMessage(error);
}
