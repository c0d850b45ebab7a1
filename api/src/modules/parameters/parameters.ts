import type { CallInput, ParameterChange, VersionedSystemParameter } from '@surco/shared/contract';
import { formatParameter, secondFactorParameter, systemParameters } from '@surco/shared/domain';
import { sql } from 'kysely';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildOrder } from '../../core/db/buildOrder';
import { readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { toNumberOrNull, toUserRefOrNull } from '../../core/db/rowMapping';
import { broadcastChange, closeStreamsPendingSecondFactor } from '../notifications';
import { readVersionedParameters } from './repository';

type ParameterInputs = CallInput<'PUT /simulator-params'>['body']['params'];

const parametersByKey = new Map(systemParameters.map((parameter) => [parameter.key, parameter]));

/**
 * Checks that no parameter was changed by another user to a value other than the requested one.
 * @throws HttpError 409 VERSION_OBSOLETA with the stored parameters in `data`
 */
function assertNotStale(params: ParameterInputs, stored: readonly VersionedSystemParameter[]): void {
  const requested = new Map(params.map((param) => [param.key, param]));
  const stale = stored.filter(({ key, value, version }) => {
    const param = requested.get(key);
    return param?.version !== undefined && param.version !== version && param.value !== value;
  });
  if (stale.length === 0) return;
  const changed = stale.map(({ label, value, unit }) => `${label}, ${formatParameter(value, unit)}`).join('; ');
  throw new HttpError('VERSION_OBSOLETA', { text: `Otra persona cambió mientras tanto: ${changed}.`, data: stored });
}

/**
 * Changes the parameters whose value differs, each with an entry in its history, and returns all parameters.
 * @throws HttpError 409 VERSION_OBSOLETA when another user changed one of them
 */
export async function updateParameters(
  tx: Tx,
  user: CurrentUser,
  params: ParameterInputs,
): Promise<VersionedSystemParameter[]> {
  // Serialized by an advisory lock, since two concurrent requests would both read the old value.
  await sql`select pg_advisory_xact_lock(${advisoryLocks.parameters})`.execute(tx);
  const stored = await readVersionedParameters(tx);
  assertNotStale(params, stored);
  const before = new Map(stored.map(({ key, value }) => [key, value]));
  const storedKeys = new Set(stored.filter(({ version }) => version > 0).map(({ key }) => key));
  const changed = params.filter(({ key, value }) => before.get(key) !== value);
  for (const { key, value } of changed) {
    const previous = before.get(key) ?? null;
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
      .values({ key, before: storedKeys.has(key) ? previous : null, after: value, by: user.id })
      .execute();
  }
  const after = await readVersionedParameters(tx);
  if (changed.length > 0) {
    const keys = changed.map(({ key }) => key);
    const oldValues = Object.fromEntries(keys.map((key) => [key, before.get(key)]));
    const newValues = Object.fromEntries(changed.map(({ key, value }) => [key, value]));
    await writeAuditEntry(tx, user, {
      action: 'UPDATE',
      entity: 'simulator-params',
      entityId: null,
      before: oldValues,
      after: newValues,
    });
    await broadcastChange(tx, 'referenceData');
    if (keys.includes(secondFactorParameter.key)) await closeStreamsPendingSecondFactor(tx);
  }
  return after;
}

interface ParameterChangeRow {
  key: string;
  before: string | null;
  after: string;
  at: Date;
  by: string | null;
  first_name: string | null;
  last_name: string | null;
}

const toParameterChange = (row: ParameterChangeRow): ParameterChange => ({
  key: row.key,
  label: parametersByKey.get(row.key)?.label ?? row.key,
  unit: parametersByKey.get(row.key)?.unit ?? '',
  before: toNumberOrNull(row.before),
  after: Number(row.after),
  at: row.at.toISOString(),
  by: toUserRefOrNull(row.by, row.first_name, row.last_name),
});

const filterTable: FilterTable<ListFilters<'GET /simulator-params/history'>> = { key: (key) => sql`h.key = ${key}` };

/** Returns one page of the changes of parameters, the newest first. */
export function listParameterChanges(db: Db, query: CallInput<'GET /simulator-params/history'>['query']) {
  const source = {
    base: sql`simulator_param_changes h`,
    joins: sql`left join users u on u.id = h.by`,
    columns: sql`h.*, u.first_name, u.last_name`,
    where: buildFilterConditions(query, filterTable),
    order: buildOrder(query.sort, { at: sql`h.at` }, '-at', sql`h.id`),
    map: toParameterChange,
  };
  return readPage(db, query, source);
}
