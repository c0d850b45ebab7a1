import { createHash } from 'node:crypto';
import type { Allowance } from '../../plugins/attempts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Sign-in limits (api.md): 10 failures per account and 40 per address in 15 minutes. An account's failures are counted
 * per address, so that whoever guesses shuts out itself and not the account's owner, who enters from elsewhere.
 */
export const signInAllowances = (account: string | null, address: string): Allowance[] => [
  { bucket: `sign-in:${address}`, limit: 40 },
  ...(account === null ? [] : [{ bucket: `sign-in:${address}:${digest(account)}`, limit: 10 }]),
];
