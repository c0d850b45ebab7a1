import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SectionOptions } from './sectionOptions';

/** Beside `src` in the checkout, and beside the one file of the packed command. */
const TEMPLATES =
  ['../templates', '../../templates'].map((path) => join(import.meta.dirname, path)).find(existsSync) ?? '';

/** Where a section is: a folder of the checkout of Surco, or a repository of its own. */
export type SectionPlace = 'checkout' | 'repository';

function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The templates need {{${key}}}, which has no value.`);
    return value;
  });
}

async function writeTemplates(templates: string, target: string, values: Readonly<Record<string, string>>) {
  const entries = await readdir(templates, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const path = relative(templates, file).replace(/\.tpl$/, '');
      await mkdir(dirname(join(target, path)), { recursive: true });
      await writeFile(join(target, path), fillTemplate(await readFile(file, 'utf8'), values));
      if (path.endsWith(join('.ci', 'run'))) await chmod(join(target, path), 0o755);
      return path;
    }),
  );
}

/** Writes the folder of a section from the templates. @returns its files, relative to `root` */
export async function writeSection(root: string, options: SectionOptions, place: SectionPlace): Promise<string[]> {
  const { name, label, path } = options;
  const values = { name, label, path };
  // 'section' holds the templates that both places share.
  const written = ['section', place].map((part) => writeTemplates(join(TEMPLATES, part), join(root, name), values));
  return (await Promise.all(written))
    .flat()
    .toSorted()
    .map((file) => join(name, file));
}
