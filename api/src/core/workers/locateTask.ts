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
 * @param module the TypeScript file of the task, relative to the module that uses it
 */
export function locateTask(module: URL): TaskLocation {
  if (existsSync(module)) return { filename: fileURLToPath(sourceEntry), workerData: { module: module.href } };
  return { filename: fileURLToPath(module).replace(/\.ts$/, '.js') };
}
