import { prepareAuditEntries } from '../../../core/audit/writeAuditEntry';
import { type BulkInsert, encodeBulkInsert, prepareBulkInsert } from '../../../core/db/bulkInsert';
import { createOrderedId } from '../../../core/db/orderedId';
import type { SaleMovement } from '../../inventory';
import { prepareSaleHistoryEntries } from '../common/addHistoryEntry';
import { toLineRows, toTotalColumns } from '../common/documentRows';
import type { PricedLines } from '../common/priceLines';
import type { ImportGroup } from './groupRows';
import type { PlanContext } from './planContext';
import type { RemainingStock } from './remainingStock';
import type { SaleReferences } from './resolveReferences';

/** A valid sale of the file. */
export interface PlannedSale {
  group: ImportGroup;
  references: SaleReferences;
  priced: PricedLines;
}

interface NumberedSale extends PlannedSale {
  id: string;
  folio: string;
}

/** The rows of some sales, table by table. */
export interface SaleInserts {
  /** In the order in which they refer to each other. */
  tables: readonly BulkInsert[];
  movements: readonly SaleMovement[];
}

/** Returns a function that gives sales an id and the folios of their year, in the order of the file. */
export function createNumbering(
  folios: ReadonlyMap<number, readonly string[]>,
): (sales: readonly PlannedSale[]) => NumberedSale[] {
  const left = new Map([...folios].map(([year, block]) => [year, block.values()]));
  const getYear = ({ group }: PlannedSale): number => Number(group.first.date.slice(0, 4));
  return (sales) =>
    sales.map((sale) => ({ ...sale, id: createOrderedId(), folio: left.get(getYear(sale))?.next().value ?? '' }));
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

const toMovements = ({ id, references, priced }: NumberedSale, stock: RemainingStock): SaleMovement[] =>
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

/** Creates the rows of some sales with their lines, stock movements, history and audit entries. */
export const createSaleInserts = (
  sales: readonly NumberedSale[],
  stock: RemainingStock,
  { user, fileName }: PlanContext,
): SaleInserts => ({
  tables: [
    prepareBulkInsert(
      'sales',
      sales.map((sale) => toSaleRow(sale, user.id)),
    ),
    prepareBulkInsert(
      'sale_lines',
      sales.flatMap(({ id, priced }) =>
        toLineRows(priced.lines).map((line) => ({ id: createOrderedId(), ...line, sale_id: id })),
      ),
    ),
    prepareSaleHistoryEntries(
      sales.map(({ id }) => id),
      { action: 'CREADA', by: user, note: `Importada de ${fileName}` },
    ),
    prepareAuditEntries(
      user,
      sales.map((sale) => toAuditEvent(sale, fileName)),
    ),
  ].map(encodeBulkInsert),
  movements: sales.flatMap((sale) => toMovements(sale, stock)),
});
