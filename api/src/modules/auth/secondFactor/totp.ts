import { Secret, TOTP } from 'otpauth';

const issuer = 'Surco';
/** What every authenticator app supports (RFC 6238). */
const options = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted steps before and after the current one, for clocks that differ by up to 30 seconds. */
const window = 1;

/** A new random key of 160 bits, in Base32. */
export const generateTotpKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const createTotpUri = (key: string, accountName: string): string =>
  new TOTP({ issuer, label: accountName, secret: key, ...options }).toString();

/**
 * The time step that a code belongs to, so that the caller can refuse a second use.
 * @param code six digits; spaces are ignored
 * @returns null when the code is wrong or too old
 */
export function findTotpStep(key: string, code: string, timestamp = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret: key, ...options });
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
