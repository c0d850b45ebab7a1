import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../../plugins/address';
import type { Allowance } from '../../plugins/attempts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** So many from one address, and so many from it about one account. */
function allowances(
  what: string,
  { ip }: FastifyRequest,
  perAddress: number,
  account: string | null,
  perAccount: number,
): Allowance[] {
  const bucket = `${what}:${countedAddress(ip)}`;
  return [
    { bucket, limit: perAddress },
    ...(account === null ? [] : [{ bucket: `${bucket}:${digest(account.trim().toLowerCase())}`, limit: perAccount }]),
  ];
}

/**
 * Sign-in limits (api.md): 10 failures per account and 40 per address in 15 minutes. An account's failures are counted
 * per address, so that whoever guesses shuts out itself and not the account's owner, who enters from elsewhere.
 */
export const signInAllowances = (account: string | null, request: FastifyRequest) =>
  allowances('sign-in', request, 40, account, 10);

/** Links asked for, whether or not the account exists. */
export const forgotAllowances = (account: string, request: FastifyRequest) =>
  allowances('forgot', request, 40, account, 5);

/** Links that were none. */
export const resetAllowances = (request: FastifyRequest) => allowances('reset', request, 40, null, 0);

/** Registrations, whatever became of them. */
export const registrationAllowances = (request: FastifyRequest) => allowances('registration', request, 20, null, 0);

/** Wrong guesses of one's own password by whoever sits at an open session. */
export const ownPasswordAllowances = (userId: string): Allowance[] => [{ bucket: `own-password:${userId}`, limit: 10 }];
