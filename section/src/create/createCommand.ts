import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addPackages } from './addPackages';
import { readRepositoryOptions, UsageError } from './sectionOptions';
import { writeSection } from './writeSection';

const removeAndThrow =
  (folder: string) =>
  async (error: unknown): Promise<never> => {
    await rm(folder, { recursive: true });
    throw error;
  };

/** Writes the files of a section's repository into a new folder of the current one. */
export async function createRepository(args: readonly string[]): Promise<void> {
  const options = readRepositoryOptions(args);
  const { name, label, path, packages } = options;
  if (existsSync(name)) throw new UsageError(`The folder ${name} exists already: choose another name.`);
  const files = await writeSection(process.cwd(), options, 'repository');
  const copied = packages ? addPackages(join(process.cwd(), name), packages) : Promise.resolve([]);
  files.push(...(await copied.catch(removeAndThrow(name))));
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nThe section "${label}" is in ${name} and will answer at ${path}. Next:\n`);
  console.log(`  cd ${name}\n  npm install\n  npm test\n`);
  console.log('README.md describes how to see it in a running Surco, publish it and take it back.');
}
