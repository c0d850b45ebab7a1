import { startTestApi, type TestApi } from '../../../testing/harness';
import { createSession } from '../../../core/security/sessions/sessionStore';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Requests a report as a user of its own, so that no limit per user counts. @returns the status */
async function requestReport(signal?: AbortSignal): Promise<number> {
  const { id } = await api.make.user('Admin');
  const cookie = `surco=${await createSession(api.db, id)}`;
  const headers = { [api.settings.apiKeyHeader]: api.settings.apiKey, cookie };
  const response = await fetch(`${address}/api/sales/sale-report`, { headers, signal });
  await response.arrayBuffer();
  return response.status;
}

/** Requests a report and disconnects when the request has arrived, before the first byte of the response. */
async function abandonReport(): Promise<void> {
  const client = new AbortController();
  api.app.server.once('request', () => client.abort());
  await expect(requestReport(client.signal)).rejects.toThrow(/abort/);
}

test('X-17 a report whose client disconnects before the first byte frees its thread', async () => {
  // More than there are threads.
  for (let count = 0; count < 3; count += 1) await abandonReport();
  expect(await requestReport()).toBe(200);
}, 60_000);
