import { isIPv6 } from 'node:net';
import { formatNetworkAddress } from '@surco/shared/domain';

/** The eight groups of an IPv6 address. */
function expandIpv6(ipAddress: string): string[] {
  const [head = '', tail] = ipAddress.split('::').map((part) => part.split(':').filter(Boolean).join(':'));
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

/**
 * The key that requests of one IP address are counted under: IPv4 in plain form, IPv6 by its /64 network, which
 * providers assign to one customer.
 */
export function toRateLimitAddress(ipAddress: string): string {
  const bare = formatNetworkAddress(ipAddress.split('%')[0] ?? '');
  return isIPv6(bare) ? `${expandIpv6(bare.toLowerCase()).slice(0, 4).join(':')}::/64` : bare;
}
