import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { transaction, type Tx } from '../../db/transaction';
import { audit } from '../documents/audit';
import type { DirectoryPerson } from './directory';

const columns = ['id', 'status', 'password_hash', 'client_key_hash', 'directory_oid'] as const;

export const userByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const farmerByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('phone', '=', phone)
    .where('client_key_hash', 'is not', null)
    .executeTakeFirst();

/** A user as it is now, and stays until the transaction ends. */
export const heldUser = (tx: Tx, id: string) =>
  tx.selectFrom('users').select(columns).where('id', '=', id).forShare().executeTakeFirst();

/** From now on this user is that account of the directory; false when it is another's already. */
const link = (db: Db, id: string, directoryOid: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const linked = await tx
      .updateTable('users')
      .set({ directory_oid: directoryOid })
      .where('id', '=', id)
      .where('directory_oid', 'is', null)
      .returning(['first_name', 'last_name'])
      .executeTakeFirst();
    if (!linked) return false;
    const whose = { firstName: linked.first_name, lastName: linked.last_name };
    const before = { ...whose, directoryOid: null };
    const after = { ...whose, directoryOid };
    await audit(tx, { id }, { action: 'LINK', entity: 'user', entityId: id, before, after });
    return true;
  });

/**
 * The user of a directory account. The first time it is known by its address; from then on by its id alone, so that
 * another account under the same address is not taken for it.
 */
export async function userOfDirectory(db: Db, { oid, email }: DirectoryPerson) {
  const known = await db.selectFrom('users').select(columns).where('directory_oid', '=', oid).executeTakeFirst();
  if (known) return known;
  const user = await userByEmail(db, email);
  if (!user || user.directory_oid !== null) return undefined;
  return (await link(db, user.id, oid)) ? user : undefined;
}
