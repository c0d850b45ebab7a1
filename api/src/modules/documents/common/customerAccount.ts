import type { CustomerAccount } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildCustomerScope } from '../../../core/scope/rowScope';

/** Limits a sum to the largest amount of the contract. */
export const capAmount = (total: RawBuilder<unknown>) =>
  sql`least(coalesce(${total}, 0), ${limits.money.max}::numeric)::numeric(12, 2)`;

/** What a customer owes: the sum of the balances of their DKbonos (`vouchers v`) that are still to be paid. */
export const customerBalanceSql = capAmount(sql`sum(v.balance) filter (where v.status in ('ABIERTO', 'CON_ABONOS'))`);

/** Returns the locality and the balance of a customer; null when they are outside the user's scope. */
export async function findCustomerAccount(db: Db, user: CurrentUser, id: string): Promise<CustomerAccount | null> {
  const { rows } = await sql<CustomerAccount>`select l.name as locality,
      (select ${customerBalanceSql} from vouchers v where v.customer_id = c.id) as balance
    from clients c join localities l on l.id = c.locality_id
    where ${joinConditions([sql`c.id = ${id}`, ...buildCustomerScope(user)])}`.execute(db);
  return rows[0] ?? null;
}
