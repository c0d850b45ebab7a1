import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Runs one of the house's tools as a team would. @returns what it printed */
export function runTool(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join('tools', 'src', file), ...args], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}

/** Builds the remote of a folder outside the checkout. @returns where the build is */
async function build(folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  symlinkSync(join(ROOT, 'mfe-sales', 'node_modules'), join(folder, 'node_modules'));
  await runTool('buildOne.ts', folder, 'production', dist);
  return dist;
}

/** A team's working copy of a remote, changed by this team, and built. */
export async function changedBuild(name: string, changes: Readonly<Record<string, (text: string) => string>>) {
  const folder = join(mkdtempSync(join(tmpdir(), 'surco-change-')), name);
  for (const part of ['src', 'package.json']) cpSync(join(ROOT, name, part), join(folder, part), { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} of ${name} stayed as it was.`);
    writeFileSync(path, after);
  }
  return build(folder);
}

/** A remote that the generator has just made, built. */
export async function generatedBuild(name: string, label: string, path: string): Promise<string> {
  const { writeRemote } = await import('../../tools/src/newRemote/write');
  const root = mkdtempSync(join(tmpdir(), 'surco-generated-'));
  mkdirSync(join(root, name));
  await writeRemote(root, { name, label, path });
  return build(join(root, name));
}

/** Every file of the host's build by its digest. */
export function hostDigests(): Record<string, string> {
  const dist = join(ROOT, 'host', 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
