import { createECDH } from 'node:crypto';
import type { Db } from '../db/pool';
import { withTransaction, type Tx } from '../db/transaction';
import { advisoryLocks } from '../db/advisoryLocks';
import { sql } from 'kysely';
import { removePushDevices } from './pushAudit';
import { decryptSecret, encryptSecret } from '../security/encryption';
import type { Settings } from '../settings/settings';
import type { VapidKeys } from '../settings/vapidSettings';

type KeySettings = Pick<Settings, 'encryptionKey' | 'vapidKeys'>;

/** Context of the encryption: another encrypted secret, copied into the table `push_keys`, cannot be decrypted. */
const encryptionContext = 'push_keys';

function createKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Without leading zeros the number may be shorter than the 32 bytes that the standard asks for.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

/** Undefined when ENCRYPTION_KEY was changed since the key was stored. */
function decryptPrivateKey(settings: KeySettings, stored: string): string | undefined {
  try {
    return decryptSecret(settings, encryptionContext, stored);
  } catch {
    return undefined;
  }
}

async function storeNewKeys(tx: Tx, settings: KeySettings): Promise<VapidKeys> {
  const { publicKey, privateKey } = createKeys();
  const encrypted = encryptSecret(settings, encryptionContext, privateKey);
  await tx.deleteFrom('push_keys').execute();
  await tx.insertInto('push_keys').values({ public_key: publicKey, private_key: encrypted }).execute();
  return { publicKey, privateKey };
}

/**
 * Returns the key pair of the settings, or else the one in the database, which is created once for all instances. When
 * its private key cannot be decrypted, a new pair replaces it. All push devices are then removed, because a push service
 * takes only messages signed with the key that the browser has subscribed with.
 */
export async function ensureVapidKeys(db: Db, settings: KeySettings): Promise<VapidKeys> {
  if (settings.vapidKeys) return settings.vapidKeys;
  return withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.pushKeys})`.execute(tx);
    const stored = await tx.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
    if (!stored) return storeNewKeys(tx, settings);
    const privateKey = decryptPrivateKey(settings, stored.private_key);
    if (privateKey) return { publicKey: stored.public_key, privateKey };
    await removePushDevices(tx, sql`true`);
    return storeNewKeys(tx, settings);
  });
}
