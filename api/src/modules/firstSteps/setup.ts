import type { Setup, SetupInput, SetupStep } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { hasSecondFactorSql } from '../../core/security/secondFactorSql';
import { firstAdminName } from '../users';
import { isFirstStepsSuggested } from './repository';

interface StepSource {
  key: SetupStep['key'];
  /** How many records the step has produced. */
  count?: RawBuilder<unknown>;
  /** Whether it is done according to the data; by default, whether there are records. */
  isDone?: RawBuilder<unknown>;
  /** Steps that must have records first. */
  needs?: readonly SetupStep['key'][];
}

const activeDistributors = sql`from partners where type = 'DISTRIBUTOR' and status = 'ACTIVO'`;
const openSeasons = sql`from seasons where is_open or is_voucher_open`;

/**
 * Where each step reads how far it is, in the order of the page; `u` is the administrator.
 * @param today `YYYY-MM-DD`: a season counts once it sells (T-02), and stock in one that sells, if there is one
 */
const createSources = (today: string): readonly StepSource[] => {
  const sellingSeasons = sql`from seasons where is_open and start_date <= ${today}::date`;
  const stock = sql`from inventories where season_id in (select id ${sellingSeasons})
    or (season_id in (select id ${openSeasons}) and not exists (select ${sellingSeasons}))`;
  return [
    {
      key: 'name',
      isDone: sql`(u.first_name, u.last_name) <> (${firstAdminName.first_name}, ${firstAdminName.last_name})`,
    },
    { key: 'zones', count: sql`(select count(*) from zones)` },
    { key: 'localities', count: sql`(select count(*) from localities)`, needs: ['zones'] },
    {
      key: 'company',
      count: sql`(select count(*) ${activeDistributors})`,
      isDone: sql`exists (select ${activeDistributors} and rfc is not null and address is not null and phone is not null)`,
    },
    { key: 'products', count: sql`(select count(*) from products where enabled)` },
    { key: 'season', count: sql`(select count(*) ${openSeasons})`, isDone: sql`exists (select ${sellingSeasons})` },
    {
      key: 'inventory',
      count: sql`(select count(*) ${stock})`,
      needs: ['company', 'products', 'season'],
    },
    {
      key: 'users',
      count: sql`(select count(*) from users where role = 'Consultant' and status = 'ACTIVO')`,
      needs: ['company'],
    },
    { key: 'customers', count: sql`(select count(*) from customers)`, needs: ['localities'] },
    { key: 'legalTexts', isDone: sql`exists (select from legal_texts where responsible_name <> '')` },
    {
      key: 'partners',
      isDone: sql`(select count(*) > 1 from partners)`,
    },
    { key: 'parameters', isDone: sql`exists (select from simulator_param_changes)` },
    { key: 'secondFactor', isDone: hasSecondFactorSql },
    { key: 'install' },
  ];
};

interface SetupRow {
  created_at: Date;
  skipped: string[] | null;
  dismissed_at: Date | null;
  has_sold: boolean;
  counts: Record<string, number>;
  done: Record<string, boolean>;
}

/** A JSON object with one expression of each source that has it. */
const toJson = (sources: readonly StepSource[], field: 'count' | 'isDone') => {
  const pairs = sources.flatMap((source) => {
    const expression = source[field];
    return expression ? [sql`${sql.lit(source.key)}::text, ${expression}`] : [];
  });
  return sql`json_build_object(${sql.join(pairs)})`;
};

function toStep({ key, needs = [] }: StepSource, { counts, done, skipped }: SetupRow): SetupStep {
  const count = counts[key] ?? null;
  const waitsFor = needs.filter((needed) => !counts[needed]);
  const isDone = done[key] ?? (count ?? 0) > 0;
  const state = isDone ? 'DONE' : skipped?.includes(key) ? 'SKIPPED' : waitsFor.length > 0 ? 'WAITING' : 'OPEN';
  return { key, state, count, waitsFor };
}

/** Reads how far the preparation of the company is, in one query. @param today `YYYY-MM-DD` */
export async function readSetup(db: Db, { id }: Pick<CurrentUser, 'id'>, today: string, now: Date): Promise<Setup> {
  const sources = createSources(today);
  const { rows } = await sql<SetupRow>`
    select u.created_at, f.ticked as skipped, f.dismissed_at,
      exists (select from sales) or exists (select from vouchers) as has_sold,
      ${toJson(sources, 'count')} as counts, ${toJson(sources, 'isDone')} as done
    from users u left join first_steps f on f.user_id = u.id where u.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return { isSuggested: false, steps: [] };
  const steps = sources.map((source) => toStep(source, row));
  const hasOpenSteps = steps.some(({ state }) => state === 'OPEN' || state === 'WAITING');
  const account = { createdAt: row.created_at, now, isDismissed: row.dismissed_at !== null, hasOpenSteps };
  return { isSuggested: row.has_sold ? isFirstStepsSuggested(account) : hasOpenSteps, steps };
}

/** Stores the steps that the administrator does not need. */
export async function storeSkippedSteps(
  db: Db,
  { id }: Pick<CurrentUser, 'id'>,
  { skipped }: SetupInput,
): Promise<void> {
  await db
    .insertInto('first_steps')
    .values({ user_id: id, ticked: [...skipped] })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ticked: [...skipped] }))
    .execute();
}
