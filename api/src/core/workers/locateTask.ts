import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How a worker thread loads a task. */
interface TaskLocation {
  /** The file that the thread runs. */
  filename: string;
  workerData?: { module: string };
}

const sourceEntry = new URL('./sourceTaskEntry.mjs', import.meta.url);

/**
 * Finds the file of a task. From sources, the thread compiles TypeScript itself; a bundle has the compiled task beside
 * it.
 * @param module URL of the TypeScript file of the task, resolved against the module that uses it: in a bundle it does
 * not exist
 */
export function locateTask(module: URL): TaskLocation {
  if (existsSync(module)) return { filename: fileURLToPath(sourceEntry), workerData: { module: module.href } };
  return { filename: fileURLToPath(module).replace(/\.ts$/, '.js') };
}
