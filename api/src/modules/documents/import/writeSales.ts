import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import { insertBatchSize, insertRows } from '../../../core/db/bulkInsert';
import { splitIntoBatches } from '../../../core/splitIntoBatches';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { allocateFolioBlocks } from '../common/folio';
import { addSaleHistoryEntries } from '../common/addHistoryEntry';
import { toLineRows, toTotalColumns } from '../common/documentRows';
import { addSaleMovements, addSoldBags } from '../../inventory';
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

/** Writes sales with their lines, stock movements, history and audit entries: one statement for each table. */
async function writeBatch(
  tx: Tx,
  sales: readonly NumberedSale[],
  stock: RemainingStock,
  { user, fileName }: WriteOptions,
): Promise<void> {
  await insertRows(
    tx,
    'sales',
    sales.map((sale) => toSaleRow(sale, user.id)),
  );
  const lines = sales.flatMap(({ id, priced }) =>
    toLineRows(priced.lines).map((line) => ({ id: createOrderedId(), ...line, sale_id: id })),
  );
  await insertRows(tx, 'sale_lines', lines);
  const movements = sales.flatMap((sale) => toMovements(sale, stock));
  await addSaleMovements(tx, movements, user.id);
  const saleIds = sales.map(({ id }) => id);
  await addSaleHistoryEntries(tx, saleIds, { action: 'CREADA', by: user, note: `Importada de ${fileName}` });
  const events = sales.map((sale) => toAuditEvent(sale, fileName));
  await writeAuditEntries(tx, user, events);
}

/** Writes the planned sales in batches, and then the bags that they take from the locked stock. */
export async function writeSales(tx: Tx, { sales, stock }: ImportPlan, options: WriteOptions): Promise<void> {
  if (sales.length === 0) return;
  const assignNumbers = await allocateNumbers(tx, sales);
  let done = 0;
  for (const batch of splitIntoBatches(sales, insertBatchSize)) {
    await writeBatch(tx, assignNumbers(batch), stock, options);
    done += batch.reduce((sum, { group }) => sum + group.rows.length, 0);
    options.onProgress(done);
  }
  // Last, because the foreign key of a movement finds an inventory slowly that the same transaction has just updated.
  await addSoldBags(tx, stock.listUsed(), options.user.id);
}
