import type { CallData, CallInput, FieldError } from '@surco/shared/contract';
import { type CustomerStatus, isGenericRfc, normalizePhone, normalizeRfc } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { customerNameSql } from '../../core/db/nameSql';
import { buildCustomerScope } from '../../core/scope/rowScope';

type Duplicates = CallData<'GET /clients/duplicates'>;
type Field = Duplicates[number]['field'];

interface DuplicateRow {
  field: Field;
  id: string;
  name: string;
  status: CustomerStatus;
  is_visible: boolean;
}

/**
 * Returns the customers that have this phone or RFC; those outside the user's scope with their field only. `is distinct
 * from` is also true for a null `exceptId`, which excludes nobody.
 */
export async function findDuplicates(
  db: Db,
  user: CurrentUser,
  query: CallInput<'GET /clients/duplicates'>['query'],
): Promise<Duplicates> {
  const phone = normalizePhone(query.phone ?? '');
  const normalizedRfc = normalizeRfc(query.rfc ?? '');
  const rfc = normalizedRfc === '' || isGenericRfc(normalizedRfc) ? null : normalizedRfc;
  if (phone === null && rfc === null) return [];
  const inScope = joinConditions(buildCustomerScope(user));
  const { rows } = await sql<DuplicateRow>`
    select f.field, c.id, ${customerNameSql} as name, c.status, ${inScope} as is_visible
    from (values ('phone', ${phone}::text), ('rfc', ${rfc}::text)) f (field, value)
    join customers c on case f.field when 'phone' then c.phone = f.value else c.rfc = f.value end
    where c.id is distinct from ${query.exceptId ?? null}::uuid order by f.field`.execute(db);
  return rows.map(({ field, id, name, status, is_visible: isVisible }) =>
    isVisible ? { field, id, name, status } : { field, id: null, name: null, status: null },
  );
}

/**
 * The field errors of the unique indexes of `customers`.
 * @param advice Spanish sentence that says what the user can do
 */
export const buildCustomerUniqueErrors = (advice: string): Readonly<Record<string, FieldError>> => ({
  customers_phone_key: { path: 'phone', message: `Este teléfono ya está registrado. ${advice}` },
  customers_rfc: { path: 'rfc', message: `Este RFC ya está registrado. ${advice}` },
});
