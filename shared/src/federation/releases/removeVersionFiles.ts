import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from './releases';

/** Removes the copies of a version, if there are any; their folder is renamed first, in one step. */
export async function removeVersionFiles(target: string, { name, version }: VersionId): Promise<void> {
  const removed = join(target, name, `.removed-${randomUUID()}`);
  const exists = await rename(join(target, name, version), removed).then(
    () => true,
    () => false,
  );
  if (exists) await rm(removed, { recursive: true, force: true });
}
