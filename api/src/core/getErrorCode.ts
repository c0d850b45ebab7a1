/** The code of a system or database error (ECONNREFUSED, 28P01 …); empty when it has none. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
