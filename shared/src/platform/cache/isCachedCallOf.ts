import type { CallKey } from '../../contract';

/** Whether a key of the swr cache (`[call key, request]`) belongs to one of these calls. */
export const isCachedCallOf = (cacheKey: unknown, keys: readonly CallKey[]): boolean =>
  Array.isArray(cacheKey) && keys.some((key) => key === cacheKey[0]);
