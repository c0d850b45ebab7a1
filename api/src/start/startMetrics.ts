import type { Db } from '../core/db/pool';
import type { Settings } from '../core/settings/settings';
import { StartError } from '../core/settings/startError';
import type { StopFunctions } from './stopFunctions';

interface OpenedPools {
  db: Db;
  replicaDb: Db | undefined;
  jobsDb: Db;
}

/**
 * Serves the metrics, when the settings name a port. Their code is loaded only then.
 * @throws StartError when the port cannot be used
 */
export async function startMetrics(
  { metrics: address }: Settings,
  { db, replicaDb, jobsDb }: OpenedPools,
  stops: StopFunctions,
): Promise<void> {
  if (!address) return;
  const [{ createMetrics }, { startMetricsServer }] = await Promise.all([
    import('../infrastructure/metrics/createMetrics'),
    import('../infrastructure/metrics/startMetricsServer'),
  ]);
  const pools = { requests: db, ...(replicaDb && { replica: replicaDb }), ...(jobsDb !== db && { jobs: jobsDb }) };
  const metrics = createMetrics({ db, pools });
  stops.push(async () => metrics.stop());
  const server = await startMetricsServer(metrics.registry, address).catch(() => {
    throw new StartError(
      `METRICS_PORT: ${address.host}:${address.port} cannot be listened on. Another program or instance may use it: set another port.`,
    );
  });
  stops.push(server.stop);
}
