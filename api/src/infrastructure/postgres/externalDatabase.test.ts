import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findFreePort } from '../findFreePort';
import { assertDatabaseReachable } from './externalDatabase';

test('names the setting of an unreachable database and what to do, and not the password', async () => {
  const port = await findFreePort();
  await expect(
    assertDatabaseReachable(`postgres://ana:secreto@127.0.0.1:${port}/surco`, 'DATABASE_URL'),
  ).rejects.toThrow(
    `The database of DATABASE_URL (127.0.0.1:${port}) cannot be used: nothing answers at that address; start the server or correct the address.`,
  );
});

test('X-40 names the reason why a connection with TLS failed', async () => {
  // Says that it has no TLS, as a PostgreSQL without a certificate does.
  const server = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(
    assertDatabaseReachable(`postgres://ana:secreto@127.0.0.1:${port}/surco?sslmode=verify-full`, 'DATABASE_URL'),
  ).rejects.toThrow(
    `The database of DATABASE_URL (127.0.0.1:${port}) cannot be used: the connection failed (The server does not support SSL connections).`,
  );
  server.close();
});
