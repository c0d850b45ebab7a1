import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import { ROOT } from '../packages';
import type { NewRemoteOptions } from './newRemoteOptions';

const TEMPLATES = join(ROOT, 'tools', 'templates', 'remote');

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The templates need {{${key}}}, which has no value.`);
    return value;
  });
}

/** Writes the folder of a section from the templates. @returns its files, relative to `root` */
export async function writeRemote(root: string, options: NewRemoteOptions): Promise<string[]> {
  const values = { ...options, contract: `^${CONTRACT_VERSION}` };
  const entries = await readdir(TEMPLATES, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(options.name, relative(TEMPLATES, file).replace(/\.tpl$/, ''));
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fillTemplate(await readFile(file, 'utf8'), values));
      if (path.endsWith(join('.ci', 'run'))) await chmod(target, 0o755);
      return path;
    }),
  );
}
