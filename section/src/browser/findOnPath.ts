import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first program of these names in a folder of `PATH`; undefined without one. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
