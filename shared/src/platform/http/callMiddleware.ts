import type { CallKey } from '../../contract';

/** A call before it is sent to the server. */
export interface OutgoingCall {
  key: CallKey;
  /** Path and query, e.g. `/sales?page=2`; the path parameters are filled in. */
  address: string;
}

/** The next step around a call. An aborted `signal` cancels the request, unless the caller of `call` passed its own. */
export type Send = (signal?: AbortSignal) => Promise<unknown>;

/**
 * A step around every `call` and `fetchLogo`; not around `callFile` and `callResponse`.
 * @param outgoing the call
 * @param send the next step, finally the request itself; rejects with ApiError
 * @returns the response data, from `send` or from elsewhere
 */
export type CallMiddleware = (outgoing: OutgoingCall, send: Send) => Promise<unknown>;

const middlewares: CallMiddleware[] = [];

/**
 * Puts a middleware around all later calls; the one registered first runs first.
 * @returns a function that removes it
 */
export function registerCallMiddleware(middleware: CallMiddleware): () => void {
  middlewares.push(middleware);
  return () => {
    const index = middlewares.indexOf(middleware);
    if (index >= 0) middlewares.splice(index, 1);
  };
}

/** Sends a call through all registered middlewares. */
export const runCallMiddlewares = (outgoing: OutgoingCall, send: Send): Promise<unknown> =>
  middlewares.reduceRight<Send>(
    (next, middleware) => (outer) => middleware(outgoing, (signal) => next(signal ?? outer)),
    send,
  )();
