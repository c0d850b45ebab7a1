import { apiErrors, type ErrorBody, type ErrorCode, type FieldError } from '@surco/shared/contract';
import { maxErrorDetails } from '@surco/shared/contract/calls';

interface HttpErrorOptions {
  /** Errors of single fields. */
  details?: readonly FieldError[];
  /** Spanish message for the user; default: the message of the code. */
  text?: string;
  /** What `ErrorBody` says for each code. */
  data?: unknown;
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** The original error, for the log. */
  cause?: unknown;
}

/** An error that becomes the error response of the contract: its code decides the status, its message is for users. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: ErrorBody;

  constructor(
    readonly code: ErrorCode,
    { details, text, data, retryAfter, cause }: HttpErrorOptions = {},
  ) {
    super(text ?? apiErrors[code].text, { cause });
    this.status = apiErrors[code].status;
    this.retryAfter = retryAfter;
    this.body = {
      error: this.message,
      code,
      ...(details?.length ? { details: [...details] } : {}),
      ...(data === undefined ? {} : { data }),
    };
  }
}

/** The error 400 of one field. @param message Spanish */
export const createFieldError = (path: string, message: string): HttpError =>
  new HttpError('DATOS_INVALIDOS', { details: [{ path, message }] });

/** Returns the record. @throws HttpError 404 when there is none within the caller's scope */
export function requireFound<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw new HttpError('NO_ENCONTRADO');
  return record;
}

/** @throws HttpError 400 when there is any field error */
export function assertNoFieldErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new HttpError('DATOS_INVALIDOS', { details: errors.slice(0, maxErrorDetails) });
}
