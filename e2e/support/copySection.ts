import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/src/packages';

/** Copies a section of the checkout to a temporary folder. It uses the modules of the original. @returns the copy */
export function copySection(name: string): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'surco-section-'))), name);
  for (const part of ['src', 'package.json']) cpSync(join(ROOT, name, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, name, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Changes a text in a file. @throws when the file does not contain it */
export function replaceInFile(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain: ${before}`);
  writeFileSync(file, text.replace(before, after));
}
