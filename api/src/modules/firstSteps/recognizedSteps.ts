import type { FirstStep } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { hasSecondFactorSql } from '../../core/security/secondFactorSql';

/** Whether the user aliased `u` has done a step, according to the data. The person ticks the steps that are not here. */
export const recognizedSteps: Partial<Record<FirstStep['key'], RawBuilder<boolean>>> = {
  terms: sql`u.tos_version is not null`,
  profile: sql`u.phone is not null`,
  secondFactor: hasSecondFactorSql,
  notifications: sql`exists (select from push_subscriptions where user_id = u.id)`,
  season: sql`exists (select from seasons where is_open or is_voucher_open)`,
  products: sql`exists (select from products where enabled)`,
  inventory: sql`exists (select from inventories i join seasons s on s.id = i.season_id where s.is_open or s.is_voucher_open)`,
  users: sql`exists (select from users where created_by = u.id)`,
  customer: sql`exists (select from customers where consultant_id = u.id)`,
  document: sql`(exists (select from sales where consultant_id = u.id) or exists (select from vouchers where consultant_id = u.id))`,
  scenario: sql`exists (select from simulations where user_id = u.id)`,
};
