/**
 * An IP address in its usual form. A server that listens on IPv6 reads IPv4 as `::ffff:192.0.2.1`, and some proxies
 * forward the port of the client with it: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
export const formatNetworkAddress = (address: string): string =>
  address
    .replace(/^\[([\da-f:.]+)\](?::\d+)?$/i, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
