import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

/** Networks that are not on the public Internet (IANA special-purpose registries). */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix);
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
/** Networks that carry an IPv4 address, which may be a private one: 6to4, Teredo. */
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is reachable on the public Internet, so that no request of ours reaches an internal server. */
export const isPublicAddress = (address: string, family: number): boolean =>
  family === 6 ? publicIpv6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6') : !privateNetworks.check(address);

/** Resolves a host name as Node does, to public addresses only. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = found.filter(({ address, family }) => isPublicAddress(address, family));
    const [first] = addresses;
    if (!first) return callback(new Error(`${hostname} has no public address.`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Connects to public addresses only. The check is part of the connection: a name cannot change its address after it. */
export const createPublicAddressAgent = (): Agent =>
  new Agent({ keepAlive: true, maxSockets: 8, lookup: lookupPublic });
