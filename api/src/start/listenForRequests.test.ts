import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import { StartError } from '../core/settings/startError';
import { listenForRequests } from './startServer';

test.each([undefined, '127.0.0.1', '::'])('A-01 a used port is explained in one sentence (HOST %s)', async (host) => {
  const other = createServer().listen(0, host ?? '::');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const app = fastify();
  await expect(listenForRequests(app, { host, port })).rejects.toEqual(
    new StartError(`Port ${port} is in use: stop the program that uses it or set another one in PORT.`),
  );
  await app.close();
  other.close();
});

test('A-01 an address of another machine is explained in one sentence', async () => {
  const app = fastify();
  await expect(listenForRequests(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set another one in HOST.',
  );
  await app.close();
});
