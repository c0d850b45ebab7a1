import type { CallInput, KeptParam, ParameterChange } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { parameterFigure, parameterText, systemParameters } from '@surco/shared/domain/parameters';
import { sql } from 'kysely';
import { orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { numberOrNull, personOrNull } from '../mapping';
import { announce } from '../notifications/announce';
import { keptParams } from './repository';

type Params = CallInput<'PUT /simulator-params'>['body']['params'];

const byKey = new Map(systemParameters.map((parameter) => [parameter.key, parameter]));

/** Each parameter is one there is, named once, within its own range. */
function problemsOf(params: Params): Problem[] {
  const seen = new Set<string>();
  return params.flatMap(({ key, value }, index) => {
    const parameter = byKey.get(key);
    const twice = seen.has(key);
    seen.add(key);
    if (!parameter) return [{ path: `params.${index}.key`, message: 'Este parámetro no existe.' }];
    if (twice) return [{ path: `params.${index}.key`, message: 'Este parámetro está dos veces.' }];
    const { label, unit, min, max } = parameter;
    if (value >= min && value <= max) return [];
    const message = `${label} debe estar entre ${parameterFigure(min, unit)} y ${parameterText(max, unit)}.`;
    return [{ path: `params.${index}.value`, message }];
  });
}

/** What somebody else changed since it was read, to anything but what is wanted now: refused with all as they are. */
function refuseStale(params: Params, stored: readonly KeptParam[]): void {
  const wanted = new Map(params.map((param) => [param.key, param]));
  const stale = stored.filter(({ key, value, version }) => {
    const param = wanted.get(key);
    return param?.version !== undefined && param.version !== version && param.value !== value;
  });
  if (stale.length === 0) return;
  const changed = stale.map(({ label, value, unit }) => `${label}, ${parameterText(value, unit)}`).join('; ');
  throw new Failure('VERSION_OBSOLETA', { text: `Otra persona cambió mientras tanto: ${changed}.`, data: stored });
}

/** Changes what differs, each with its row of the history; what is not named stays. */
export async function putParameters(tx: Tx, user: CurrentUser, params: Params): Promise<KeptParam[]> {
  refuse(problemsOf(params));
  // One at a time: two who save at once would both read the value before.
  await sql`select pg_advisory_xact_lock(hashtext('simulator_params'))`.execute(tx);
  const stored = await keptParams(tx);
  refuseStale(params, stored);
  const before = new Map(stored.map(({ key, value }) => [key, value]));
  const given = new Set(stored.filter(({ version }) => version > 0).map(({ key }) => key));
  const changed = params.filter(({ key, value }) => before.get(key) !== value);
  for (const { key, value } of changed) {
    const was = before.get(key) ?? null;
    await tx
      .insertInto('simulator_params')
      .values({ key, value, updated_by: user.id })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          value,
          version: sql`simulator_params.version + 1`,
          updated_at: sql`now()`,
          updated_by: user.id,
        }),
      )
      .execute();
    await tx
      .insertInto('simulator_param_changes')
      .values({ key, before: given.has(key) ? was : null, after: value, by: user.id })
      .execute();
  }
  const after = await keptParams(tx);
  if (changed.length > 0) {
    const keys = changed.map(({ key }) => key);
    const was = Object.fromEntries(keys.map((key) => [key, before.get(key)]));
    const is = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
    await audit(tx, user, { action: 'UPDATE', entity: 'simulator-params', entityId: null, before: was, after: is });
    await announce(tx, 'catalogue');
  }
  return after;
}

interface ChangeRow {
  key: string;
  before: string | null;
  after: string;
  at: Date;
  by: string | null;
  first_name: string | null;
  last_name: string | null;
}

const toChange = (row: ChangeRow): ParameterChange => ({
  key: row.key,
  label: byKey.get(row.key)?.label ?? row.key,
  unit: byKey.get(row.key)?.unit ?? '',
  before: numberOrNull(row.before),
  after: Number(row.after),
  at: row.at.toISOString(),
  by: personOrNull(row.by, row.first_name, row.last_name),
});

export function listParameterChanges(db: Db, query: CallInput<'GET /simulator-params/history'>['query']) {
  const where: Condition[] = query.key ? [sql`h.key = ${query.key}`] : [];
  const source = {
    base: sql`simulator_param_changes h`,
    alias: sql`h`,
    joins: sql`left join users u on u.id = h.by`,
    columns: sql`h.*, u.first_name, u.last_name`,
    where,
    order: orderBy(query.sort, { at: sql`h.at` }, '-at', sql`h.id`),
  };
  return readPage(db, query, source, toChange);
}
