import { statfs } from 'node:fs/promises';

/** A full disk stops mails without SMTP_URL and copies of sections; PostgreSQL on the same disk stops sooner. */
const minFreeBytes = 5e9;
const minFreeShare = 0.1;

const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** @throws when less than a tenth and less than 5 GB is free */
export function describeDisk(folder: string, { free, size }: { free: number; size: number }): string {
  const text = `${formatGigabytes(free)} of ${formatGigabytes(size)} are free where ${folder} is`;
  if (free < minFreeBytes && free < size * minFreeShare)
    throw new Error(`${text}: free some space, or move DATA_DIR to a larger disk.`);
  return text;
}

/** @param folder exists */
export async function checkDisk(folder: string): Promise<string> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return describeDisk(folder, { free: bavail * bsize, size: blocks * bsize });
}
