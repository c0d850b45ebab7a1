import { copyFile, open, rename, rm, stat, truncate } from 'node:fs/promises';

const maxLogBytes = 10 * 1024 * 1024;
/** Older logs stay beside it as `<file>.1` (newest) to `<file>.3`. */
const maxOldLogs = 3;

const readLogSize = async (file: string): Promise<number> => (await stat(file).catch(() => ({ size: 0 }))).size;

/**
 * Moves the content of a log that has grown too large to `<file>.1` and empties the file. The content is copied rather
 * than the file renamed, because a running server goes on writing to the file that it has open.
 */
export async function rotateLog(file: string, maxBytes = maxLogBytes): Promise<void> {
  if ((await readLogSize(file)) <= maxBytes) return;
  await rm(`${file}.${maxOldLogs}`, { force: true });
  for (let age = maxOldLogs - 1; age >= 1; age -= 1) {
    await rename(`${file}.${age}`, `${file}.${age + 1}`).catch(() => undefined);
  }
  await copyFile(file, `${file}.1`);
  await truncate(file, 0);
}

/** Reads what was appended to a log after its first `offset` bytes. */
async function readLogFrom(file: string, offset: number): Promise<string> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return '';
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - offset)), { position: offset });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Marks the current end of a log; the returned function reads what was appended since. */
export async function markLogEnd(file: string): Promise<() => Promise<string>> {
  const offset = await readLogSize(file);
  return () => readLogFrom(file, offset);
}
