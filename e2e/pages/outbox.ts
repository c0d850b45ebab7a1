import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The words of a mail, its soft line ends and escapes undone. */
const readable = (raw: string): string => {
  const joined = raw.replace(/=\r?\n/g, '');
  return decodeURIComponent(
    joined.replace(/%/g, '%25').replace(/((?:=[\dA-F]{2})+)/g, (bytes) => bytes.replaceAll('=', '%')),
  );
};

/** Every mail to this address, in words, the oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const raw = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return raw.filter((mail) => mail.includes(`To: ${address}`)).map(readable);
}

/** The link to choose a new password in the newest mail to this address, once it has come. */
export async function linkFor(address: string): Promise<string> {
  let link = '';
  const look = async (): Promise<string> => {
    const mail = (await mailsTo(address)).at(-1) ?? '';
    link = /https?:\/\/\S+?\/new-password\?token=[\w-]+/.exec(mail)?.[0] ?? '';
    return link;
  };
  await expect.poll(look).not.toBe('');
  return link;
}
