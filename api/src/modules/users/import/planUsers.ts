import type { CallInput, ImportDuplicate, UserDetail } from '@surco/shared/contract';
import { formatFullName, noValue, roleLabels } from '@surco/shared/domain';
import { toDetailFields } from '@surco/shared/records/format';
import { userFields as fields } from '@surco/shared/records/user';
import { userInput } from '@surco/shared/records/userInput';
import { sql } from 'kysely';
import { joinConditions } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { ImportPlan, PlanJob } from '../../../core/imports/importDefinition';
import { type Candidate, type ExistingRecord, type KnownRecord, planRecords } from '../../../core/imports/planRecords';
import { createNameFinder, joinNames, RowChecker, splitNames } from '../../../core/imports/rowChecker';
import { buildUserScope } from '../../../core/scope/rowScope';
import { toEmailKey } from '../../../core/workbook/rows/toLookupKey';
import { listActiveDistributors } from '../../partners';
import type { Services } from '../../services';
import { findUser } from '../repository';
import { insertUser } from '../service';
import { validateUser } from '../validateUser';
import { columnsOfFields, type UserColumn, type UserRow } from './userSheet';

type UserValues = CallInput<'POST /users'>['body'];

const comparedFields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const;

type ComparedValues = Pick<UserDetail, (typeof comparedFields)[number]>;

const describeUser = (values: ComparedValues, distributor: string, zones: string): ImportDuplicate['incoming'] => [
  ...toDetailFields(fields, values, comparedFields),
  { label: fields.distributorId.label, value: distributor || noValue },
  { label: 'Zonas', value: zones || noValue },
];

/** A farmer without an e-mail address is known by the telephone. */
const toKeys = (email: string | null, phone: string | null, role: string) =>
  email !== null
    ? [{ key: toEmailKey(email), reason: 'Mismo correo' }]
    : role === 'Farmer' && phone !== null
      ? [{ key: phone, reason: 'Mismo teléfono' }]
      : [];

/** Looks up the names of each row, and checks it as a new user. */
async function resolveUsers(tx: Tx, { user, rows, errors }: PlanJob<UserRow>): Promise<Candidate<UserValues>[]> {
  const findZone = createNameFinder(await tx.selectFrom('zones').select(['id', 'name']).execute(), 'No hay una zona');
  const findDistributor = createNameFinder(await listActiveDistributors(tx, user), 'No hay un distribuidor activo');
  const candidates: Candidate<UserValues>[] = [];
  for (const { row, input, nameColumns, distributor, zones } of rows) {
    const checker = new RowChecker<UserColumn>(row, errors, { ...columnsOfFields, ...nameColumns });
    const found = distributor === '' ? null : checker.take('distribuidor', findDistributor(distributor));
    const foundZones = splitNames(zones).flatMap((name) => checker.take('zonas', findZone(name)) ?? []);
    const references = { distributorId: found?.id ?? null, zoneIds: foundZones.map(({ id }) => id) };
    const values = checker.check(userInput, { ...input, ...references });
    if (!values) continue;
    checker.reportFields(await validateUser(tx, user, values));
    if (!checker.isValid) continue;
    const { email = null, phone = null } = values;
    candidates.push({
      row,
      values,
      label: formatFullName(values),
      details: [roleLabels[values.role], email].filter(Boolean).join(' · '),
      keys: toKeys(email, phone, values.role),
      fields: describeUser({ ...values, email, phone }, found?.name ?? '', joinNames(foundZones)),
    });
  }
  return candidates;
}

const toExisting = (user: UserDetail): ExistingRecord<UserValues> => ({
  label: formatFullName(user),
  fields: describeUser(user, user.distributor?.name ?? '', joinNames(user.zones)),
  values: { ...user, zoneIds: user.zones.map(({ id }) => id) },
  version: user.version,
});

/**
 * Plans an import of users, by their e-mail address. They are created as those of POST /users: by an administrator active
 * and invited, else waiting for approval. One that exists stays as it is.
 */
export async function planUsers(services: Services, tx: Tx, job: PlanJob<UserRow>): Promise<ImportPlan> {
  const { user } = job;
  const inScope = joinConditions(buildUserScope(user));
  const { rows } = await sql<Pick<UserDetail, 'id' | 'email' | 'phone' | 'role'> & { is_visible: boolean }>`
    select u.id, u.email, u.phone, u.role, ${inScope} as is_visible from users u order by u.id`.execute(tx);
  const known = rows.map(({ id, email, phone, role, is_visible: isVisible }): KnownRecord => ({
    id,
    isVisible,
    keys: toKeys(email, phone, role),
  }));
  const plan = await planRecords(job, {
    candidates: await resolveUsers(tx, job),
    known,
    readExisting: async (ids) => {
      const existing = new Map<string, ExistingRecord<UserValues>>();
      for (const id of ids) {
        const found = await findUser(tx, user, id);
        if (found) existing.set(id, toExisting(found));
      }
      return existing;
    },
    create: async (batch) => {
      const ids: string[] = [];
      for (const { values } of batch) ids.push((await insertUser(services, tx, user, values)).id);
      return ids;
    },
  });
  if (user.role !== 'Admin') return plan;
  return { ...plan, invited: plan.creates.filter(({ values: { role, email } }) => role !== 'Farmer' && email).length };
}
