import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceVersionFile, type VersionFiles, type VersionId, writeVersion } from '@surco/shared/federation/releases';

/** Reports a problem that the server works around: the error, and a message for the log. */
export type Warn = (error: unknown, message: string) => void;

interface VersionCopiesOptions {
  /** Folder of the copies. */
  folder: string;
  /** Returns the stored files of a published version; an empty map for any other version. */
  readFiles: (id: VersionId) => Promise<VersionFiles>;
  warn: Warn;
}

/** Several callers at once share one run for the same version. */
function shareRuns<T>(run: (id: VersionId) => Promise<T>): (id: VersionId) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (id) => {
    const key = join(id.name, id.version);
    const current = running.get(key) ?? run(id).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}

/** The copies of published versions that one instance serves from its own disk. */
export function createVersionCopies({ folder, readFiles, warn }: VersionCopiesOptions) {
  const toFolder = ({ name, version }: VersionId): string => join(folder, name, version);

  const copyFiles = shareRuns(async (id) => {
    const files = await readFiles(id);
    if (files.size > 0) await writeVersion(folder, id, files);
  });

  const restoreFiles = shareRuns(async (id) => {
    const restored: string[] = [];
    for (const [file, content] of await readFiles(id)) {
      const copy = await readFile(join(toFolder(id), file)).catch(() => null);
      if (copy?.equals(content)) continue;
      await replaceVersionFile(toFolder(id), file, content);
      restored.push(file);
    }
    if (restored.length > 0)
      warn(new Error(`${toFolder(id)}: ${restored.join(', ')}`), 'damaged copies of published files were restored');
    return restored;
  });

  return {
    ensureFiles: async (id: VersionId): Promise<void> => {
      if (!existsSync(toFolder(id))) await copyFiles(id);
    },
    restoreFiles,
  };
}
