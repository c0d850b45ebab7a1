import type { ImportDuplicate, Inventory } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';
import { inventoryFields as fields } from '@surco/shared/records/inventory';
import { inventoryInput } from '@surco/shared/records/inventoryInput';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../core/db/transaction';
import type { ImportPlan, PlanJob } from '../../../core/imports/importDefinition';
import { type Candidate, type ExistingRecord, planRecords } from '../../../core/imports/planRecords';
import { createNameFinder, RowChecker } from '../../../core/imports/rowChecker';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { listActiveDistributors } from '../../partners';
import { registerInventories } from '../registerInventories';
import { findInventoriesById } from '../repository';
import { columnsOfFields, type InventoryColumn, type InventoryRow } from './inventorySheet';

type InventoryValues = z.output<typeof inventoryInput>;

interface StockNames {
  season: string;
  product: string;
  distributor: string;
}

const describeStock = ({ season, product, distributor }: StockNames, bags: number): ImportDuplicate['incoming'] => [
  { label: fields.seasonId.label, value: season },
  { label: fields.productId.label, value: product },
  { label: fields.distributorId.label, value: distributor },
  { label: fields.initial.label, value: formatCount(bags, 'bolsa', 'bolsas') },
];

type StockIds = Pick<InventoryValues, 'seasonId' | 'distributorId' | 'productId'>;

const formatKey = ({ seasonId, distributorId, productId }: StockIds): string =>
  [seasonId, distributorId, productId].join(' ');

const toCandidate = (row: number, values: InventoryValues, names: StockNames): Candidate<InventoryValues> => ({
  row,
  values,
  label: names.product,
  details: [names.season, names.distributor, formatCount(values.initial, 'bolsa', 'bolsas')].join(' · '),
  keys: [{ key: formatKey(values), reason: 'Misma temporada, producto y distribuidor' }],
  fields: describeStock(names, values.initial),
});

/** Looks up the names of each row. Rows of one product that differ in their lot are one inventory. */
async function resolveInventories(
  tx: Tx,
  { user, rows, errors }: PlanJob<InventoryRow>,
): Promise<Candidate<InventoryValues>[]> {
  const seasons = await tx.selectFrom('seasons').select(['id', 'name']).execute();
  const products = await tx.selectFrom('products').select(['id', 'code as name']).where('enabled', '=', true).execute();
  const findSeason = createNameFinder(seasons, 'No hay una temporada');
  const findProduct = createNameFinder(products, 'No hay un producto habilitado');
  const findDistributor = createNameFinder(await listActiveDistributors(tx, user), 'No hay un distribuidor activo');
  const candidates = new Map<string, Candidate<InventoryValues>>();
  const lots = new Map<string, number>();
  for (const { row, season, distributor, code, bags, lot } of rows) {
    const checker = new RowChecker<InventoryColumn>(row, errors, columnsOfFields);
    const found = {
      season: checker.take('temporada', findSeason(season)),
      distributor: checker.take('distribuidor', findDistributor(distributor)),
      product: checker.take('clave', findProduct(code)),
    };
    if (!found.season || !found.distributor || !found.product) continue;
    const ids = { seasonId: found.season.id, distributorId: found.distributor.id, productId: found.product.id };
    const key = formatKey(ids);
    const lotKey = `${key} ${toLookupKey(lot)}`;
    const first = candidates.get(key);
    const sameLot = lots.get(lotKey);
    if (sameLot) checker.report('clave', `Es el mismo producto${lot ? ' y lote' : ''} que el de la fila ${sameLot}.`);
    lots.set(lotKey, sameLot ?? row);
    const initial = typeof bags === 'number' ? bags + (first?.values.initial ?? 0) : bags;
    const values = checker.check(inventoryInput, { ...ids, initial });
    const names = { season: found.season.name, product: found.product.name, distributor: found.distributor.name };
    if (values) candidates.set(key, toCandidate(first?.row ?? row, values, names));
  }
  return [...candidates.values()];
}

const toExisting = (inventory: Inventory): ExistingRecord<InventoryValues> => ({
  label: inventory.product.code,
  fields: describeStock(
    { season: inventory.season.name, product: inventory.product.code, distributor: inventory.distributor.name },
    inventory.initial,
  ),
  values: inventory,
  version: inventory.version,
});

/** Plans an import of opening stock. Stock that is registered already stays as it is: it is adjusted with a reason. */
export async function planInventories(tx: Tx, job: PlanJob<InventoryRow>): Promise<ImportPlan> {
  const { user } = job;
  const candidates = await resolveInventories(tx, job);
  const seasonIds = [...new Set(candidates.map(({ values }) => values.seasonId))];
  const { rows: known } = await sql<StockIds & { id: string }>`
    select id, season_id as "seasonId", distributor_id as "distributorId", product_id as "productId"
    from inventories where season_id = any(${seasonIds}::uuid[])`.execute(tx);
  return planRecords(job, {
    candidates,
    known: known.map(({ id, ...ids }) => ({
      id,
      isVisible: true,
      keys: [{ key: formatKey(ids), reason: '' }],
    })),
    readExisting: async (ids) =>
      new Map((await findInventoriesById(tx, user, ids)).map((inventory) => [inventory.id, toExisting(inventory)])),
    create: async (batch) => {
      const created = await registerInventories(tx, user, { rows: batch.map(({ values }) => values) });
      return (Array.isArray(created) ? created : [created]).map(({ id }) => id);
    },
  });
}
