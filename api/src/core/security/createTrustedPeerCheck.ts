import { BlockList, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns the function that checks whether a request comes over a connection of a trusted proxy.
 * @param trustedProxies addresses and networks
 */
export function createTrustedPeerCheck(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const list = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) list.addAddress(address, getFamily(address));
    else list.addSubnet(address, Number(prefix), getFamily(address));
  }
  return ({ socket: { remoteAddress = '' } }) =>
    remoteAddress !== '' && list.check(remoteAddress, getFamily(remoteAddress));
}
