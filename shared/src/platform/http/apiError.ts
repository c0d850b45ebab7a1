import type { FieldError } from '../../contract';
import { isRecord } from '../../domain/isRecord';
import { isFieldError } from './isFieldError';

const NETWORK_MESSAGE = 'No hay conexión con el servidor. Revise su red e inténtelo de nuevo.';
const UNKNOWN_MESSAGE = 'Algo salió mal. Inténtelo de nuevo en unos momentos.';

/** A failed call. `message` is the Spanish message for the user: the server's `error` if it sent one (F-03). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when no answer of the API arrived (one in another shape is not from the API). */
    readonly status: number,
    /** The contract's error code; `RED` with status 0. */
    readonly code: string,
    readonly details: readonly FieldError[] = [],
    /** `data` of a 409 response: the current record. */
    readonly data?: unknown,
    /** The id under which the server's log has the request; absent when no answer of the server arrived. */
    readonly requestId?: string,
  ) {
    super(message);
  }
}

/** Creates the error of a request that got no answer: status 0, code `RED`. */
export const createNetworkError = (): ApiError => new ApiError(NETWORK_MESSAGE, 0, 'RED');

/** No answer; Too Many Requests, Bad Gateway, Service Unavailable, Gateway Timeout: they say nothing about the call. */
const UNANSWERED_STATUSES: readonly number[] = [0, 429, 502, 503, 504];

/** Whether a call failed without an answer to it: none of the API arrived, or one that asks to try later. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && UNANSWERED_STATUSES.includes(error.status);

/** Reads the contract's error body. Any other body is not from the API, but from a gateway: no answer arrived. */
export function parseApiError(status: number, body: unknown, requestId?: string): ApiError {
  if (!isRecord(body) || typeof body.error !== 'string' || typeof body.code !== 'string') return createNetworkError();
  const details = Array.isArray(body.details) ? body.details.filter(isFieldError) : [];
  return new ApiError(body.error, status, body.code, details, body.data, requestId);
}

/**
 * Moves the field errors of a rejected call to the fields of a form.
 * @param mapDetails replaces the paths of the request by those of the form
 * @returns the error to throw: anything but an ApiError unchanged
 */
export const mapFieldErrors = (
  error: unknown,
  mapDetails: (details: readonly FieldError[]) => readonly FieldError[],
): unknown =>
  error instanceof ApiError
    ? new ApiError(error.message, error.status, error.code, mapDetails(error.details), error.data, error.requestId)
    : error;

/** The Spanish message to show for anything thrown. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNKNOWN_MESSAGE;

/**
 * Whether a write failed because the record no longer exists (404), or in a conflict with what the server has (any 409,
 * not only that of another version), so that what the screen shows may be out of date.
 */
export const isStaleRecordError = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);
