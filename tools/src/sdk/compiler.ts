import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBinPath, ROOT } from '../packages';

export const SHARED_ROOT = join(ROOT, 'shared');
export const SHARED_SOURCE = join(SHARED_ROOT, 'src');
const tsc = getBinPath('tsc');

/** Runs `work` with a folder from which the libraries of `shared` resolve, and removes it afterwards. */
export function withTemporaryFolder<T>(work: (folder: string) => T): T {
  const cache = join(SHARED_ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'compile-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface CompilerInput {
  compilerOptions: object;
  files: readonly string[];
}

/** Runs the TypeScript compiler with a configuration written into `folder`. @returns what the compiler prints */
export function compile(folder: string, { compilerOptions, files }: CompilerInput): string {
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { typeRoots: [join(ROOT, 'node_modules', '@types')], ...compilerOptions },
    files,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: ROOT, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
