import { spanishErrorMap } from '@surco/shared/contract/calls';
import { formatFullName } from '@surco/shared/domain';
import { customerInput } from '@surco/shared/records/customerInput';
import { sql } from 'kysely';
import { z } from 'zod';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import { joinConditions } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { PlanJob } from '../../../core/imports/importDefinition';
import { suggestNearest } from '../../../core/imports/textSimilarity';
import { buildUserScope } from '../../../core/scope/rowScope';
import { toEmailKey, toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { readLocalityFinder } from '../../locations';
import type { CustomerColumn } from './customerFileColumns';
import { type CustomerRow, columnsOfFields, columnsOfPlace } from './customerSheet';

/** A row whose names were found and whose input is valid. */
export interface ResolvedCustomer {
  row: number;
  values: z.output<typeof customerInput>;
  names: { locality: string; productionType: string; consultant: string };
}

interface Named {
  id: string;
  name: string;
}

type Found = { found: Named | null } | { message: string };
type Find = (text: string) => Found;

const nobody: Found = { found: null };

/** Finds an active consultant in the user's scope by e-mail address or name. Consultants register their own customers. */
async function readConsultantFinder(tx: Tx, user: CurrentUser): Promise<Find> {
  if (user.role === 'Consultant') return () => nobody;
  const { rows } = await sql<{ id: string; email: string | null; firstName: string; lastName: string }>`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName" from users u
    where ${joinConditions([sql`u.role = 'Consultant' and u.status = 'ACTIVO'`, ...buildUserScope(user)])}`.execute(tx);
  const named = rows.map((row) => ({ id: row.id, email: row.email, name: formatFullName(row) }));
  return (text) => {
    if (text === '') return nobody;
    const [found, another] = named.filter(({ email, name }) =>
      text.includes('@') ? toEmailKey(email ?? '') === toEmailKey(text) : toLookupKey(name) === toLookupKey(text),
    );
    if (another) return { message: 'Hay varios consultores con este nombre: escriba su correo.' };
    if (found) return { found };
    const suggestion = suggestNearest(
      text,
      named.map(({ email, name }) => (text.includes('@') ? (email ?? '') : name)),
    );
    return { message: `No hay un consultor activo «${text}» en sus zonas.${suggestion}` };
  };
}

async function readProductionTypeFinder(tx: Tx): Promise<Find> {
  const types = await tx.selectFrom('production_types').select(['id', 'name']).where('active', '=', true).execute();
  const byName = new Map(types.map((type) => [toLookupKey(type.name), type]));
  const list = new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(types.map(({ name }) => name));
  return (text) => {
    const found = text === '' ? null : byName.get(toLookupKey(text));
    return found === undefined ? { message: `No hay este tipo de producción: escriba ${list}.` } : { found };
  };
}

/** Takes the place of what was not found, so that the other fields are checked too. */
const placeholders = { stateId: '00', localityId: '00000000-0000-4000-8000-000000000000' };

/**
 * Looks up the names of each row and checks it by the schema of a new customer.
 * @returns the valid rows; the errors of the others are added to `job.errors`
 */
export async function resolveCustomers(
  tx: Tx,
  { user, rows, errors }: PlanJob<CustomerRow>,
): Promise<ResolvedCustomer[]> {
  const findLocality = await readLocalityFinder(tx, user);
  const findConsultant = await readConsultantFinder(tx, user);
  const findProductionType = await readProductionTypeFinder(tx);
  const resolved: ResolvedCustomer[] = [];
  const yieldIfDue = createEventLoopYield();
  for (const { row, input, nameColumns, place, productionType, consultant } of rows) {
    await yieldIfDue();
    const found = errors.length;
    const report = (column: CustomerColumn | '', message: string): void => void errors.push({ row, column, message });
    const locality = findLocality(place);
    const type = findProductionType(productionType);
    const seller = findConsultant(consultant);
    if ('message' in locality) report(columnsOfPlace[locality.part], locality.message);
    if ('message' in type) report('tipo_produccion', type.message);
    if ('message' in seller) report('consultor', seller.message);
    const references = {
      ...('locality' in locality
        ? { stateId: locality.locality.stateId, localityId: locality.locality.id }
        : placeholders),
      productionTypeId: 'found' in type ? (type.found?.id ?? null) : null,
      consultantId: 'found' in seller ? (seller.found?.id ?? null) : null,
    };
    const result = z.safeParse(customerInput, { ...input, ...references }, { error: spanishErrorMap });
    const columns: Readonly<Record<string, CustomerColumn>> = { ...columnsOfFields, ...nameColumns };
    for (const { path, message } of result.error?.issues ?? []) report(columns[String(path[0])] ?? '', message);
    if (!result.success || errors.length > found) continue;
    const names = {
      locality: 'locality' in locality ? locality.locality.name : '',
      productionType: 'found' in type ? (type.found?.name ?? '') : '',
      consultant: 'found' in seller ? (seller.found?.name ?? '') : '',
    };
    resolved.push({ row, values: result.data, names });
  }
  return resolved;
}
