import type { CustomerAccount } from '@surco/shared/contract';
import { limits, owedVoucherStatuses } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { buildCustomerScope, type ScopeUser } from '../../../core/scope/rowScope';

/** Limits a sum to the largest amount of the contract. */
export const capAmount = (total: RawBuilder<unknown>) =>
  sql`least(coalesce(${total}, 0), ${limits.money.max}::numeric)::numeric(12, 2)`;

const owedStatuses = sql.join(owedVoucherStatuses.map((status) => sql.lit(status)));

/** Selects the DKbonos, with the alias `v` or `s`, whose balance is owed. */
export const buildOwedCondition = (alias: 'v' | 's') =>
  sql`${sql.ref(`${alias}.balance`)} > 0 and ${sql.ref(`${alias}.status`)} in (${owedStatuses})`;

/** What a customer owes: the sum of the balances of their DKbonos (`vouchers v`) that are owed. */
export const customerBalanceSql = capAmount(sql`sum(v.balance) filter (where ${buildOwedCondition('v')})`);

/** What a customer owes on other DKbonos than this one. @param voucherId null: on all of them */
const buildOtherBalanceSql = (voucherId: string | null) =>
  capAmount(sql`sum(v.balance) filter (where ${buildOwedCondition('v')} and v.id is distinct from ${voucherId}::uuid)`);

/**
 * Returns the locality and the balances of the customer of a document; null when they are outside the user's scope.
 * @param voucherId the DKbono that is the document, or that it came from
 */
export async function findCustomerAccount(
  db: Db,
  user: ScopeUser,
  id: string,
  voucherId: string | null,
): Promise<CustomerAccount | null> {
  const { rows } = await sql<CustomerAccount>`select l.name as locality, account.*
    from customers c join localities l on l.id = c.locality_id
    cross join lateral (
      select ${customerBalanceSql} as balance, ${buildOtherBalanceSql(voucherId)} as "otherBalance"
      from vouchers v where v.customer_id = c.id) account
    where ${joinConditions([sql`c.id = ${id}`, ...buildCustomerScope(user)])}`.execute(db);
  return rows[0] ?? null;
}
