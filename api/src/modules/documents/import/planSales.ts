import type { ImportError } from '@surco/shared/contract';
import type { Row } from '../../../core/db/schema/database';
import { splitIntoGrowingBatches } from '../../../core/splitIntoBatches';
import { listReportedErrors } from '../../../core/workbook/rows/assertNoImportErrors';
import type { ImportGroup } from './groupRows';
import { importColumns } from './importColumns';
import type { PlanContext } from './planContext';
import { compareWithPrevious } from './previousImports';
import { priceGroup } from './priceGroup';
import { RemainingStock } from './remainingStock';
import { resolveReferences } from './resolveReferences';
import type { SaleFile } from './saleFile';
import { createNumbering, createSaleInserts, type PlannedSale, type SaleInserts } from './saleInserts';

/** Few sales, so that the database starts soon; then more, because its triggers run once per statement. */
const firstBatchSize = 50;
const largestBatchSize = 400;

/** Some sales of a file that were checked. */
interface CheckedSales {
  kind: 'checked';
  /** Number of file rows. */
  rows: number;
  /** Null when nothing is to be written, for example after an error. */
  inserts: SaleInserts | null;
}

/** The end of a plan. */
export interface PlanResult {
  kind: 'end';
  errors: readonly ImportError[];
  /** Number of new sales. */
  sales: number;
  /** The inventories that the sales take bags from, as they were locked. */
  used: readonly { inventory: Row<'inventories'>; bags: number }[];
}

export type PlanStep = CheckedSales | PlanResult;

/** @returns null when the sale was imported before or breaks a rule, which is added to the errors */
function planSale(
  context: PlanContext,
  stock: RemainingStock,
  group: ImportGroup,
  errors: ImportError[],
): PlannedSale | null {
  const { reference, digest, first } = group;
  const comparison = compareWithPrevious(
    { reference, digest, distributor: first.distributor },
    context.previous,
    context.lookup,
  );
  if (comparison === 'same') return null;
  const references = resolveReferences(context, group, errors);
  const priced = priceGroup({ ...context, references }, group, errors);
  if (comparison === 'different') {
    const message = 'Esta referencia ya se importó con otros datos. Use otra, o modifique la venta.';
    errors.push({ row: first.row, column: 'referencia_externa', message });
    return null;
  }
  if (!references || !priced || !stock.takeForSale(group, references, priced, errors)) return null;
  return { group, references, priced };
}

/**
 * Validates every sale of a file by the rules of POST /sales, including the stock that the sales before it leave. Sales
 * of an earlier import of the same rows are skipped. Yields the inserts of each batch, so that the database writes it
 * while the next one is checked; after the first error it checks on without inserts.
 */
export function* planSales(file: SaleFile, context: PlanContext): Generator<PlanStep, void, void> {
  const errors = [...file.errors];
  const stock = new RemainingStock(context.inventories);
  const assignNumbers = context.folios && createNumbering(context.folios);
  let count = 0;
  for (const batch of splitIntoGrowingBatches(file.groups, firstBatchSize, largestBatchSize)) {
    const sales = batch.flatMap((group) => planSale(context, stock, group, errors) ?? []);
    count += sales.length;
    const isWritten = assignNumbers && errors.length === 0 && sales.length > 0;
    yield {
      kind: 'checked',
      rows: batch.reduce((sum, { rows }) => sum + rows.length, 0),
      inserts: isWritten ? createSaleInserts(assignNumbers(sales), stock, context) : null,
    };
  }
  yield { kind: 'end', errors: listReportedErrors(errors, importColumns), sales: count, used: stock.listUsed() };
}
