import { getExpiryRangeDates, type ExpiryRange } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';

/** DKbonos, aliased `s`, that still have a balance and an expiry: unpaid ones, and those that have expired. */
const outstandingCondition = sql`s.balance > 0 and s.status in ('ABIERTO', 'CON_ABONOS', 'VENCIDO')`;

/** Outstanding DKbonos, aliased `s`, that expire in a range. */
export function buildOutstandingCondition(range: ExpiryRange, today: string): Condition {
  const { from, to } = getExpiryRangeDates(range, today);
  return joinConditions([
    outstandingCondition,
    ...(from ? [sql`s.expires_at >= ${from}`] : []),
    ...(to ? [sql`s.expires_at <= ${to}`] : []),
  ]);
}
