import { useState } from 'react';
import { randomUuid } from './randomUuid';

/** Creates a function that returns one key as long as it gets equal requests, compared as JSON. */
function createKeySource(): (request: unknown) => string {
  let lastRequest: string | undefined;
  let key = '';
  return (request) => {
    const json = JSON.stringify(request);
    if (json !== lastRequest) [lastRequest, key] = [json, randomUuid()];
    return key;
  };
}

/**
 * Idempotency keys for the writes of one form: a request that is sent again unchanged, because its answer was lost,
 * gets the same key, so that the server executes it once; a changed request gets a new key.
 * @returns a stable function from request (its body, or body and parameters) to `Idempotency-Key`
 */
export function useIdempotencyKey(): (request: unknown) => string {
  const [getKey] = useState(createKeySource);
  return getKey;
}
