import type { ImportError } from '@surco/shared/contract';
import { resolveSilageParameters } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { PricedLines } from '../common/priceLines';
import { lockInventories } from '../../inventory';
import { readParameters } from '../../parameters';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import type { ImportGroup } from './groupRows';
import { readImportLookup, type ImportLookup } from './importLookup';
import { priceGroup } from './priceGroup';
import { resolveReferences, type SaleReferences } from './resolveReferences';
import { RemainingStock } from './remainingStock';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { sql } from 'kysely';

interface PreviousImports {
  /** Whether the same rows were imported before; their sale may have changed since. */
  isAlreadyImported: (group: ImportGroup) => boolean;
  /** The error message when the reference was imported with other rows; else null. */
  checkConflict: (group: ImportGroup) => string | null;
}

/** As in the unique index, so that the index finds it. */
const referenceKeySql = sql<string>`fold(external_reference)`;

/** Finds the sales of earlier imports with the references of the file; references of deleted sales may be reused. */
async function findPreviousImports(
  tx: Tx,
  groups: readonly ImportGroup[],
  lookup: ImportLookup,
): Promise<PreviousImports> {
  const findDistributorId = ({ first }: ImportGroup): string | undefined =>
    lookup.distributors.get(toLookupKey(first.distributor))?.id;
  const distributorIds = [...new Set(groups.flatMap((group) => findDistributorId(group) ?? []))];
  const rows = await tx
    .selectFrom('sales')
    .select(['distributor_id', referenceKeySql.as('reference_key'), 'external_digest'])
    .where('external_reference', 'is not', null)
    .where((where) => where('distributor_id', '=', where.fn.any(where.val(distributorIds))))
    .where((where) => where(referenceKeySql, '=', where.fn.any(where.val(groups.map((group) => group.referenceKey)))))
    .where('status', '<>', 'ELIMINADA')
    .execute();
  const digests = new Map(rows.map((row) => [`${row.distributor_id}|${row.reference_key}`, row.external_digest]));
  const findDigest = (group: ImportGroup): string | null | undefined =>
    digests.get(`${findDistributorId(group)}|${group.referenceKey}`);
  return {
    isAlreadyImported: (group) => findDigest(group) === group.digest,
    checkConflict: (group) =>
      findDigest(group) === undefined || findDigest(group) === group.digest
        ? null
        : 'Esta referencia ya se importó con otros datos. Use otra, o modifique la venta.',
  };
}

/** A valid sale of the file, ready to be written. */
export interface PlannedSale {
  group: ImportGroup;
  references: SaleReferences;
  priced: PricedLines;
}

/** The sales to write and the stock they take. */
export interface ImportPlan {
  sales: PlannedSale[];
  stock: RemainingStock;
}

interface PlanImportOptions {
  user: CurrentUser;
  today: string;
  groups: readonly ImportGroup[];
  errors: ImportError[];
  /** Called with the number of rows validated so far. */
  onProgress: (done: number) => void;
}

const lookUpIds = (names: readonly string[], records: ReadonlyMap<string, { id: string }>): string[] => [
  ...new Set(names.flatMap((name) => records.get(toLookupKey(name))?.id ?? [])),
];

/** Locks every stock that the file may touch. */
async function lockImportStock(tx: Tx, groups: readonly ImportGroup[], lookup: ImportLookup): Promise<RemainingStock> {
  const codes = groups.flatMap(({ rows }) => rows.map(({ code }) => code));
  const inventories = await lockInventories(tx, {
    seasonIds: lookUpIds([...new Set(groups.map(({ first }) => first.season))], lookup.seasons),
    distributorIds: lookUpIds([...new Set(groups.map(({ first }) => first.distributor))], lookup.distributors),
    productIds: lookUpIds([...new Set(codes)], lookup.products),
  });
  return new RemainingStock(inventories);
}

/**
 * Validates every sale of a file by the rules of POST /sales, including the stock that the sales before it leave. Sales
 * of an earlier import of the same rows are skipped; every violated rule is added to `errors`.
 */
export async function planImport(
  tx: Tx,
  { user, today, groups, errors, onProgress }: PlanImportOptions,
): Promise<ImportPlan> {
  const lookup = await readImportLookup(tx, groups, today);
  const { emergence } = resolveSilageParameters(await readParameters(tx));
  const stock = await lockImportStock(tx, groups, lookup);
  // After the stock is locked, so that of two imports of one file at once the second finds the sales of the first.
  const previous = await findPreviousImports(tx, groups, lookup);
  const sales: PlannedSale[] = [];
  const yieldIfDue = createEventLoopYield();
  let done = 0;
  for (const group of groups) {
    await yieldIfDue();
    onProgress((done += group.rows.length));
    if (previous.isAlreadyImported(group)) continue;
    const references = resolveReferences({ user, today, lookup }, group, errors);
    const priced = priceGroup({ user, today, lookup, emergence, references }, group, errors);
    const message = previous.checkConflict(group);
    if (message) errors.push({ row: group.first.row, column: 'referencia_externa', message });
    if (references && priced && !message && stock.takeForSale(group, references, priced, errors))
      sales.push({ group, references, priced });
  }
  return { sales, stock };
}
