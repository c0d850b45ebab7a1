import type { FirstSteps, FirstStepsInput, FirstStep } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { hasSecondFactorSql } from '../../core/security/secondFactorSql';
import type { Role } from '@surco/shared/domain';

/** The steps of each role, in order. An administrator has the page "Preparar Surco" instead (`setup.ts`). */
export const firstStepsByRole: Readonly<Record<Role, readonly FirstStep['key'][]>> = {
  Admin: [],
  Coordinator: ['profile', 'secondFactor', 'season', 'inventory', 'approvals', 'notifications'],
  Supervisor: ['profile', 'secondFactor', 'approvals', 'sales', 'notifications'],
  Consultant: ['terms', 'profile', 'install', 'customer', 'scenario', 'document', 'offline'],
  Farmer: ['simulate', 'scenario', 'install', 'manual'],
};

/** An account is that of a new person for this many days. */
const NEW_ACCOUNT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether the checklist is suggested by itself: to a new person with open steps who has not dismissed it.
 * @param account `createdAt` and `now` as instants
 */
export function isFirstStepsSuggested(account: {
  createdAt: Date;
  now: Date;
  isDismissed: boolean;
  hasOpenSteps: boolean;
}): boolean {
  const ageMs = account.now.getTime() - account.createdAt.getTime();
  return !account.isDismissed && account.hasOpenSteps && ageMs < NEW_ACCOUNT_DAYS * DAY_MS;
}

/** Whether the user aliased `u` has done a step, according to the data. The person ticks the steps that are not here. */
const recognizedSteps: Partial<Record<FirstStep['key'], RawBuilder<boolean>>> = {
  terms: sql`u.tos_version is not null`,
  profile: sql`u.phone is not null`,
  secondFactor: hasSecondFactorSql,
  notifications: sql`exists (select from push_subscriptions where user_id = u.id)`,
  season: sql`exists (select from seasons where is_open or is_voucher_open)`,
  inventory: sql`exists (select from inventories i join seasons s on s.id = i.season_id where s.is_open or s.is_voucher_open)`,
  // What others have imported for a consultant is not what they have done.
  customer: sql`exists (select from customers where consultant_id = u.id and created_by = u.id)`,
  document: sql`(exists (select from sales where consultant_id = u.id and created_by = u.id)
    or exists (select from vouchers where consultant_id = u.id and created_by = u.id))`,
  scenario: sql`exists (select from simulations where user_id = u.id)`,
};

type Owner = Pick<CurrentUser, 'id' | 'role'>;

interface StepsRow {
  created_at: Date;
  ticked: string[] | null;
  dismissed_at: Date | null;
  done: Record<string, boolean>;
}

/** Reads the steps of the user's role in one query, which looks only for what the role has to do. */
export async function readFirstSteps(db: Db, { id, role }: Owner, now: Date): Promise<FirstSteps> {
  const keys = firstStepsByRole[role];
  const pairs = keys.flatMap((key) => {
    const condition = recognizedSteps[key];
    return condition ? [sql`${sql.lit(key)}::text, ${condition}`] : [];
  });
  const { rows } = await sql<StepsRow>`
    select u.created_at, f.ticked, f.dismissed_at, json_build_object(${sql.join(pairs)}) as done
    from users u left join first_steps f on f.user_id = u.id where u.id = ${id}`.execute(db);
  const [row] = rows;
  const steps = keys.map((key) => {
    const isRecognized = row?.done[key] ?? false;
    return { key, isRecognized, isDone: isRecognized || (row?.ticked?.includes(key) ?? false) };
  });
  const isDismissed = row?.dismissed_at != null;
  const hasOpenSteps = steps.some(({ isDone }) => !isDone);
  return {
    isSuggested:
      row !== undefined && isFirstStepsSuggested({ createdAt: row.created_at, now, isDismissed, hasOpenSteps }),
    isDismissed,
    steps,
  };
}

/** Stores what the person has ticked and whether they have dismissed the checklist. */
export async function storeFirstSteps(
  db: Db,
  { id, role }: Owner,
  { ticked, isDismissed }: FirstStepsInput,
): Promise<void> {
  const own = firstStepsByRole[role].filter((key) => ticked.includes(key));
  const values = { ticked: own, dismissed_at: isDismissed ? new Date() : null };
  await db
    .insertInto('first_steps')
    .values({ user_id: id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
