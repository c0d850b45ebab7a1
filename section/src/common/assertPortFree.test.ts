import { once } from 'node:events';
import { createServer } from 'node:net';
import { assertPortFree } from './assertPortFree';

test('names a port in use with what to do, and accepts a free one', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(assertPortFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use: close the program that uses it or set another in PORT.`,
  );
  server.close();
  await once(server, 'close');
  await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined();
});
