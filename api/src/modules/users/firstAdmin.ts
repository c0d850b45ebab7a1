import { roleLabels } from '@surco/shared/contract/roles';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { transaction, type Tx } from '../../db/transaction';
import type { Mailer } from '../../embedded/mail';
import type { Settings } from '../../settings';
import type { Letter } from '../messages/mails';
import { deliver } from '../messages/post';
import { issueReset, resetMinutes } from '../password/resets';

/** Any number, the same in every instance: of two that start at once one invites. */
const lockId = 7_283_469;
const name = { first_name: 'Administración', last_name: 'Surco' };

/** Whether somebody can enter: there are users; the first one was invited now; or nobody can, as no one was named. */
export type FirstAdmin = 'there' | 'invited' | 'missing';

const isEmpty = async (tx: Tx): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
};

async function invite(tx: Tx, email: string, publicUrl: string): Promise<Letter> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...name, email, role: 'Admin', status: 'ACTIVO' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const enlace = `${publicUrl}/new-password?token=${await issueReset(tx, id)}`;
  const values = { nombre: name.first_name, rol: roleLabels.Admin, enlace, minutos: String(resetMinutes) };
  return { to: email, key: 'user.invited', values };
}

/**
 * Lets the first administrator into a database without any user, where nobody could let it in: it gets the invitation
 * that every new user gets. With users there, ADMIN_EMAIL grants nothing.
 */
export async function inviteFirstAdmin(
  { db, mailer }: { db: Db; mailer: Mailer },
  { adminEmail, publicUrl }: Pick<Settings, 'adminEmail' | 'publicUrl'>,
): Promise<FirstAdmin> {
  const letter = await transaction(db, async (tx) => {
    if (!(await isEmpty(tx))) return 'there';
    return adminEmail ? invite(tx, adminEmail, publicUrl) : 'missing';
  });
  if (typeof letter === 'string') return letter;
  await deliver({ db, mailer }, letter);
  return 'invited';
}
