import { request } from 'node:https';
import { createPublicAddressAgent, isPublicAddress } from './publicAddressAgent';

test.each([
  ['142.250.1.95', 4, true],
  ['2607:f8b0::1', 6, true],
  ['127.0.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['172.31.0.1', 4, false],
  ['192.168.1.1', 4, false],
  ['169.254.169.254', 4, false],
  ['100.64.0.1', 4, false],
  ['255.255.255.255', 4, false],
  ['::1', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
  ['::ffff:10.0.0.1', 6, false],
  ['2002:a00:1::1', 6, false],
])('%s (IPv%i) is public: %s', (address, family, isPublic) => expect(isPublicAddress(address, family)).toBe(isPublic));

test('connects to no name that has only addresses of the internal network', async () => {
  const failure = new Promise<Error>((resolve) => {
    request('https://localhost/', { agent: createPublicAddressAgent() }).on('error', resolve).end();
  });
  expect((await failure).message).toBe('localhost has no public address.');
});
