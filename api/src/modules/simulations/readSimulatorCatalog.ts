import type { SimulatorCatalog } from '@surco/shared/contract';
import { paperLinkRetention, retentionParameters } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { Tx } from '../../core/db/transaction';
import { listActiveProductionTypes, readParameters } from '../parameters';
import { listEnabledProducts } from '../products';

/** The simulator does not use these parameters, and not every user may read them. */
const retentionKeys: ReadonlySet<string> = new Set([...retentionParameters, paperLinkRetention].map(({ key }) => key));

/** Returns when a product, a production type or a parameter last changed, as an ISO date and time. */
async function readCatalogUpdatedAt(db: Db | Tx): Promise<string> {
  const { changed } = await singleRow(
    sql<{ changed: Date }>`select coalesce(greatest(
      (select max(updated_at) from products),
      (select max(updated_at) from production_types),
      (select max(updated_at) from simulator_params)), to_timestamp(0)) as changed`.execute(db),
  );
  return changed.toISOString();
}

/**
 * Reads everything the simulation model works with: enabled products, active production types and parameters.
 * The queries run one after the other, because a transaction has one connection.
 */
export async function readSimulatorCatalog(db: Db | Tx): Promise<SimulatorCatalog> {
  const updatedAt = await readCatalogUpdatedAt(db);
  const products = await listEnabledProducts(db);
  const productionTypes = await listActiveProductionTypes(db);
  const parameters = (await readParameters(db)).filter(({ key }) => !retentionKeys.has(key));
  return { updatedAt, products, productionTypes, parameters };
}
