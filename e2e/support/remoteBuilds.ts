import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '@surco/create-section';
import { copySection } from './copySection';
import { ROOT } from '../../tools/src/packages';

/** Runs a command of tools/src. @returns its output @throws with the output when it fails */
export function runTool(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('tools', 'src', file), ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/**
 * Builds a section outside the checkout. It uses the modules of mfe-sales, because all sections have the same
 * dependencies.
 * @returns the folder of the build
 */
export async function buildRemote(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(ROOT, 'mfe-sales', 'node_modules'), join(folder, 'node_modules'));
  await runTool('buildOne.ts', folder, 'production', dist);
  return dist;
}

/** Builds a changed copy of a section. @param changes edits by file; each must change its file */
export async function buildChangedRemote(name: string, changes: Readonly<Record<string, (text: string) => string>>) {
  const folder = copySection(name);
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} of ${name} was not changed.`);
    writeFileSync(path, after);
  }
  return buildRemote(folder);
}

/** Generates a section from the templates and builds it. */
export async function buildGeneratedRemote(name: string, label: string, path: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'surco-generated-'));
  mkdirSync(join(root, name));
  await writeSection(root, { name, label, path }, 'checkout');
  return buildRemote(join(root, name));
}

/** The digest of each file in the build of the host. */
export function readHostDigests(): Record<string, string> {
  const dist = join(ROOT, 'host', 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
