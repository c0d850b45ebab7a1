import { createECDH } from 'node:crypto';
import type { Environment } from './environmentSchema';

/** The key pair of web push: P-256, in base64url (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

function derivePublicKey(privateKey: string): string | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return curve.getPublicKey('base64url');
}

type VapidEnvironment = Pick<Environment, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;

/** Describes keys that do not belong together; false when they do or none is set. */
export function describeWrongVapidKeys(env: VapidEnvironment): string | false {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (Boolean(publicKey) !== Boolean(privateKey))
    return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together: one of them is missing.';
  if (privateKey && derivePublicKey(privateKey) !== publicKey)
    return 'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: set both keys of one pair.';
  return false;
}

export const resolveVapidKeys = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: VapidEnvironment): VapidKeys | undefined => (publicKey && privateKey ? { publicKey, privateKey } : undefined);
