import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import type { DirectoryAccount } from '../sso/verifyDirectoryToken';

const columns = ['id', 'status', 'first_name', 'email', 'password_hash', 'client_key_hash', 'directory_oid'] as const;

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const findFarmerByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('phone', '=', phone)
    .where('client_key_hash', 'is not', null)
    .executeTakeFirst();

/** The user, locked against changes until the transaction ends. */
export const lockUserForShare = (tx: Tx, id: string) =>
  tx.selectFrom('users').select(columns).where('id', '=', id).forShare().executeTakeFirst();

/** Links the user to a directory account. @returns false when they are linked to another one already */
const linkDirectoryAccount = (db: Db, request: FastifyRequest, id: string, directoryOid: string): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const linked = await tx
      .updateTable('users')
      .set({ directory_oid: directoryOid })
      .where('id', '=', id)
      .where('directory_oid', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!linked) return false;
    await writeAccessEntry(tx, request, { action: 'LINK', userId: id, actorId: id, details: { directoryOid } });
    return true;
  });

/**
 * Finds the user of a directory account by its id. The first time, it finds the user by the verified principal name and
 * links them to the id, so that another account with the same address is never accepted later.
 * @returns undefined when no user has this name, or the user is linked to another account
 */
export async function findOrLinkUserByDirectoryAccount(
  db: Db,
  request: FastifyRequest,
  { oid, email }: DirectoryAccount,
) {
  const known = await db.selectFrom('users').select(columns).where('directory_oid', '=', oid).executeTakeFirst();
  if (known) return known;
  const user = await findUserByEmail(db, email);
  if (!user || user.directory_oid !== null) return undefined;
  return (await linkDirectoryAccount(db, request, user.id, oid)) ? user : undefined;
}
