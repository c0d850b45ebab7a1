import type { SimulatorCatalog } from '@surco/shared/contract';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import { enabledProducts } from '../products/repository';
import { activeProductionTypes, catalogChangedAt, simulatorParams } from './repository';

/** All that the model works with, as it is now, and the day it is of. One after the other: a transaction has one connection. */
export async function catalog(db: Db | Tx): Promise<SimulatorCatalog> {
  const updatedAt = await catalogChangedAt(db);
  const products = await enabledProducts(db);
  const productionTypes = await activeProductionTypes(db);
  return { updatedAt, products, productionTypes, parameters: await simulatorParams(db) };
}
