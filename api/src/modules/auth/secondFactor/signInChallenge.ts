import { randomBytes } from 'node:crypto';
import type { SecondFactorChallenge, SecondFactorMethod } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import { type Tx, withTransaction } from '../../../core/db/transaction';
import { HttpError } from '../../../core/http/httpError';
import { sha256 } from '../../../core/sha256';

/** Time to open the authenticator app and type its code, or to use a passkey or recovery code. */
const lifetimeMinutes = 5;
/** Number of wrong codes after which the password is required again. */
const maxAttempts = 5;
/** Open challenges of one user; another sign-in ends the oldest. Limits how many codes can be guessed at once. */
const maxOpenChallenges = 5;

interface ChallengeOwner {
  id: string;
  password_hash: string | null;
}

/** Changes with the password, so that a new password ends the open challenges. */
const hashPasswordHash = ({ password_hash: hash }: ChallengeOwner): string => sha256(hash ?? '');

/** Answers a correct password with a token that proves it. The database stores only its hash. */
export async function issueSignInChallenge(
  db: Db,
  user: ChallengeOwner,
  methods: SecondFactorMethod[],
): Promise<SecondFactorChallenge> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMinutes * 60_000);
  await sql`delete from sign_in_challenges where expires_at < now() or token_hash in (
    select token_hash from sign_in_challenges where user_id = ${user.id}
    order by created_at desc offset ${maxOpenChallenges - 1})`.execute(db);
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: sha256(token),
      user_id: user.id,
      password_digest: hashPasswordHash(user),
      expires_at: expiresAt,
    })
    .execute();
  return { secondFactorNeeded: true, challenge: token, methods, expiresAt: expiresAt.toISOString() };
}

/** The account of an open challenge, if its password is still the one that was checked. */
async function findChallengeOwner(db: Db, token: string) {
  const owner = await db
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select([
      'users.id',
      'users.status',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.password_hash',
      'users.client_key_hash',
      'sign_in_challenges.password_digest',
      'sign_in_challenges.passkey_challenge',
    ])
    .where('token_hash', '=', sha256(token))
    .where('sign_in_challenges.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return owner && owner.password_digest === hashPasswordHash(owner) ? owner : undefined;
}

/** @throws HttpError 401 when the challenge was used, has expired or never existed */
export async function requireChallengeOwner(db: Db, token: string) {
  const owner = await findChallengeOwner(db, token);
  if (!owner) throw new HttpError('VERIFICACION_VENCIDA');
  return owner;
}

/** Counts an attempt before it is checked. @throws HttpError 401 when the challenge has ended or had too many */
export async function countChallengeAttempt(db: Db, token: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('token_hash', '=', sha256(token))
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError('VERIFICACION_VENCIDA');
}

/** Rolls back a transaction whose answer is that nothing was redeemed. */
class NotRedeemedError extends Error {}

/**
 * Ends a challenge together with the code or passkey that `redeem` uses up, or neither. Of concurrent uses of the
 * challenge one succeeds, and the others use up nothing.
 * @param redeem whether the code or passkey is correct
 * @returns what `redeem` says
 * @throws HttpError 401 when another use has ended the challenge
 */
export async function redeemWithChallenge(
  db: Db,
  token: string,
  redeem: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  try {
    await withTransaction(db, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('sign_in_challenges')
        .where('token_hash', '=', sha256(token))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpError('VERIFICACION_VENCIDA');
      if (!(await redeem(tx))) throw new NotRedeemedError();
    });
    return true;
  } catch (error) {
    if (error instanceof NotRedeemedError) return false;
    throw error;
  }
}
