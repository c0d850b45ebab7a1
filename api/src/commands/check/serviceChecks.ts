import { access, constants, mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { getErrorMessage } from '../../core/getErrorMessage';
import { ensureDataDir } from '../../core/settings/ensureDataDir';
import type { Settings } from '../../core/settings/settings';
import { verifyMailServer } from '../../infrastructure/mail/mailer';
import type { Check } from './checkResult';

const directoryTimeoutMs = 10_000;
const directorySchema = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

async function checkMail({ smtpUrl, mailFrom }: Settings): Promise<string> {
  if (!smtpUrl) return 'none: mails are files in DATA_DIR/sent-mails, accepted by ALLOW_INSECURE';
  const { host } = new URL(smtpUrl);
  try {
    await verifyMailServer(smtpUrl);
  } catch (error) {
    throw new Error(`${host} cannot be used: ${getErrorMessage(error)}. Check SMTP_URL.`, { cause: error });
  }
  return `${host} answers; mails are sent as ${mailFrom}`;
}

async function checkDirectory({ sso: { clientId, authority } }: Settings): Promise<string> {
  if (!clientId) return 'none: people sign in with a password only';
  const address = `${authority}/v2.0/.well-known/openid-configuration`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(directoryTimeoutMs) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const { issuer } = directorySchema.parse(await response.json());
    return issuer;
  } catch (error) {
    throw new Error(`${address} cannot be used: ${getErrorMessage(error)}. Check SSO_AUTHORITY and the network.`, {
      cause: error,
    });
  }
}

async function checkFolders(settings: Settings): Promise<string> {
  ensureDataDir(settings);
  const { dataDir, remotesDir, remotesStore } = settings;
  if (remotesStore === 'database') return dataDir;
  try {
    await mkdir(remotesDir, { recursive: true });
    await access(remotesDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`${remotesDir} cannot be written to: check its permissions or set another one in REMOTES_DIR.`);
  }
  return `${dataDir}, published sections in ${remotesDir}`;
}

/** Checks of what the product uses besides its database. */
export const listServiceChecks = (settings: Settings): readonly Check[] => [
  { name: 'mail server', run: () => checkMail(settings) },
  { name: 'directory', run: () => checkDirectory(settings) },
  { name: 'files folder', run: () => checkFolders(settings) },
];
