import type { IncomingMessage } from 'node:http';
import { createTrustedPeerCheck } from '../security/createTrustedPeerCheck';
import { createRandomCode } from '../security/createRandomCode';

export const requestIdHeader = 'x-request-id';

const wellFormedId = /^[\w-]{8,64}$/;

/** Short enough to be read aloud on the telephone: users give it to support. */
export const createRequestId = (): string => createRandomCode(3, 4);

/**
 * Returns the function that gives each request its id: a well-formed one that a trusted proxy sends, so that its log and
 * ours name the request alike; otherwise a new one.
 */
export function createRequestIdSource(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrustedPeer = createTrustedPeerCheck(trustedProxies);
  return (request) => {
    const given = request.headers[requestIdHeader];
    const isGiven = typeof given === 'string' && wellFormedId.test(given);
    return isGiven && isTrustedPeer(request) ? given : createRequestId();
  };
}
