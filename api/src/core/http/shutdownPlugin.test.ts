import type { AddressInfo } from 'node:net';
import { buildServer } from '../../server';
import { startTestApi } from '../../testing/harness';

test('F-03 a request during shutdown gets the usual error body and headers', async () => {
  const api = await startTestApi({ env: { PUBLIC_URL: 'https://surco.ejemplo.mx' } });
  const app = await buildServer(api.settings, { db: api.db });
  let endShutdown = () => {};
  const shutdownEnd = new Promise<void>((done) => {
    endShutdown = done;
  });
  const shutdownStart = new Promise<void>((markStarted) => {
    app.addHook('preClose', () => {
      markStarted();
      return shutdownEnd;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const closed = app.close();
  await shutdownStart;
  for (const path of ['/api/products/enabled', '/api/health/live', '/login']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([path, response.status, await response.json()]).toEqual([
      path,
      503,
      { error: 'El servicio se está reiniciando. Inténtelo de nuevo en unos segundos.', code: 'SERVICIO_DETENIDO' },
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      connection: 'close',
      'retry-after': '5',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  }
  endShutdown();
  await closed;
  await api.close();
});
