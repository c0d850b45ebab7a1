/** One field's complaint: `path` as in the request's body, e.g. `lines.0.quantity`. */
export interface ErrorDetail {
  path: string;
  message: string;
}

const NETWORK_TEXT = 'No hay conexión con el servidor. Revise su red e inténtelo de nuevo.';
const UNKNOWN_TEXT = 'Algo salió mal. Inténtelo de nuevo en unos momentos.';

/** A call that failed. `message` is the Spanish sentence for the person: the server's `error` when it sent one (F-03). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status; 0 when no answer came at all. */
    readonly status: number,
    /** The contract's error code, or `RED` when no answer came. */
    readonly code: string,
    readonly details: readonly ErrorDetail[] = [],
    /** What a 409 sent beside the sentence: the record as it stands now. */
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export const networkError = (): ApiError => new ApiError(NETWORK_TEXT, 0, 'RED');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Reads the error form of the contract from an answer's body; anything else gives a general sentence. */
export function errorFrom(status: number, body: unknown): ApiError {
  if (!isRecord(body)) return new ApiError(UNKNOWN_TEXT, status, 'DESCONOCIDO');
  const text = typeof body.error === 'string' && body.error ? body.error : UNKNOWN_TEXT;
  const code = typeof body.code === 'string' ? body.code : 'DESCONOCIDO';
  const details = Array.isArray(body.details) ? body.details.filter(isDetail) : [];
  return new ApiError(text, status, code, details, body.data);
}

/** The sentence to show for whatever was thrown. */
export const errorText = (error: unknown): string => (error instanceof ApiError ? error.message : UNKNOWN_TEXT);

export { isRecord };
