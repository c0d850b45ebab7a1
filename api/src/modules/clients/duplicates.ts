import type { CallData, CallInput } from '@surco/shared/contract';
import { normalisePhone } from '@surco/shared/domain/phone';
import type { Problem } from '@surco/shared/domain/problem';
import { isGenericRfc, normaliseRfc } from '@surco/shared/domain/rfc';
import { sql } from 'kysely';
import { allOf } from '../../db/page';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { customerName } from '../names';
import { clientScope } from '../scope';

type Duplicates = CallData<'GET /clients/duplicates'>;
type Field = Duplicates[number]['field'];

interface Row {
  field: Field;
  id: string;
  name: string;
  mine: boolean;
}

/** Who has this telephone or RFC already; one outside the caller's scope is told as taken and no more. */
export async function findDuplicates(
  db: Db,
  user: CurrentUser,
  query: CallInput<'GET /clients/duplicates'>['query'],
): Promise<Duplicates> {
  const phone = normalisePhone(query.phone ?? '');
  const written = normaliseRfc(query.rfc ?? '');
  const rfc = written === '' || isGenericRfc(written) ? null : written;
  if (phone === null && rfc === null) return [];
  const mine = allOf(clientScope(user));
  const { rows } = await sql<Row>`
    select f.field, c.id, ${customerName} as name, ${mine} as mine
    from (values ('phone', ${phone}::text), ('rfc', ${rfc}::text)) f (field, value)
    join clients c on case f.field when 'phone' then c.phone = f.value else c.rfc = f.value end
    where c.id is distinct from ${query.exceptId ?? null}::uuid`.execute(db);
  return rows.map(({ field, id, name, mine: visible }) =>
    visible ? { field, id, name } : { field, id: null, name: null },
  );
}

/** What the unique indexes of clients say at which field; `advice` is what whoever wrote it can do. */
export const takenOfClient = (advice: string): Readonly<Record<string, Problem>> => ({
  clients_phone_key: { path: 'phone', message: `Este teléfono ya está registrado. ${advice}` },
  clients_rfc: { path: 'rfc', message: `Este RFC ya está registrado. ${advice}` },
});
