import type { FastifyRequest } from 'fastify';
import { transaction, type Tx } from '../../db/transaction';
import { Failure } from '../../http/failure';
import type { Services } from '../../http/services';
import { attempt, spend } from '../../plugins/attempts';
import { endSessionsOf } from '../../plugins/session/store';
import { audit } from '../documents/audit';
import { forgotAllowances, resetAllowances } from '../session/limits';
import { hashSecret } from '../session/password';
import { accountOf, issueReset, ownerOfReset, redeemReset, resetMinutes, voidResets } from './resets';
import { passwordProblem, type Owner } from './rules';

type Account = Owner & { id: string };

/** a link by mail to whoever has an account, and the same answer after the same work to whoever has none. */
export async function forgotPassword(
  { db, settings, post }: Services,
  request: FastifyRequest,
  email: string,
): Promise<null> {
  await spend(db, forgotAllowances(email, request));
  const { account, token } = await transaction(db, async (tx) => {
    const account = await accountOf(tx, email);
    return { account, token: await issueReset(tx, account?.id ?? null) };
  });
  if (account?.email) {
    const values = {
      nombre: account.first_name,
      enlace: `${settings.publicUrl}/new-password?token=${token}`,
      minutos: String(resetMinutes),
    };
    post.send({ to: account.email, key: 'password.reset', values });
  }
  return null;
}

/** Refused with a sentence at the field that holds the new password. */
export function checkPassword(password: string, owner: Owner): void {
  const message = passwordProblem(password, owner);
  if (message) throw new Failure('DATOS_INVALIDOS', { details: [{ path: 'password', message }] });
}

/** Sets a password and ends every session and every link of its user. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  const { first_name: firstName, last_name: lastName } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  await endSessionsOf(tx, userId);
  await voidResets(tx, userId);
  // Whose it is, and nothing of the password.
  const whose = { firstName, lastName };
  const event = { action: 'PASSWORD', entity: 'user', entityId: userId, before: whose, after: whose };
  await audit(tx, { id: userId }, event);
}

/** Tells the owner, who may not have been the one. */
export function tellOwner({ settings, post }: Services, { email, first_name }: Owner): void {
  if (!email) return;
  post.send({
    to: email,
    key: 'password.changed',
    values: { nombre: first_name, enlace: `${settings.publicUrl}/restore-password` },
  });
}

const needed = (account: Account | undefined): Account => {
  if (!account) throw new Failure('ENLACE_INVALIDO');
  return account;
};

export async function resetPassword(
  services: Services,
  request: FastifyRequest,
  token: string,
  password: string,
): Promise<null> {
  const { db } = services;
  const account = await attempt(db, resetAllowances(request), async () => needed(await ownerOfReset(db, token)));
  checkPassword(password, account);
  const passwordHash = await hashSecret(password);
  await transaction(db, async (tx) => {
    if (!(await redeemReset(tx, token))) throw new Failure('ENLACE_INVALIDO');
    await setPassword(tx, account.id, passwordHash);
  });
  tellOwner(services, account);
  return null;
}
