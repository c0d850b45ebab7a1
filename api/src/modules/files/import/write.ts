import { stockChange } from '@surco/shared/domain/stock';
import { sql } from 'kysely';
import { insertion, portionsOf } from '../../../db/insertMany';
import { orderedId } from '../../../db/orderedId';
import type { Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import { nextFolios } from '../../documents/folio';
import { lineRows, sumColumns } from '../../documents/lineRows';
import { tellStock } from '../../notifications/stock';
import { breather } from '../breathe';
import type { Plan, PlannedSale } from './check';
import type { Stocks } from './stock';

export interface Writing {
  user: CurrentUser;
  fileName: string;
  /** Told how many rows have been written. */
  onRows: (done: number) => void;
}

interface NumberedSale extends PlannedSale {
  id: string;
  folio: string;
}

type Numbered = (sales: readonly PlannedSale[]) => NumberedSale[];

/** Folios in a block for each year; they are given in the order of asking, which is that of the file. */
async function numbering(tx: Tx, sales: readonly PlannedSale[]): Promise<Numbered> {
  const counts = new Map<string, number>();
  const yearOf = ({ group }: PlannedSale): string => group.first.date.slice(0, 4);
  for (const sale of sales) counts.set(yearOf(sale), (counts.get(yearOf(sale)) ?? 0) + 1);
  const blocks = new Map<string, Iterator<string>>();
  for (const year of [...counts.keys()].toSorted()) {
    const folios = await nextFolios(tx, 'V', year, counts.get(year) ?? 0);
    blocks.set(year, folios.values());
  }
  return (part) =>
    part.map((sale) => ({ ...sale, id: orderedId(), folio: blocks.get(yearOf(sale))?.next().value ?? '' }));
}

const saleRow = ({ id, folio, group, parties, priced }: NumberedSale, userId: string) => ({
  id,
  folio,
  date: group.first.date,
  customer_id: parties.customerId,
  season_id: parties.seasonId,
  distributor_id: parties.distributorId,
  consultant_id: parties.consultantId,
  ...sumColumns(priced),
  notes: group.notes || null,
  external_reference: group.reference,
  external_digest: group.digest,
  created_by: userId,
  updated_by: userId,
});

const movementRows = ({ id, parties, priced }: NumberedSale, stocks: Stocks, userId: string) =>
  priced.lines.flatMap(({ productId, quantity }) => {
    const inventory = stocks.of(parties, productId);
    const { committed, sold } = stockChange('DIRECT_SALE', { sale: quantity });
    return inventory
      ? [
          {
            id: orderedId(),
            inventory_id: inventory.id,
            event: 'DIRECT_SALE',
            committed,
            sold,
            sale_id: id,
            by: userId,
          },
        ]
      : [];
  });

/** What the sale says stands in the sale; where it came from does not. */
const auditRow = ({ id, folio, group, priced }: NumberedSale, userId: string, file: string) => ({
  id: orderedId(),
  user_id: userId,
  action: 'CREATE',
  entity: 'sale',
  entity_id: id,
  after: { folio, total: priced.total, reference: group.reference, rows: group.rows.map(({ row }) => row), file },
});

/** What is written of some sales, table by table; each is made only when it is asked for. */
function* insertionsOf(
  sales: readonly NumberedSale[],
  stocks: Stocks,
  { user, fileName }: Writing,
): Generator<(tx: Tx) => Promise<void>> {
  yield insertion(
    'sales',
    sales.map((sale) => saleRow(sale, user.id)),
  );
  yield insertion(
    'sale_lines',
    sales.flatMap(({ id, priced }) =>
      lineRows(priced.lines).map((line) => ({ id: orderedId(), ...line, sale_id: id })),
    ),
  );
  yield insertion(
    'stock_movements',
    sales.flatMap((sale) => movementRows(sale, stocks, user.id)),
  );
  const note = `Importada de ${fileName}`;
  yield insertion(
    'document_history',
    sales.map(({ id }) => ({ id: orderedId(), sale_id: id, action: 'CREADA', note, by: user.id })),
  );
  yield insertion(
    'audit_log',
    sales.map((sale) => auditRow(sale, user.id, fileName)),
  );
}

/** The figures of the stocks, all at once: what each gave is one sum. */
async function writeStocks(tx: Tx, stocks: Stocks, user: CurrentUser): Promise<void> {
  const changed = stocks.rows.filter((row) => stocks.soldOf(row) > 0);
  if (changed.length === 0) return;
  const sold = JSON.stringify(changed.map((row) => ({ id: row.id, sold: stocks.soldOf(row) })));
  await sql`update inventories i set sold = i.sold + x.sold, version = i.version + 1, updated_at = now(), updated_by = ${user.id}
    from json_to_recordset(${sold}::json) as x (id uuid, sold integer) where i.id = x.id`.execute(tx);
  for (const row of changed) await tellStock(tx, row, row, { ...row, sold: row.sold + stocks.soldOf(row) }, user.id);
}

/** Each portion's rows, table by table, beside how many rows of the file they settle. */
function* portions({ sales, stocks }: Plan, numbered: Numbered, writing: Writing) {
  for (const part of portionsOf(sales)) {
    yield* insertionsOf(numbered(part), stocks, writing);
    yield part.reduce((sum, { group }) => sum + group.rows.length, 0);
  }
}

/**
 * Writes the planned sales with their lines, movements, history and audit: few statements for many rows. While the
 * database takes in one, the next is made.
 */
export async function writeSales(tx: Tx, plan: Plan, writing: Writing): Promise<void> {
  if (plan.sales.length === 0) return;
  const breathe = breather();
  let done = 0;
  let running = Promise.resolve();
  for (const next of portions(plan, await numbering(tx, plan.sales), writing)) {
    await running;
    if (typeof next === 'number') writing.onRows((done += next));
    else {
      running = next(tx);
      // Its failure is heard at the next turn; until then it is not unheard.
      running.catch(() => undefined);
    }
    await breathe();
  }
  await running;
  // Last: a movement looks up its stock, and one that was just changed is found slowly.
  await writeStocks(tx, plan.stocks, writing.user);
}
