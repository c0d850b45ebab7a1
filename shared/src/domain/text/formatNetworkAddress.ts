/** An IPv4 address in its usual form: a server that listens on IPv6 reads it as `::ffff:192.0.2.1`. */
export const formatNetworkAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
