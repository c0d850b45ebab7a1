import { isIP } from 'node:net';
import { commaListSchema } from './commaList';

/** Whether a text is an IP address, or a network in CIDR notation such as `10.0.0.0/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would trust every client, which could then choose its own address.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Addresses and networks of reverse proxies, separated by commas. */
export const trustedProxiesSchema = commaListSchema
  .refine(
    (proxies) => proxies.every(isAddressOrNetwork),
    'must be IP addresses or networks separated by commas, such as 10.0.0.7,192.168.0.0/16',
  )
  .default([]);
