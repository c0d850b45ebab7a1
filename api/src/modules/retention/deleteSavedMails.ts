import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '../../core/getErrorCode';

async function listSavedMails(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Deletes the mails of the mail folder that are older than `days`.
 * @returns how many files were deleted; 0 when there is no folder
 */
export async function deleteSavedMails(folder: string, days: number): Promise<number> {
  const oldest = Date.now() - days * 86_400_000;
  let deleted = 0;
  for (const name of await listSavedMails(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs >= oldest) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}
