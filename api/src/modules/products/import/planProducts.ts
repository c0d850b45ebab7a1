import type { CallInput, Product, ProductPrice } from '@surco/shared/contract';
import { formatMoney, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { pickFields } from '@surco/shared/records/field';
import { toDetailFields } from '@surco/shared/records/format';
import { productFields as fields } from '@surco/shared/records/product';
import { productInput } from '@surco/shared/records/productInput';
import { priceInput } from '@surco/shared/records/productPriceInput';
import { z } from 'zod/mini';
import type { Tx } from '../../../core/db/transaction';
import type { ImportPlan, PlanJob } from '../../../core/imports/importDefinition';
import { type Candidate, type ExistingRecord, planRecords } from '../../../core/imports/planRecords';
import { createNameFinder, RowChecker } from '../../../core/imports/rowChecker';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { changePrices } from '../prices/changePrices';
import { listPrices } from '../prices/listPrices';
import { toProduct } from '../repository';
import { createProduct, updateProduct } from '../service';
import { columnsOfFields, type ProductColumn, type ProductRow } from './productSheet';

type ProductValues = CallInput<'POST /products'>['body'];

const comparedFields = [
  'code',
  'name',
  'crop',
  'use',
  'environment',
  'packaging',
  'seedsPerBag',
  'densityPlantsHa',
  'kgPerBag',
  'kgPerHa',
  'yieldMV',
  'dryMatter',
  'basePrice',
  'maxDiscount',
  'taxRate',
  'seedCategory',
  'treatment',
  'enabled',
] as const;

const toKeys = (code: string) => [{ key: toLookupKey(code), reason: 'Misma clave' }];

/** The fields that a product has also when its row leaves them out. */
const defaultedFields = ['taxRate', 'enabled'] as const;

function toCandidate({ row, input }: ProductRow, values: ProductValues): Candidate<ProductValues> {
  const { seedsPerBag = null, densityPlantsHa = null, kgPerBag = null, kgPerHa = null } = values;
  return {
    row,
    values,
    label: values.code,
    details: `${values.name} · ${formatMoney(values.basePrice)}`,
    keys: toKeys(values.code),
    assumed: defaultedFields.filter((name) => !(name in input)).map((name) => fields[name].label),
    fields: toDetailFields(fields, { ...values, seedsPerBag, densityPlantsHa, kgPerBag, kgPerHa }, comparedFields),
  };
}

const toExisting = (product: Product): ExistingRecord<ProductValues> => ({
  label: product.code,
  fields: toDetailFields(fields, product, comparedFields),
  values: pickFields(fields, product),
  version: product.version,
});

/** The price of a product in a list of a season or zone. */
interface ListPriceRow extends PriceListKey {
  row: number;
  code: string;
  price: string;
}

const priceSchema = z.object({ basePrice: priceInput });
const formatListKey = ({ seasonId, zoneId }: PriceListKey): string => `${seasonId} ${zoneId}`;

/** Looks up the season and zone of the rows that have one. */
async function resolveListPrices(tx: Tx, { rows, errors }: PlanJob<ProductRow>): Promise<ListPriceRow[]> {
  const seasons = await tx.selectFrom('seasons').select(['id', 'name']).execute();
  const zones = await tx.selectFrom('zones').select(['id', 'name']).execute();
  const findSeason = createNameFinder(seasons, 'No hay una temporada');
  const findZone = createNameFinder(zones, 'No hay una zona');
  const firstRows = new Map<string, number>();
  return rows.flatMap(({ row, code, price, season, zone }) => {
    const checker = new RowChecker<ProductColumn>(row, errors, columnsOfFields);
    const seasonId = season ? (checker.take('temporada', findSeason(season))?.id ?? null) : null;
    const zoneId = zone ? (checker.take('zona', findZone(zone))?.id ?? null) : null;
    const key = `${toLookupKey(code)} ${formatListKey({ seasonId, zoneId })}`;
    const first = firstRows.get(key);
    if (checker.isValid && first) checker.report('clave', `Es el mismo precio que el de la fila ${first}.`);
    firstRows.set(key, first ?? row);
    const input = checker.check(priceSchema, { basePrice: price });
    return input ? [{ row, code, price: input.basePrice, seasonId, zoneId }] : [];
  });
}

interface PricedList extends PriceListKey {
  prices: readonly ListPriceRow[];
}

const groupByList = (prices: readonly ListPriceRow[]): PricedList[] =>
  [...new Set(prices.map(formatListKey))].flatMap((key) => {
    const ofList = prices.filter((price) => formatListKey(price) === key);
    return ofList[0] ? [{ seasonId: ofList[0].seasonId, zoneId: ofList[0].zoneId, prices: ofList }] : [];
  });

const indexByCode = (prices: readonly ProductPrice[]): Map<string, ProductPrice> =>
  new Map(prices.map((price) => [toLookupKey(price.code), price]));

/** Plans the prices of lists: a product that has a price in its list keeps it. @returns those to write */
async function planListPrices(
  tx: Tx,
  job: PlanJob<ProductRow>,
  prices: readonly ListPriceRow[],
  newCodes: ReadonlySet<string>,
): Promise<{ lists: PricedList[]; skipped: number }> {
  const lists: PricedList[] = [];
  for (const list of groupByList(prices)) {
    const current = indexByCode(await listPrices(tx, list, job.today));
    const left = list.prices.filter(({ row, code }) => {
      const product = current.get(toLookupKey(code));
      if (!product && !newCodes.has(toLookupKey(code)))
        job.errors.push({ row, column: 'clave', message: 'No hay un producto con esta clave.' });
      return job.decisions.get(row) !== 'SKIP' && !(product && isSamePriceList(product.list, list));
    });
    if (left.length > 0) lists.push({ ...list, prices: left });
  }
  const written = lists.reduce((sum, list) => sum + list.prices.length, 0);
  return { lists, skipped: prices.length - written };
}

/** Writes prices of lists, from today. */
async function writeListPrices(
  tx: Tx,
  { user, today }: PlanJob<ProductRow>,
  lists: readonly PricedList[],
): Promise<void> {
  for (const { seasonId, zoneId, prices } of lists) {
    const current = indexByCode(await listPrices(tx, { seasonId, zoneId }, today));
    const changes = prices.flatMap(({ code, price }) => {
      const product = current.get(toLookupKey(code));
      return product ? [{ productId: product.productId, currentPrice: product.price, price }] : [];
    });
    await changePrices(tx, user, { validFrom: today, seasonId, zoneId, changes }, today);
  }
}

/** Plans an import of products, by their keys, and of their prices in lists. */
export async function planProducts(tx: Tx, job: PlanJob<ProductRow>): Promise<ImportPlan> {
  const { user, today, errors } = job;
  const productRows = job.rows.filter(({ season, zone }) => !season && !zone);
  const listRows = job.rows.filter(({ season, zone }) => season || zone);
  const decisions = new Map(job.decisions);
  for (const { row } of listRows) decisions.delete(row);
  const candidates = productRows.flatMap((product) => {
    const checker = new RowChecker<ProductColumn>(product.row, errors, columnsOfFields);
    const values = checker.check(productInput, product.input);
    return values ? [toCandidate(product, values)] : [];
  });
  const stored = (await tx.selectFrom('products').selectAll().execute()).map(toProduct);
  const plan = await planRecords(
    { ...job, decisions },
    {
      candidates,
      known: stored.map(({ id, code }) => ({ id, isVisible: true, keys: toKeys(code) })),
      readExisting: async (ids) =>
        new Map(stored.filter(({ id }) => ids.includes(id)).map((product) => [product.id, toExisting(product)])),
      create: async (batch) => {
        const ids: string[] = [];
        for (const { values } of batch) ids.push((await createProduct(tx, user, values, today)).id);
        return ids;
      },
      merge: {
        schema: productInput,
        update: (id, values, version) => updateProduct(tx, user, id, { ...values, version }, today),
      },
    },
  );
  const kept = candidates.filter(({ row }) => decisions.get(row) !== 'SKIP');
  const newCodes = new Set(kept.map(({ values }) => toLookupKey(values.code)));
  const prices = await resolveListPrices(tx, { ...job, rows: listRows });
  const { lists, skipped } = await planListPrices(tx, job, prices, newCodes);
  return {
    ...plan,
    merged: plan.merged + prices.length - skipped,
    skipped: plan.skipped + skipped,
    write: async (onProgress) => {
      const ids = await plan.write(onProgress);
      await writeListPrices(tx, job, lists);
      return ids;
    },
  };
}
