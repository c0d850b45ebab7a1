import { formatNetworkAddress } from './formatNetworkAddress';

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:0:1', '::ffff:0:1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[::ffff:192.0.2.1]', '192.0.2.1'],
])('X-27 shows the address %s as %s', (address, shown) => expect(formatNetworkAddress(address)).toBe(shown));
