import { stat } from 'node:fs/promises';

/** A night's backup may take some hours longer than the one before. */
const maxAgeHours = 30;

/**
 * @param endedAt when the last backup ended; ms since the epoch, null when the file is missing
 * @throws when it is too long ago
 */
export function describeBackup(stamp: string, endedAt: number | null, now: number): string {
  if (endedAt === null) throw new Error(`${stamp} does not exist: no backup has ended yet, or BACKUP_STAMP is wrong.`);
  const hours = Math.floor((now - endedAt) / 3_600_000);
  if (hours >= maxAgeHours)
    throw new Error(`the last one ended ${hours} hours ago (${stamp}): see why none has ended since.`);
  return `the last one ended ${hours} hours ago`;
}

/** @param stamp a file that each backup touches at its end; undefined without one */
export async function checkBackup(stamp: string | undefined): Promise<string> {
  if (stamp === undefined) return 'not watched: BACKUP_STAMP is not set';
  const endedAt = await stat(stamp).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  return describeBackup(stamp, endedAt, Date.now());
}
