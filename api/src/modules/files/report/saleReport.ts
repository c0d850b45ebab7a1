import type { CallInput } from '@surco/shared/contract';
import { statusLabels, type SaleStatus } from '@surco/shared/contract/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../db/pool';
import type { CurrentUser } from '../../../http/currentUser';
import type { FileAnswer } from '../../../http/fileAnswer';
import { saleConditions } from '../../sales/repository';
import { voucherConditions } from '../../vouchers/repository';
import { BookWriter } from '../workbook';
import type { BookSheet } from '../workbook/book';
import { documentWords, lineWords, placeJoins, type DocumentWords, type LineWords } from './joins';
import { headColumns, headValues } from './lineSheet';
import { atOneMoment, readListing, refuseTooMany } from './snapshot';
import { readSummary, summarySheet } from './summary';
import { readVouchers, voucherSheet } from './voucherSheet';

const detail: BookSheet = {
  name: 'Detalle',
  filter: true,
  columns: [
    { heading: 'Folio', kind: 'text' },
    { heading: 'Fecha', kind: 'date' },
    ...headColumns,
    { heading: 'DKbono', kind: 'text' },
    { heading: 'Estado', kind: 'text' },
  ],
};

interface Row extends DocumentWords, LineWords {
  status: SaleStatus;
  voucher: string | null;
}

const sales = sql`sales`;
const lines = sql`sale_lines`;

/**
 * the sales this person sees of those asked for: a row per line, their sums, and the DKbonos under the same
 * filters (a status of sales says nothing of them), all of one moment.
 */
export async function saleReport(
  db: Db,
  user: CurrentUser,
  filters: CallInput<'GET /sales/sale-report'>['query'],
  today: string,
): Promise<FileAnswer> {
  const where = saleConditions(user, filters);
  const { status: _ofSales, ...common } = filters;
  const vouchersWhere = voucherConditions(user, common, today);
  const book = new BookWriter([detail, summarySheet('Ventas'), voucherSheet]);
  try {
    await atOneMoment(db, async (tx) => {
      await refuseTooMany(tx, sql`${sales} s join ${lines} x on x.sale_id = s.id`, where);
      await refuseTooMany(tx, sql`vouchers s`, vouchersWhere);
      await readListing<Row>(
        tx,
        {
          table: sales,
          where,
          columns: sql`${documentWords}, ${lineWords}, b.folio as voucher`,
          joins: sql`${placeJoins} join ${lines} x on x.sale_id = s.id join products p on p.id = x.product_id
            left join vouchers b on b.id = s.voucher_id`,
          order: sql`x.position`,
          toRow: (row) => [row.folio, row.date, ...headValues(row), row.voucher, statusLabels[row.status]],
        },
        (rows) => book.add(0, rows),
      );
      book.add(1, await readSummary(tx, { table: sales, lines, key: sql`sale_id`, where }));
      await readVouchers(tx, vouchersWhere, (rows) => book.add(2, rows));
    });
    return { name: `Reporte de ventas ${today}.xlsx`, content: await book.finish() };
  } catch (error) {
    book.drop();
    throw error;
  }
}
