import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDrain } from './drain';
import { shutdownPlugin } from './shutdownPlugin';

const getPort = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

/** A server with the route `/slow`, which answers after `finish`. */
async function startSlowServer() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  shutdownPlugin(app, createDrain());
  let finish = (): void => {};
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  const started = new Promise<void>((markStarted) => {
    app.get('/slow', async () => {
      markStarted();
      await finished;
      return { ok: true };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url: `http://127.0.0.1:${getPort(app)}/slow`, started, finish };
}

test('F-03 a server that stops finishes the request under way and accepts no connection', async () => {
  const { app, url, started, finish } = await startSlowServer();
  const response = fetch(url);
  await started;
  const closed = app.close();
  while (app.server.listening) await new Promise(setImmediate);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  finish();
  const { status, headers } = await response;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

test('F-03 neither an unused connection nor an endless request delays the end', async () => {
  const { app, url, started } = await startSlowServer();
  const unused = connect(getPort(app), '127.0.0.1');
  await once(unused, 'connect');
  const endless = fetch(url);
  await started;
  const [result] = await Promise.allSettled([endless, app.close()]);
  expect(result.status).toBe('rejected');
  unused.destroy();
}, 10_000);
