import { reportAndExit } from '@surco/section/common';
import { withBuildLock } from './buildLock';
import { compressFolder, listUncompressed } from './compressFolder';

/** Whether all files of builds have their compressed copies. @param folders of the builds */
export const isCompressed = async (folders: readonly string[]): Promise<boolean> =>
  (await Promise.all(folders.map(listUncompressed))).flat().length === 0;

/** Makes the compressed copies that builds lack. @param folders of the builds */
export async function compressBuilds(folders: readonly string[], signal?: AbortSignal): Promise<void> {
  if (await isCompressed(folders)) return;
  // A build meanwhile could change a file whose copy is being made.
  await withBuildLock(() => Promise.all(folders.map(compressFolder)), signal);
}

if (process.argv[1]?.endsWith('compressBuilds.ts')) compressBuilds(process.argv.slice(2)).catch(reportAndExit);
