import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { getErrorMessage } from '../../core/getErrorMessage';
import type { Settings } from '../../core/settings/settings';
import { verifyMailServer } from '../../infrastructure/mail/mailer';
import { checkBackup } from './backupCheck';
import { checkCertificate } from './certificateCheck';
import type { Check } from './checkResult';
import { checkDisk } from './diskCheck';

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

/** The folder or, while it does not exist, the one in which it will be created. */
const findExistingFolder = (path: string): string => (existsSync(path) ? path : findExistingFolder(dirname(path)));

/**
 * Creates nothing: the account that checks may be another one than the account of the service.
 * @throws when the folder that the setting names cannot be written to
 */
async function checkFolder(path: string, setting: string): Promise<void> {
  try {
    await access(findExistingFolder(path), constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`${path} cannot be written to: check its permissions or set another one in ${setting}.`);
  }
}

async function checkFolders({ dataDir }: Settings): Promise<string> {
  await checkFolder(dataDir, 'DATA_DIR');
  return dataDir;
}

/** Checks of what the product uses besides its database. */
export const listServiceChecks = (settings: Settings): readonly Check[] => [
  { name: 'mail server', run: () => checkMail(settings) },
  { name: 'directory', run: () => checkDirectory(settings) },
  { name: 'files folder', run: () => checkFolders(settings) },
  { name: 'disk', run: () => checkDisk(findExistingFolder(settings.dataDir)) },
  { name: 'backup', run: () => checkBackup(settings.backupStamp) },
  { name: 'certificate', run: () => checkCertificate(settings.publicUrl) },
];
