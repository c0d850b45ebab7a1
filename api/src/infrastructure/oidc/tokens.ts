import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

export type TokenClaims = Record<string, string | number>;

/**
 * Loads the directory's signing key from a file, so that tokens issued before a restart stay valid after it. Without a
 * readable key it creates a new one and stores it there.
 */
export function loadSigningKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    return privateKey;
  }
}

const encodeSegment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsSchema = z
  .record(z.string(), z.unknown())
  .and(z.object({ exp: z.number(), aud: z.string(), oid: z.string() }));

/** A JWT with these claims, signed by the directory. */
export function signToken(key: KeyObject, claims: TokenClaims): string {
  const body = `${encodeSegment({ alg: 'RS256', typ: 'at+jwt', kid: 'surco' })}.${encodeSegment(claims)}`;
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
}

/** The claims of a token that the directory signed for this audience and that has not expired; undefined otherwise. */
export function verifyToken(key: KeyObject, token: string, audience: string): z.infer<typeof claimsSchema> | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const genuine = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey(key),
    Buffer.from(signature, 'base64url'),
  );
  if (!genuine) return undefined;
  const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.data.aud === audience && claims.data.exp * 1000 > Date.now()
    ? claims.data
    : undefined;
}
