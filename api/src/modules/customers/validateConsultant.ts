import type { FieldError } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildUserScope } from '../../core/scope/rowScope';

/** Returns a field error unless the id is that of an active consultant within the user's scope. */
export async function validateConsultant(db: Db, user: CurrentUser, consultantId: string): Promise<FieldError[]> {
  const { rows } = await sql`select 1 from users u where ${joinConditions([
    sql`u.id = ${consultantId}`,
    sql`u.role = 'Consultant' and u.status = 'ACTIVO'`,
    ...buildUserScope(user),
  ])}`.execute(db);
  return rows.length > 0 ? [] : [{ path: 'consultantId', message: 'Elija un consultor activo de sus zonas.' }];
}
