import { ApiError, getErrorMessage } from './apiError';

/** The Spanish line with the code by which support finds a failed request in the log; undefined without one. */
export const getSupportText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.requestId ? `Código para soporte: ${error.requestId}` : undefined;

/** The Spanish message, followed by the code for support when the server failed (5xx), for a place with one text. */
export function getErrorMessageWithCode(error: unknown): string {
  const support = error instanceof ApiError && error.status >= 500 ? getSupportText(error) : undefined;
  return support ? `${getErrorMessage(error)} ${support}.` : getErrorMessage(error);
}
