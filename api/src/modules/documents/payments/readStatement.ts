import type { CallInput, Letterhead, Statement } from '@surco/shared/contract';
import { defaultFormatSettings, sumMoney } from '@surco/shared/domain';
import { createLetterhead } from '@surco/shared/papers';
import { sql } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { requireFound } from '../../../core/http/httpError';
import { buildCustomerScope, buildDocumentScope, type ScopeUser } from '../../../core/scope/rowScope';
import { readPrivacyNoticeReference } from '../../legalTexts';
import { buildLetterheadSql } from '../../papers';
import { buildOwedCondition } from '../common/customerAccount';
import { cancelledPaymentsColumn, creditUsesColumn, paymentsColumn } from '../vouchers/paymentColumns';
import { listMovements, type StatementSale, type StatementVoucher } from './listMovements';

type Query = CallInput<'GET /clients/{id}/statement'>['query'];

async function readCustomer(db: Db, user: ScopeUser, id: string): Promise<Statement['customer']> {
  const { rows } = await sql<Statement['customer']>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.business_name as "businessName", c.phone,
      c.rfc, l.name as locality
    from customers c join localities l on l.id = c.locality_id
    where ${joinConditions([sql`c.id = ${id}`, ...buildCustomerScope(user)])}`.execute(db);
  return requireFound(rows[0]);
}

const readSeason = (db: Db, id: string | undefined) =>
  id ? db.selectFrom('seasons').select(['id', 'name']).where('id', '=', id).executeTakeFirst() : undefined;

async function readVouchers(db: Db, where: Condition): Promise<StatementVoucher[]> {
  const closedOn = sql`(coalesce((select max(h.at) from document_history h
    where h.voucher_id = s.id and h.action in ('VENCIDA', 'CANCELADA')), s.updated_at)
    at time zone ${defaultFormatSettings.timeZone})::date`;
  const { rows } = await sql<StatementVoucher>`
    select s.id, s.folio, s.date, s.expires_at, s.status, s.status_reason, s.total, s.sale_total, s.paid, s.balance,
      s.credit, ${closedOn} as closed_on, ${buildOwedCondition('s')} as is_owed,
      (select json_build_object('id', x.id, 'folio', x.folio, 'date', x.date) from sales x
        where x.voucher_id = s.id and x.status <> 'ELIMINADA') as sale,
      ${paymentsColumn} as payments, ${cancelledPaymentsColumn} as cancelled_payments, ${creditUsesColumn} as credit_uses
    from vouchers s where ${where} order by s.date, s.created_at, s.id`.execute(db);
  return rows;
}

/** The sales that did not come from a DKbono and are delivered: until then nothing says that they are paid (ADR 46). */
const isDirectSale = sql`s.voucher_id is null and s.status = 'ENTREGADA'`;

async function readDirectSales(db: Db, where: Condition): Promise<StatementSale[]> {
  const { rows } = await sql<StatementSale>`select s.id, s.folio, s.date, s.total from sales s
    where ${isDirectSale} and ${where} order by s.date, s.created_at, s.id`.execute(db);
  return rows;
}

/** Whether the account has documents that the user may not see. */
async function hasHiddenDocuments(db: Db, user: ScopeUser, where: Condition): Promise<boolean> {
  const scope = buildDocumentScope(user);
  if (scope.length === 0) return false;
  const hidden = sql`${where} and not (${joinConditions(scope)})`;
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from vouchers s where ${hidden})
      or exists (select from sales s where ${isDirectSale} and ${hidden}) as hidden`.execute(db);
  return rows[0]?.hidden ?? false;
}

/** The letterhead of the distributor of the latest document. */
async function readIssuer(db: Db, where: Condition): Promise<Letterhead> {
  const { rows } = await sql<{ issuer: Letterhead }>`
    select ${buildLetterheadSql('d')} as issuer from (
      select s.distributor_id, s.date, s.created_at from vouchers s where ${where}
      union all select s.distributor_id, s.date, s.created_at from sales s where s.status <> 'ELIMINADA' and ${where}) x
    join partners d on d.id = x.distributor_id order by x.date desc, x.created_at desc limit 1`.execute(db);
  return rows[0]?.issuer ?? createLetterhead('Surco');
}

const toOpenDocument = (voucher: StatementVoucher): Statement['documents'][number] => ({
  id: voucher.id,
  folio: voucher.folio,
  date: voucher.date,
  expiresAt: voucher.expires_at,
  status: voucher.status,
  total: voucher.sale_total ?? voucher.total,
  paid: voucher.paid,
  balance: voucher.is_owed ? voucher.balance : '0.00',
  credit: voucher.credit,
});

/**
 * Returns the account of a customer (X-32): the movements of their documents that the user may see. After all of them
 * the balance is what is owed less what is in the customer's favour, as `customerAccount` adds them up.
 * @throws HttpError 404 when the customer is outside the user's scope, or there is no such season
 */
export async function readStatement(
  db: Db,
  user: ScopeUser,
  id: string,
  { seasonId, from, to }: Query,
  today: string,
): Promise<Statement> {
  const customer = await readCustomer(db, user, id);
  const season = await readSeason(db, seasonId);
  if (seasonId) requireFound(season);
  const selected = joinConditions([sql`s.customer_id = ${id}`, ...(seasonId ? [sql`s.season_id = ${seasonId}`] : [])]);
  const where = joinConditions([selected, ...buildDocumentScope(user)]);
  const vouchers = await readVouchers(db, where);
  const { openingBalance, movements, closingBalance } = listMovements(vouchers, await readDirectSales(db, where), {
    from,
    to,
  });
  const documents = vouchers
    .map(toOpenDocument)
    .filter(({ balance, credit }) => sumMoney([balance, credit]) !== '0.00');
  return {
    customer,
    season: season ?? null,
    from: from ?? null,
    to: to ?? null,
    openingBalance,
    movements,
    closingBalance,
    documents,
    owed: sumMoney(documents.map(({ balance }) => balance)),
    credit: sumMoney(documents.map(({ credit }) => credit)),
    isPartial: await hasHiddenDocuments(db, user, selected),
    paper: {
      date: today,
      issuer: await readIssuer(db, where),
      privacyNotice: await readPrivacyNoticeReference(db),
    },
  };
}
