import { formatFullName, statusLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { withTransaction, type Tx } from '../../core/db/transaction';
import { hasSecondFactorSql } from '../../core/security/secondFactorSql';
import { endUserSessions } from '../../core/security/sessions/sessionStore';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import { StartError } from '../../core/settings/startError';
import { deleteSecondFactor } from '../../modules/auth/secondFactor/manageSecondFactor';
import { mailSecondFactorChange } from '../../modules/auth/secondFactor/secondFactorChange';
import { inviteUser } from '../../modules/users/inviteUser';
import type { Services } from '../../modules/services';

interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  status: keyof typeof statusLabels;
  hasPassword: boolean;
  isOfDirectory: boolean;
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
}

const selectAccounts = sql`select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.role, u.status,
  u.password_hash is not null as "hasPassword", u.directory_oid is not null as "isOfDirectory",
  ${hasSecondFactorSql} as "hasSecondFactor",
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt" from users u`;

async function lockAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const { rows } =
    await sql<Account>`${selectAccounts} where lower(u.email) = ${email.toLowerCase()} for update of u`.execute(tx);
  return rows[0];
}

/** One line for each administrator: address, name, status, how they sign in, and when they were last there. */
export async function listAdmins(db: Db): Promise<string[]> {
  const { rows } = await sql<Account>`${selectAccounts} where u.role = 'Admin' order by u.email`.execute(db);
  return rows.map((account) => {
    const signIn = account.hasPassword ? 'password' : account.isOfDirectory ? 'directory' : 'has not chosen a password';
    return [
      account.email,
      formatFullName(account),
      statusLabels[account.status],
      account.hasSecondFactor ? `${signIn} and second factor` : signIn,
      account.lastSeenAt ? `last session ${account.lastSeenAt.toISOString().slice(0, 10)}` : 'no session',
    ].join(', ');
  });
}

/** The audit log has no user for what the operator does. */
const auditByOperator = (tx: Tx, action: string, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> =>
  writeAuditEntry(tx, null, {
    action,
    entity: 'user',
    entityId: id,
    after: { email, role: 'Admin', status: 'ACTIVO' },
  });

/**
 * Mails a link to choose a password to an administrator: a new one, one who has not chosen a password yet, or one who
 * was deactivated.
 * @returns what happened, as a sentence
 * @throws StartError when the address is that of another role, or of an administrator who can sign in
 */
export const inviteAdmin = (db: Db, services: Pick<Services, 'settings'>, email: string): Promise<string> =>
  withTransaction(db, async (tx) => {
    if (!/^\S+@\S+\.\S+$/.test(email)) throw new StartError(`${email} is no e-mail address.`);
    const account = await lockAccount(tx, email);
    if (account && account.role !== 'Admin')
      throw new StartError(
        `${email} belongs to an account with the role ${account.role}: invite another address, and change the role in Surco.`,
      );
    const canSignIn = account?.hasPassword === true || account?.isOfDirectory === true;
    if (account?.status === 'ACTIVO' && canSignIn)
      throw new StartError(
        `${email} is active and can sign in: "¿Olvidó su contraseña?" on the sign-in page sends a link.`,
      );
    const { id } = account
      ? await tx
          .updateTable('users')
          .set({ status: 'ACTIVO' })
          .where('id', '=', account.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('users')
          .values({ first_name: 'Administración', last_name: 'Surco', email, role: 'Admin', status: 'ACTIVO' })
          .returning('id')
          .executeTakeFirstOrThrow();
    await revokeLinks(tx, id);
    const isInvited = await inviteUser(services, tx, id);
    await auditByOperator(tx, 'OPERATOR_INVITATION', { id, email });
    return isInvited
      ? `An invitation to ${email} is queued; its link is valid for 7 days once it is sent.`
      : `${email} is active again and signs in as before.`;
  });

/**
 * Removes the second factor of an administrator who lost it, and ends their sessions.
 * @throws StartError when there is none
 */
export const resetAdminFactor = (db: Db, services: Pick<Services, 'settings'>, email: string): Promise<string> =>
  withTransaction(db, async (tx) => {
    const account = await lockAccount(tx, email);
    if (account?.role !== 'Admin') throw new StartError(`No administrator has the address ${email}: surco admin list.`);
    if (!account.hasSecondFactor) throw new StartError(`${email} has no second factor.`);
    await deleteSecondFactor(tx, account.id);
    await endUserSessions(tx, account.id);
    await auditByOperator(tx, 'OPERATOR_SECOND_FACTOR_RESET', account);
    await mailSecondFactorChange(
      services,
      tx,
      { first_name: account.firstName, email: account.email },
      'SECOND_FACTOR_RESET',
    );
    return `The second factor of ${email} was removed and every session ended.`;
  });
