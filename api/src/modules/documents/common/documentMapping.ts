import type { SaleLine } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Row } from '../../../core/db/schema/database';
import { mapRecordMetadata } from '../../../core/db/rowMapping';

/** Joins customer, season, distributor and consultant, which are shown with a sale or DKbono, aliased `s`. */
export const documentJoins = sql`
  join customers c on c.id = s.customer_id
  join seasons t on t.id = s.season_id
  join partners d on d.id = s.distributor_id
  join users u on u.id = s.consultant_id`;

/** Selects the columns of {@link DocumentJoinColumns} and of the document itself. */
export const documentColumns = sql`s.*, c.first_name as customer_first_name, c.last_name as customer_last_name,
  c.business_name as customer_business_name, c.phone as customer_phone, c.locality_id as customer_locality_id,
  t.name as season_name, t.start_date as season_start_date, t.is_open as season_is_open, t.is_voucher_open as season_is_voucher_open,
  d.name as distributor_name, u.first_name as consultant_first_name, u.last_name as consultant_last_name`;

export interface DocumentJoinColumns {
  customer_first_name: string;
  customer_last_name: string;
  customer_business_name: string | null;
  customer_phone: string;
  customer_locality_id: string;
  season_name: string;
  season_start_date: string;
  season_is_open: boolean;
  season_is_voucher_open: boolean;
  distributor_name: string;
  consultant_first_name: string;
  consultant_last_name: string;
}

type SharedColumns = Exclude<keyof Row<'sales'> & keyof Row<'vouchers'>, 'status'>;

/** The columns that sales and DKbonos share, with those of the joins. */
export type DocumentRow = DocumentJoinColumns & Pick<Row<'sales'>, SharedColumns>;

/** Maps the fields that sales and DKbonos share in the API. */
export const toDocument = (row: DocumentRow) => ({
  id: row.id,
  folio: row.folio,
  date: row.date,
  customer: {
    id: row.customer_id,
    firstName: row.customer_first_name,
    lastName: row.customer_last_name,
    businessName: row.customer_business_name,
    phone: row.customer_phone,
    localityId: row.customer_locality_id,
  },
  season: {
    id: row.season_id,
    name: row.season_name,
    startDate: row.season_start_date,
    isOpen: row.season_is_open,
    isVoucherOpen: row.season_is_voucher_open,
  },
  distributor: { id: row.distributor_id, name: row.distributor_name },
  consultant: { id: row.consultant_id, firstName: row.consultant_first_name, lastName: row.consultant_last_name },
  subtotal: row.subtotal,
  tax: row.tax,
  total: row.total,
  notes: row.notes,
  ...mapRecordMetadata(row),
});

/** Maps the quantities that lists show instead of the lines. */
export const toQuantityTotals = (row: Pick<DocumentRow, 'bags' | 'hectares'>) => ({
  bags: row.bags,
  hectares: Number(row.hectares),
});

export type LineRow = (Row<'sale_lines'> | Row<'voucher_lines'>) & { code: string; name: string };

export const toSaleLine = (row: LineRow): SaleLine => ({
  id: row.id,
  productId: row.product_id,
  code: row.code,
  name: row.name,
  quantity: row.quantity,
  basePrice: row.base_price,
  discount: Number(row.discount),
  taxRate: Number(row.tax_rate),
  total: row.total,
  hectares: Number(row.hectares),
  productYield: Number(row.product_yield),
  lot: row.lot,
});
