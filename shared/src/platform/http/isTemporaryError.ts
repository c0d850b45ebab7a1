import { ApiError } from './apiError';

/** No answer, Request Timeout, Too Early, Too Many Requests. */
const RETRYABLE_STATUSES: readonly number[] = [0, 408, 425, 429];

/** Whether the same request may succeed later. Errors that are not from the API count as temporary. */
export const isTemporaryError = (error: unknown): boolean =>
  !(error instanceof ApiError) || RETRYABLE_STATUSES.includes(error.status) || error.status >= 500;
