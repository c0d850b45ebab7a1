import { join } from 'node:path';
import { readBuild, type SectionBuild } from '@surco/section/publish';
import { isBuilt } from '../build';
import { buildInChildProcess } from '../build/childProcesses';
import { ROOT } from '../packages';

/**
 * A build of the current sources: the one that `start` serves when it is up to date, otherwise one in a folder of its
 * own, so that publishing does not change what runs in this checkout.
 */
export async function readCurrentBuild(name: string, signal?: AbortSignal): Promise<SectionBuild> {
  const dist = join(ROOT, name, 'dist');
  if (isBuilt(name, 'production', dist)) return readBuild(dist);
  const publishDist = join(ROOT, '.cache', 'publish', name);
  if (!isBuilt(name, 'production', publishDist))
    await buildInChildProcess([{ name, mode: 'production', dist: publishDist }], signal);
  return readBuild(publishDist);
}
