import { createNetworkError } from '../http/apiError';
import { trackAnswer, useConnectionState } from './connectionState';

/** A request that can be aborted. */
export interface PendingRequest<T> {
  /** Rejects with an ApiError of status 0, as without a network, after an abort. */
  answer: Promise<T>;
  controller: AbortController;
}

/** Sends a request; `useConnectionState` has whether the server answers it. */
export function sendAbortable<T>(send: (signal: AbortSignal) => Promise<T>): PendingRequest<T> {
  const controller = new AbortController();
  const request = send(controller.signal);
  trackAnswer(request);
  const answer = request.catch((error: unknown) => {
    throw controller.signal.aborted ? createNetworkError() : error;
  });
  return { answer, controller };
}

/** In ms. */
const LOST_AFTER_MS = 30_000;

/**
 * Aborts a request that has no answer for long, if the server answers no other one either. A lost request occupies one
 * of the six connections that a browser opens to a server, and without a free one it cannot notice the network's return.
 */
export function abandonWhenLost({ answer, controller }: PendingRequest<unknown>): void {
  const timer = setInterval(() => {
    if (useConnectionState.getState().isUnreachable) controller.abort();
  }, LOST_AFTER_MS);
  const stop = (): void => clearInterval(timer);
  answer.then(stop, stop);
}
