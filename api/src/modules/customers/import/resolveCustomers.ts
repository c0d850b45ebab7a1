import { formatFullName } from '@surco/shared/domain';
import { customerInput } from '@surco/shared/records/customerInput';
import { sql } from 'kysely';
import type { z } from 'zod';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import { joinConditions } from '../../../core/db/conditions';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { PlanJob } from '../../../core/imports/importDefinition';
import { createNameFinder, type Found, RowChecker } from '../../../core/imports/rowChecker';
import { createSuggester } from '../../../core/imports/textSimilarity';
import { buildUserScope } from '../../../core/scope/rowScope';
import { toEmailKey, toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { readLocalityFinder } from '../../locations';
import type { CustomerColumn } from './customerFileColumns';
import { type CustomerRow, columnsOfFields, columnsOfPlace } from './customerSheet';

/** A row whose names were found and whose input is valid. */
export interface ResolvedCustomer extends Pick<CustomerRow, 'row' | 'assumed'> {
  values: z.output<typeof customerInput>;
  names: { locality: string; productionType: string; consultant: string };
}

interface Named {
  id: string;
  name: string;
}

type Find = (text: string) => Found<Named | null>;

const nobody = { found: null };

/** Finds an active consultant in the user's scope by e-mail address or name. Consultants register their own customers. */
async function readConsultantFinder(tx: Tx, user: CurrentUser): Promise<Find> {
  if (user.role === 'Consultant') return () => nobody;
  const { rows } = await sql<{ id: string; email: string | null; firstName: string; lastName: string }>`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName" from users u
    where ${joinConditions([sql`u.role = 'Consultant' and u.status = 'ACTIVO'`, ...buildUserScope(user)])}`.execute(tx);
  const named = rows.map((row) => ({ id: row.id, email: row.email, name: formatFullName(row) }));
  const byEmail = new Map(named.map((one) => [toEmailKey(one.email ?? ''), one]));
  const byName = new Map<string, Named[]>();
  for (const one of named) byName.set(toLookupKey(one.name), [...(byName.get(toLookupKey(one.name)) ?? []), one]);
  const suggestEmail = createSuggester(named.flatMap(({ email }) => email ?? []));
  const suggestName = createSuggester(named.map(({ name }) => name));
  return (text) => {
    if (text === '') return nobody;
    const isEmail = text.includes('@');
    const [found, another] = isEmail ? [byEmail.get(toEmailKey(text))] : (byName.get(toLookupKey(text)) ?? []);
    if (another) return { message: 'Hay varios consultores con este nombre: escriba su correo.' };
    if (found) return { found };
    const suggestion = isEmail ? suggestEmail(text) : suggestName(text);
    return { message: `No hay un consultor activo «${text}» en sus zonas.${suggestion}` };
  };
}

async function readProductionTypeFinder(tx: Tx): Promise<Find> {
  const types = await tx.selectFrom('production_types').select(['id', 'name']).where('active', '=', true).execute();
  const find = createNameFinder(types, 'No hay un tipo de producción');
  return (text) => (text === '' ? nobody : find(text));
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
  for (const { row, input, nameColumns, assumed, place, productionType, consultant } of rows) {
    await yieldIfDue();
    const checker = new RowChecker<CustomerColumn>(row, errors, { ...columnsOfFields, ...nameColumns });
    const result = findLocality(place);
    const locality = 'locality' in result ? result.locality : null;
    if ('message' in result) checker.report(columnsOfPlace[result.part], result.message);
    const type = checker.take('tipo_produccion', findProductionType(productionType));
    const seller = checker.take('consultor', findConsultant(consultant));
    const values = checker.check(customerInput, {
      ...input,
      ...(locality ? { stateId: locality.stateId, localityId: locality.id } : placeholders),
      productionTypeId: type?.id ?? null,
      consultantId: seller?.id ?? null,
    });
    const names = {
      locality: locality?.name ?? '',
      productionType: type?.name ?? '',
      consultant: seller?.name ?? '',
    };
    if (values) resolved.push({ row, assumed, values, names });
  }
  return resolved;
}
