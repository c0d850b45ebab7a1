import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { CONTRACT } from '@surco/shared/federation/registry';
import { ROOT } from '../packages';
import type { Asked } from './asked';

const TEMPLATES = join(ROOT, 'tools', 'templates', 'remote');

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The templates ask for {{${key}}}, which nobody gives.`);
    return value;
  });
}

/** Writes the folder of a remote from the templates. @returns its files, below `root` */
export async function writeRemote(root: string, asked: Asked): Promise<string[]> {
  const values = { ...asked, contract: `^${CONTRACT}` };
  const entries = await readdir(TEMPLATES, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const path = join(asked.name, relative(TEMPLATES, file).replace(/\.tpl$/, ''));
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(file, 'utf8'), values));
      if (path.endsWith(join('.ci', 'run'))) await chmod(target, 0o755);
      return path;
    }),
  );
}
