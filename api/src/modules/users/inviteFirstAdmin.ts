import { sql } from 'kysely';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { Db } from '../../core/db/pool';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { Settings } from '../../core/settings/settings';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import { inviteUser } from './inviteUser';

/** The name of the first administrator until they write their own. */
export const firstAdminName = { first_name: 'Administración', last_name: 'Surco' };

/** `exists`: there are users; `invited`: the first administrator was invited now; `missing`: ADMIN_EMAIL is not set. */
export type FirstAdminState = 'exists' | 'invited' | 'missing';

/** Waits for a concurrent start first, so that only one of them invites. @returns at most two users */
const readFirstUsers = async (tx: Tx) => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`.execute(tx);
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'invited_at', 'password_hash', 'directory_oid'])
    .limit(2)
    .execute();
};

type FirstUser = Awaited<ReturnType<typeof readFirstUsers>>[number];

/** Nobody has entered yet, and the setting names somebody else: there was a typing error in it. */
const isMistyped = ({ email, invited_at, password_hash, directory_oid }: FirstUser, adminEmail: string): boolean =>
  invited_at !== null &&
  password_hash === null &&
  directory_oid === null &&
  email?.toLowerCase() !== adminEmail.toLowerCase();

const insertFirstAdmin = async (tx: Tx, email: string): Promise<string> => {
  const values = { ...firstAdminName, email, role: 'Admin', status: 'ACTIVO' } as const;
  return (await tx.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

async function correctFirstAdmin(tx: Tx, id: string, email: string): Promise<string> {
  await revokeLinks(tx, id);
  await tx.updateTable('users').set({ email }).where('id', '=', id).execute();
  return id;
}

/**
 * Invites ADMIN_EMAIL as the first administrator of a database without users, with the same mail as every new user; one
 * whose address was mistyped is replaced as long as nobody has entered. Otherwise ADMIN_EMAIL grants nothing.
 */
export const inviteFirstAdmin = (db: Db, settings: Settings): Promise<FirstAdminState> =>
  withTransaction(db, async (tx) => {
    const { adminEmail } = settings;
    const [first, second] = await readFirstUsers(tx);
    if (!adminEmail) return first ? 'exists' : 'missing';
    if (second || (first && !isMistyped(first, adminEmail))) return 'exists';
    const id = first ? await correctFirstAdmin(tx, first.id, adminEmail) : await insertFirstAdmin(tx, adminEmail);
    await inviteUser({ settings }, tx, id);
    return 'invited';
  });
