import type { CallKey } from '../../contract';

/** The answer of a call together with its request. */
export interface CachedResponse {
  key: CallKey;
  /** Path and query of the request; equal requests have equal addresses. */
  address: string;
  answer: unknown;
  /** When it was received (ISO 8601). */
  at: string;
}

/** More than a page requests before the database is open. */
const MAX_QUEUED_RESPONSES = 40;

let storeResponse: ((response: CachedResponse) => void) | null = null;
const queuedResponses: CachedResponse[] = [];

/** Sets where answers are stored: those recorded so far now, later ones as they arrive. */
export function setResponseStore(store: (response: CachedResponse) => void): void {
  storeResponse = store;
  for (const response of queuedResponses.splice(0)) store(response);
}

/** Drops the answers that are not stored yet. */
export function dropQueuedResponses(): void {
  queuedResponses.length = 0;
}

/** Stores an answer, or queues it until the store is set; of a full queue the oldest is dropped. */
export function recordResponse(response: CachedResponse): void {
  if (storeResponse) storeResponse(response);
  else if (queuedResponses.push(response) > MAX_QUEUED_RESPONSES) queuedResponses.shift();
}
