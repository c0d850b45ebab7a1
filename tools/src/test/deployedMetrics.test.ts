import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../../api/src/core/db/pool';
import { createMetrics } from '../../../api/src/infrastructure/metrics/createMetrics';
import { ROOT } from '../packages';

const listSeries = (name: string, type: string): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

/** The names under which Prometheus stores the metrics, and what else a query may name. */
async function readSeriesNames(): Promise<Set<string>> {
  // Never connects: only the names of the metrics are read.
  const db = openDb('postgres://nobody@127.0.0.1:1/none');
  const metrics = createMetrics({ db, pools: { requests: db } });
  const known = await metrics.registry.getMetricsAsJSON();
  metrics.stop();
  await db.destroy();
  return new Set(known.flatMap(({ name, type }) => listSeries(name, String(type))));
}

test.each(['prometheus-rules.yml', 'grafana-dashboard.json'])('%s names existing metrics only', async (file) => {
  const text = readFileSync(join(ROOT, 'tools', 'deploy', file), 'utf8');
  const named = new Set(text.match(/\b(?:surco|nodejs|process)_\w+/g));
  const known = await readSeriesNames();
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});
