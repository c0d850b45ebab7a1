import { isIPv6 } from 'node:net';

/** Eight groups of an IPv6 address, written out. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean).join(':'));
  const [before, after] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

/**
 * Whose address it is, for counting: an IPv4 one however it arrives, and of an IPv6 one the network that a single
 * customer is given whole (/64), so that nobody counts as millions.
 */
export function countedAddress(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  return isIPv6(bare) ? `${groups(bare.toLowerCase()).slice(0, 4).join(':')}::/64` : bare;
}
