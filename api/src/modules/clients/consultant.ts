import type { Problem } from '@surco/shared/domain/problem';
import { sql } from 'kysely';
import { allOf } from '../../db/page';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { userScope } from '../scope';

/** A customer is given to an active consultant whom the giver sees. */
export async function consultantProblems(db: Db, user: CurrentUser, consultantId: string): Promise<Problem[]> {
  const { rows } = await sql`select 1 from users u where ${allOf([
    sql`u.id = ${consultantId}`,
    sql`u.role = 'Consultant' and u.status = 'ACTIVO'`,
    ...userScope(user),
  ])}`.execute(db);
  return rows.length > 0 ? [] : [{ path: 'consultantId', message: 'Elija un consultor activo de sus zonas.' }];
}
