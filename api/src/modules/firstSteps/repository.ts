import type { FirstSteps, FirstStepsInput } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { firstStepsByRole, isFirstStepsSuggested } from './firstSteps';
import { recognizedSteps } from './recognizedSteps';

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
