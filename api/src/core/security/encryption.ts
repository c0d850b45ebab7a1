import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Settings } from '../settings/settings';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const deriveKey = ({ encryptionKey }: Pick<Settings, 'encryptionKey'>): Buffer =>
  Buffer.from(hkdfSync('sha256', encryptionKey, '', 'surco stored secrets', 32));

/**
 * Encrypts a secret for the database (AES-256-GCM).
 * @param context bound to the result, such as the owner's id: a copy in another place cannot be decrypted
 */
export function encryptSecret(settings: Pick<Settings, 'encryptionKey'>, context: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(settings), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error when the key or the context is another one, or the stored text was changed */
export function decryptSecret(settings: Pick<Settings, 'encryptionKey'>, context: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey(settings), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
