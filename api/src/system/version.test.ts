import { productVersion } from '../core/version';
import { createMetrics } from '../infrastructure/metrics/createMetrics';
import { formatStartupMessage } from '../start/formatStartupMessage';
import { startTestApi } from '../testing/harness';

test('X-41 the health check, every answer of the API, the metrics and the first line of a start say the same version', async () => {
  const api = await startTestApi();
  const anyone = await api.signInAs();
  const live = await anyone.get('/health/live');
  expect(live.body.data).toEqual({ status: 'ok', version: productVersion });
  const refused = await anyone.get('/auth/me');
  expect([refused.status, refused.headers['x-surco-version']]).toEqual([401, productVersion]);
  const { registry, stop } = createMetrics({ db: api.db, pools: {} });
  expect(await registry.metrics()).toContain(`surco_build_info{version="${productVersion}"} 1`);
  expect(formatStartupMessage(api.settings, { firstAdmin: 'exists' })).toContain(`Version ${productVersion}.`);
  stop();
  await api.close();
});
