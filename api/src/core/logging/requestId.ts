import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { createRandomCode } from '../security/createRandomCode';

export const requestIdHeader = 'x-request-id';

const wellFormedId = /^[\w-]{8,64}$/;

/** Short enough to be read aloud on the telephone: users give it to support. */
export const createRequestId = (): string => createRandomCode(3, 4);

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function buildProxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) list.addAddress(address, getFamily(address));
    else list.addSubnet(address, Number(prefix), getFamily(address));
  }
  return list;
}

/**
 * Returns the function that gives each request its id: a well-formed one that a trusted proxy sends, so that its log and
 * ours name the request alike; otherwise a new one.
 */
export function createRequestIdSource(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const proxies = buildProxyList(trustedProxies);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = headers[requestIdHeader];
    const isGiven = typeof given === 'string' && wellFormedId.test(given);
    return isGiven && remoteAddress && proxies.check(remoteAddress, getFamily(remoteAddress))
      ? given
      : createRequestId();
  };
}
