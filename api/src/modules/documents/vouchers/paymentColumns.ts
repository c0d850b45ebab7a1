import { sql } from 'kysely';
import { userNameSql } from '../../../core/db/nameSql';

// Columns of a DKbono, aliased `s`, with its payments. They are read in the statement of the DKbono, so that the paid
// amount and the payments are of one snapshot.

const paymentParts = sql`'id', p.id, 'date', p.date, 'amount', p.amount::text, 'method', p.method,
  'reference', p.reference, 'receivedBy', (select ${userNameSql} from users u where u.id = p.received_by),
  'receiptFolio', p.receipt_folio, 'balanceBefore', p.balance_before::text, 'balanceAfter', p.balance_after::text,
  'creditFrom', (select json_build_object('id', o.id, 'folio', o.folio) from vouchers o where o.id = p.credit_voucher_id),
  'photoIds', array(select i.id from images i where i.payment_id = p.id order by i.created_at, i.id)`;

const paymentOrder = sql`p.date, p.created_at, p.id`;

/** The payments that count. */
export const paymentsColumn = sql`(select coalesce(json_agg(json_build_object(${paymentParts}) order by ${paymentOrder}), '[]')
  from payments p where p.voucher_id = s.id and p.cancelled_at is null)`;

/** The cancelled ones. */
export const cancelledPaymentsColumn = sql`(select coalesce(json_agg(json_build_object(${paymentParts},
    'cancelledAt', to_char(p.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'cancelledBy', (select ${userNameSql} from users u where u.id = p.cancelled_by),
    'cancellationReason', p.cancellation_reason) order by ${paymentOrder}), '[]')
  from payments p where p.voucher_id = s.id and p.cancelled_at is not null)`;

/** What the credit of a cancelled DKbono was used for. */
export const creditUsesColumn = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'date', x.date,
    'amount', x.amount::text, 'voucher', x.voucher, 'method', x.method, 'reference', x.reference,
    'by', (select ${userNameSql} from users u where u.id = x.created_by)) order by x.date, x.created_at, x.id), '[]')
  from (
    select p.id, p.date, p.amount, json_build_object('id', o.id, 'folio', o.folio) as voucher, null as method,
      null as reference, p.created_by, p.created_at
    from payments p join vouchers o on o.id = p.voucher_id where p.credit_voucher_id = s.id and p.cancelled_at is null
    union all
    select r.id, r.date, r.amount, null, r.method, r.reference, r.created_by, r.created_at
    from credit_returns r where r.voucher_id = s.id) x)`;
