import type { CallInput, Payment, Voucher, VoucherSummary } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain/calendar';
import { sql } from 'kysely';
import { allOf, orderBy, readPage } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { historyOf, linesOf, voucherParts } from '../documents/details';
import {
  documentConditions,
  documentSorts,
  isIndirect,
  type DocumentFilters,
  type DocumentTable,
} from '../documents/filters';
import { documentColumns, documentJoins, toDocument, toSums, type DocumentJoined } from '../documents/mapping';
import { countedBy, sumsConditions, voucherSums } from '../documents/sums';
import { userName } from '../names';
import { documentScope } from '../scope';

type VoucherRow = Row<'vouchers'> & DocumentJoined & { sale_id: string | null; instalments: Payment[] };

/** Read with the DKbono itself, so that what is paid and its payments are of one moment. */
const instalments = sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'date', p.date, 'amount', p.amount::text, 'method', p.method, 'reference', p.reference,
    'receivedBy', ${userName}) order by p.date, p.created_at, p.id), '[]')
  from payments p left join users u on u.id = p.received_by where p.voucher_id = s.id)`;

const columns = sql`${documentColumns}, ${instalments} as instalments,
  (select x.id from sales x where x.voucher_id = s.id and x.status <> 'ELIMINADA') as sale_id`;

const toFields = (row: VoucherRow) => ({
  ...toDocument(row),
  status: row.status,
  expiresAt: row.expires_at,
  payments: row.instalments,
  paid: row.paid,
  balance: row.balance,
  saleId: row.sale_id,
});

const toSummary = (row: VoucherRow): VoucherSummary => ({ ...toFields(row), ...toSums(row) });

const table: DocumentTable = {
  name: sql`vouchers`,
  kind: 'DKB',
  lines: sql`select voucher_id as document_id, product_id from voucher_lines`,
};
const waiting = sql`s.status in ('ABIERTO', 'CON_ABONOS')`;

type Query = CallInput<'GET /vouchers'>['query'];

/** `balance=due`: something is still owed. `expiresIn=7`: unpaid and expiring from today to seven days on. */
const ownConditions = ({ balance, expiresIn }: Pick<Query, 'balance' | 'expiresIn'>, today: string) => [
  ...(balance ? [sql`s.balance > 0 and ${waiting}`] : []),
  ...(expiresIn === undefined
    ? []
    : [sql`s.expires_at between ${today} and ${addDays(today, expiresIn)} and ${waiting}`]),
];

export type VoucherFilters = DocumentFilters & Pick<Query, 'balance' | 'expiresIn'>;

/** Which DKbonos this person sees of those asked for: one answer for the list, its totals and what is exported. */
export const voucherConditions = (user: CurrentUser, filters: VoucherFilters, today: string) => [
  ...documentConditions(user, filters, table),
  ...ownConditions(filters, today),
];

/** The sums know nothing of what is owed or when it falls due. */
export const voucherSumsConditions = (user: CurrentUser, filters: VoucherFilters) =>
  filters.balance || filters.expiresIn !== undefined ? undefined : sumsConditions(user, filters);

export function listVouchers(db: Db, user: CurrentUser, query: Query, today: string) {
  return readPage(
    db,
    query,
    {
      base: sql`vouchers s`,
      alias: sql`s`,
      joins: documentJoins,
      columns,
      where: voucherConditions(user, query, today),
      order: orderBy(query.sort, documentSorts, '-date', sql`s.id`),
      indirect: isIndirect(user, query),
      counted: countedBy(voucherSums, voucherSumsConditions(user, query)),
    },
    toSummary,
  );
}

export async function findVoucher(db: Db, user: CurrentUser, id: string): Promise<Voucher | null> {
  const where = allOf([sql`s.id = ${id}`, ...documentScope(user)]);
  const { rows } = await sql<VoucherRow>`select ${columns} from vouchers s ${documentJoins} where ${where}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const [lines, history] = [await linesOf(db, voucherParts, id), await historyOf(db, voucherParts, id)];
  return { ...toFields(row), lines, history };
}
