import { prepareAuditEntries } from '../../../core/audit/writeAuditEntry';
import { insertBatchSize, prepareBulkInsert } from '../../../core/db/bulkInsert';
import { splitIntoBatches } from '../../../core/splitIntoBatches';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { allocateFolioBlocks } from '../common/folio';
import { prepareSaleHistoryEntries } from '../common/addHistoryEntry';
import { toLineRows, toTotalColumns } from '../common/documentRows';
import { addSoldBags, prepareSaleMovements } from '../../inventory';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import type { ImportPlan, PlannedSale } from './planImport';
import type { RemainingStock } from './remainingStock';

interface WriteOptions {
  user: CurrentUser;
  fileName: string;
  /** Called with the number of file rows written so far. */
  onProgress: (done: number) => void;
}

interface NumberedSale extends PlannedSale {
  id: string;
  folio: string;
}

type AssignNumbers = (sales: readonly PlannedSale[]) => NumberedSale[];

/** Allocates a block of folios for each year. The returned function assigns them in the order of the file. */
async function allocateNumbers(tx: Tx, sales: readonly PlannedSale[]): Promise<AssignNumbers> {
  const counts = new Map<number, number>();
  const getYear = ({ group }: PlannedSale): number => Number(group.first.date.slice(0, 4));
  for (const sale of sales) counts.set(getYear(sale), (counts.get(getYear(sale)) ?? 0) + 1);
  const blocks = await allocateFolioBlocks(tx, 'V', counts);
  const left = new Map([...blocks].map(([year, folios]) => [year, folios.values()]));
  return (batch) =>
    batch.map((sale) => ({ ...sale, id: createOrderedId(), folio: left.get(getYear(sale))?.next().value ?? '' }));
}

const toSaleRow = ({ id, folio, group, references, priced }: NumberedSale, userId: string) => ({
  id,
  folio,
  date: group.first.date,
  customer_id: references.customerId,
  season_id: references.seasonId,
  distributor_id: references.distributorId,
  consultant_id: references.consultantId,
  ...toTotalColumns(priced),
  notes: group.notes || null,
  external_reference: group.reference,
  external_digest: group.digest,
  created_by: userId,
  updated_by: userId,
});

const toMovements = ({ id, references, priced }: NumberedSale, stock: RemainingStock) =>
  priced.lines.flatMap(({ productId, quantity }) => {
    const inventory = stock.find(references, productId);
    return inventory ? [{ inventoryId: inventory.id, saleId: id, bags: quantity }] : [];
  });

/** The audit entry of an imported sale names the file and rows; the sale itself holds the rest. */
const toAuditEvent = ({ id, folio, group, priced }: NumberedSale, file: string) => ({
  action: 'CREATE',
  entity: 'sale',
  entityId: id,
  after: { folio, total: priced.total, reference: group.reference, rows: group.rows.map(({ row }) => row), file },
});

/** Yields the inserts of some sales, table by table. Each statement is built only when the generator is advanced. */
function* createInsertions(
  sales: readonly NumberedSale[],
  stock: RemainingStock,
  { user, fileName }: WriteOptions,
): Generator<(tx: Tx) => Promise<void>> {
  yield prepareBulkInsert(
    'sales',
    sales.map((sale) => toSaleRow(sale, user.id)),
  );
  yield prepareBulkInsert(
    'sale_lines',
    sales.flatMap(({ id, priced }) =>
      toLineRows(priced.lines).map((line) => ({ id: createOrderedId(), ...line, sale_id: id })),
    ),
  );
  yield prepareSaleMovements(
    sales.flatMap((sale) => toMovements(sale, stock)),
    user.id,
  );
  yield prepareSaleHistoryEntries(
    sales.map(({ id }) => id),
    { action: 'CREADA', by: user, note: `Importada de ${fileName}` },
  );
  yield prepareAuditEntries(
    user,
    sales.map((sale) => toAuditEvent(sale, fileName)),
  );
}

/** Yields the inserts of each batch and then the number of file rows that the batch covers. */
function* createWriteSteps({ sales, stock }: ImportPlan, assignNumbers: AssignNumbers, options: WriteOptions) {
  for (const batch of splitIntoBatches(sales, insertBatchSize)) {
    yield* createInsertions(assignNumbers(batch), stock, options);
    yield batch.reduce((sum, { group }) => sum + group.rows.length, 0);
  }
}

/**
 * Writes the planned sales with their lines, stock movements, history and audit entries, in few statements for many
 * rows. The next statement is built while the database executes the previous one.
 */
export async function writeSales(tx: Tx, plan: ImportPlan, options: WriteOptions): Promise<void> {
  if (plan.sales.length === 0) return;
  const yieldIfDue = createEventLoopYield();
  let done = 0;
  let running = Promise.resolve();
  for (const next of createWriteSteps(plan, await allocateNumbers(tx, plan.sales), options)) {
    await running;
    if (typeof next === 'number') options.onProgress((done += next));
    else {
      running = next(tx);
      // The next turn awaits it; without a handler a failure until then would count as unhandled.
      running.catch(() => undefined);
    }
    await yieldIfDue();
  }
  await running;
  // Last, because the foreign key of a movement finds an inventory slowly that the same transaction has just updated.
  await addSoldBags(tx, plan.stock.listUsed(), options.user.id);
}
