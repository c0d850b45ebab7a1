import { statusLabels, type VoucherStatus } from '@surco/shared/contract/statuses';
import { sql } from 'kysely';
import type { Condition } from '../../../db/page';
import type { Tx } from '../../../db/transaction';
import type { BookRow, BookSheet } from '../workbook/book';
import { documentWords, placeJoins, type DocumentWords } from './joins';
import { readListing } from './snapshot';

/** A row per DKbono: what it costs, what was paid of it, what is still owed. */
export const voucherSheet: BookSheet = {
  name: 'DKbonos',
  filter: true,
  columns: [
    { heading: 'Folio', kind: 'text' },
    { heading: 'Fecha', kind: 'date' },
    { heading: 'Vigencia', kind: 'date' },
    { heading: 'Cliente', kind: 'text' },
    { heading: 'Zona', kind: 'text' },
    { heading: 'Consultor', kind: 'text' },
    { heading: 'Distribuidor', kind: 'text' },
    { heading: 'Temporada', kind: 'text' },
    { heading: 'Bolsas', kind: 'integer' },
    { heading: 'Hectáreas', kind: 'decimal' },
    { heading: 'Total', kind: 'money' },
    { heading: 'Pagado', kind: 'money' },
    { heading: 'Saldo', kind: 'money' },
    { heading: 'Estado', kind: 'text' },
    { heading: 'Venta', kind: 'text' },
  ],
};

interface Row extends DocumentWords {
  status: VoucherStatus;
  expires_at: string;
  bags: number;
  hectares: string;
  total: string;
  paid: string;
  balance: string;
  sale: string | null;
}

const valuesOf = (row: Row): BookRow['values'] => [
  row.folio,
  row.date,
  row.expires_at,
  row.customer,
  row.zone,
  row.consultant,
  row.distributor,
  row.season,
  row.bags,
  row.hectares,
  row.total,
  row.paid,
  row.balance,
  statusLabels[row.status],
  row.sale,
];

export const saleOfVoucher = sql`(select v.folio from sales v where v.voucher_id = s.id and v.status <> 'ELIMINADA')`;

export const readVouchers = (tx: Tx, where: readonly Condition[], take: (rows: BookRow[]) => void): Promise<void> =>
  readListing<Row>(
    tx,
    {
      table: sql`vouchers`,
      where,
      columns: sql`${documentWords}, s.expires_at, s.bags, s.hectares, s.total, s.paid, s.balance, ${saleOfVoucher} as sale`,
      joins: placeJoins,
      toRow: valuesOf,
    },
    take,
  );
