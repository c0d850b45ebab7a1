import type { CallInput, CancelledPayment, CreditUse, Payment, Voucher, VoucherSummary } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import { buildOrder, type Order } from '../../../core/db/buildOrder';
import { readPage } from '../../../core/db/readPage';
import type { Db } from '../../../core/db/pool';
import type { Row } from '../../../core/db/schema/database';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildOwedCondition } from '../common/customerAccount';
import { readDocumentParts, voucherPartTables } from '../common/documentParts';
import {
  createDocumentFilters,
  buildDocumentConditions,
  buildSumsConditions,
  documentSorts,
  type DocumentFilterTable,
  type VoucherFilters,
} from '../common/documentFilters';
import {
  documentColumns,
  documentJoins,
  toDocument,
  toQuantityTotals,
  type DocumentJoinColumns,
} from '../common/documentMapping';
import { buildDocumentCountQuery } from '../common/dailySums';
import { buildOutstandingCondition } from './outstanding';
import { cancelledPaymentsColumn, creditUsesColumn, paymentsColumn } from './paymentColumns';
import { buildDocumentScope, type ScopeUser } from '../../../core/scope/rowScope';

type VoucherRow = Row<'vouchers'> & DocumentJoinColumns & { sale_id: string | null; payments: Payment[] };

const columns = sql`${documentColumns}, ${paymentsColumn} as payments,
  (select x.id from sales x where x.voucher_id = s.id and x.status <> 'ELIMINADA') as sale_id`;

const toVoucherFields = (row: VoucherRow) => ({
  ...toDocument(row),
  status: row.status,
  expiresAt: row.expires_at,
  payments: row.payments,
  paid: row.paid,
  balance: row.balance,
  credit: row.credit,
  saleId: row.sale_id,
});

const toVoucherSummary = (row: VoucherRow): VoucherSummary => ({ ...toVoucherFields(row), ...toQuantityTotals(row) });

const unpaidCondition = sql`s.status in ('ABIERTO', 'CON_ABONOS')`;

const voucherSorts = { ...documentSorts, expiresAt: sql`s.expires_at` };

/** The order of the list, and of the report of selected DKbonos. */
export const buildVoucherOrder = (sort?: CallInput<'GET /vouchers'>['query']['sort']): Order =>
  buildOrder(sort, voucherSorts, '-date', sql`s.id`);

const sharedFilterTable = createDocumentFilters(
  'DKB',
  sql`select voucher_id as document_id, product_id from voucher_lines`,
);

/**
 * `balance=due`: what the customer owes. `balance=credit`: cancelled with credit left.
 * `expiresIn=7`: unpaid and expiring between today and seven days from now.
 * `expiry`: outstanding and expiring in a range.
 */
const createVoucherFilterTable = (today: string): DocumentFilterTable<VoucherFilters> => ({
  ...sharedFilterTable,
  balance: {
    condition: (balance) => (balance === 'due' ? buildOwedCondition('s') : sql`s.credit > 0`),
  },
  expiresIn: {
    condition: (days) => sql`s.expires_at between ${today} and ${addDays(today, days)} and ${unpaidCondition}`,
  },
  expiry: { condition: (range) => buildOutstandingCondition(range, today) },
});

/** Returns the conditions of the DKbonos that the user sees and the filters select: for the list, totals and report. */
export const buildVoucherConditions = (user: CurrentUser, filters: VoucherFilters, today: string): Condition[] =>
  buildDocumentConditions(user, filters, createVoucherFilterTable(today));

/** The same conditions on the daily sums of DKbonos; undefined when the sums do not know a filter. */
export const buildVoucherSumsConditions = (
  user: CurrentUser,
  filters: VoucherFilters,
  today: string,
): Condition[] | undefined => buildSumsConditions('voucher', user, filters, createVoucherFilterTable(today));

/** Returns one page of the DKbonos within the user's scope. */
export function listVouchers(db: Db, user: CurrentUser, query: CallInput<'GET /vouchers'>['query'], today: string) {
  return readPage(db, query, {
    base: sql`vouchers s`,
    joins: documentJoins,
    columns,
    where: buildVoucherConditions(user, query, today),
    order: buildVoucherOrder(query.sort),
    countQuery: buildDocumentCountQuery(buildVoucherSumsConditions(user, query, today)),
    isSelective: true,
    map: toVoucherSummary,
  });
}

interface VoucherDetailColumns {
  cancelled_payments: CancelledPayment[];
  credit_uses: CreditUse[];
}

/** Returns a DKbono with its lines and history; null when it is outside the user's scope. */
export async function findVoucher(db: Db, user: ScopeUser, id: string): Promise<Voucher | null> {
  const where = joinConditions([sql`s.id = ${id}`, ...buildDocumentScope(user)]);
  const { rows } = await sql<VoucherRow & VoucherDetailColumns>`select ${columns},
      ${cancelledPaymentsColumn} as cancelled_payments, ${creditUsesColumn} as credit_uses
    from vouchers s ${documentJoins} where ${where}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const parts = { id, customerId: row.customer_id, voucherId: id };
  return {
    ...toVoucherFields(row),
    cancelledPayments: row.cancelled_payments,
    creditUses: row.credit_uses,
    ...(await readDocumentParts(db, user, voucherPartTables, parts)),
  };
}
