import { compressedCopyKinds, type VersionFiles } from '@surco/shared/federation/releases';
import { defineTask } from '../../core/workers/defineTask';
import { lowerThreadPriority } from '../../core/workers/lowerThreadPriority';

/** Compresses every file in each way, in this thread alone. */
export default defineTask(async (files: VersionFiles): Promise<VersionFiles> => {
  lowerThreadPriority();
  return new Map(
    [...files].flatMap(([name, content]) =>
      compressedCopyKinds.map(({ extension, compressSync }) => [`${name}${extension}`, compressSync(content)] as const),
    ),
  );
});
