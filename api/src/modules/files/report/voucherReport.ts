import type { CallInput } from '@surco/shared/contract';
import { statusLabels, type VoucherStatus } from '@surco/shared/contract/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../db/pool';
import type { CurrentUser } from '../../../http/currentUser';
import type { FileAnswer } from '../../../http/fileAnswer';
import { voucherConditions } from '../../vouchers/repository';
import { BookWriter } from '../workbook';
import type { BookSheet } from '../workbook/book';
import { documentWords, lineWords, placeJoins, type DocumentWords, type LineWords } from './joins';
import { headColumns, headValues } from './lineSheet';
import { atOneMoment, readListing, refuseTooMany } from './snapshot';
import { readSummary, summarySheet } from './summary';
import { saleOfVoucher } from './voucherSheet';

const detail: BookSheet = {
  name: 'Detalle',
  filter: true,
  columns: [
    { heading: 'Folio', kind: 'text' },
    { heading: 'Fecha', kind: 'date' },
    { heading: 'Vigencia', kind: 'date' },
    ...headColumns,
    { heading: 'Total', kind: 'money' },
    { heading: 'Pagado', kind: 'money' },
    { heading: 'Saldo', kind: 'money' },
    { heading: 'Estado', kind: 'text' },
    { heading: 'Venta', kind: 'text' },
  ],
};

interface Row extends DocumentWords, LineWords {
  status: VoucherStatus;
  expires_at: string;
  is_first: boolean;
  total: string;
  paid: string;
  balance: string;
  sale: string | null;
}

const vouchers = sql`vouchers`;
const lines = sql`voucher_lines`;

/** What concerns the DKbono as a whole stands on its first line alone, so that the columns add up. */
const money = ({ is_first: isFirst, total, paid, balance }: Row) =>
  isFirst ? [total, paid, balance] : [null, null, null];

/** The DKbonos this person sees of those asked for: a row per line, and their sums, of one moment. */
export async function voucherReport(
  db: Db,
  user: CurrentUser,
  filters: CallInput<'GET /vouchers/voucher-report'>['query'],
  today: string,
): Promise<FileAnswer> {
  const where = voucherConditions(user, filters, today);
  const book = new BookWriter([detail, summarySheet('DKbonos')]);
  try {
    await atOneMoment(db, async (tx) => {
      await refuseTooMany(tx, sql`${vouchers} s join ${lines} x on x.voucher_id = s.id`, where);
      await readListing<Row>(
        tx,
        {
          table: vouchers,
          where,
          columns: sql`${documentWords}, ${lineWords}, s.expires_at, s.total, s.paid, s.balance, ${saleOfVoucher} as sale,
            row_number() over (partition by s.id order by x.position) = 1 as is_first`,
          joins: sql`${placeJoins} join ${lines} x on x.voucher_id = s.id join products p on p.id = x.product_id`,
          order: sql`x.position`,
          toRow: (row) => [
            row.folio,
            row.date,
            row.expires_at,
            ...headValues(row),
            ...money(row),
            statusLabels[row.status],
            row.sale,
          ],
        },
        (rows) => book.add(0, rows),
      );
      book.add(1, await readSummary(tx, { table: vouchers, lines, key: sql`voucher_id`, where }));
    });
    return { name: `Reporte de DKbonos ${today}.xlsx`, content: await book.finish() };
  } catch (error) {
    book.drop();
    throw error;
  }
}
