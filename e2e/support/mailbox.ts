import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { getMailFolder } from '../../api/src/infrastructure/mail/mailer';

/** Decodes quoted-printable text. */
const decodeQuotedPrintable = (raw: string): string => {
  const joined = raw.replace(/=\r?\n/g, '');
  return decodeURIComponent(
    joined.replace(/%/g, '%25').replace(/((?:=[\dA-F]{2})+)/g, (bytes) => bytes.replaceAll('=', '%')),
  );
};

/** The decoded mails to this address, the oldest first. @param dataDir that of the product under test by default */
async function readMails(address: string, dataDir = process.env.E2E_DATA_DIR ?? ''): Promise<string[]> {
  const folder = getMailFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const raw = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return raw.filter((mail) => mail.includes(`To: ${address}`)).map(decodeQuotedPrintable);
}

/** Waits for a mail with a password link. @returns the link of the newest mail to this address */
export async function waitForPasswordLink(address: string, dataDir?: string): Promise<string> {
  let link = '';
  const findLink = async (): Promise<string> => {
    const mail = (await readMails(address, dataDir)).at(-1) ?? '';
    link = /https?:\/\/\S+?\/new-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';
    return link;
  };
  await expect.poll(findLink).not.toBe('');
  return link;
}
