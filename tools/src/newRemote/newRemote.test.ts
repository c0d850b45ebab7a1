import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteConfig } from '@surco/shared/federation/webpack';
import webpack from 'webpack';
import { ROOT } from '../packages';
import { writeRemote } from './write';

jest.setTimeout(300_000);

const NAME = 'mfe-entregas';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'surco-new-remote-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

/** @returns what the command printed when it failed, nothing when it passed */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(command), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${command}: ${stdout}${stderr}`;
}

/** A checkout in which this remote is the only one. */
function layOut(): void {
  const common = ['node_modules', 'shared', 'api', 'jest.config.mjs', '.oxlintrc.json', '.prettierrc.json'];
  for (const name of [...common, 'tsconfig.base.json', 'tsconfig.remote.json', 'package.json']) {
    symlinkSync(join(ROOT, name), join(root, name));
  }
  symlinkSync(join(ROOT, 'mfe-sales', 'node_modules'), join(root, NAME, 'node_modules'));
}

/** @returns what webpack has against it */
const build = (): Promise<string> =>
  new Promise((resolve, reject) => {
    webpack(remoteConfig({ name: NAME }, { root: join(root, NAME), mode: 'production' }), (error, stats) => {
      if (error) return reject(error);
      return resolve(stats?.hasErrors() ? stats.toString('errors-only') : '');
    });
  });

test('C-07 a remote made from the templates is formatted, typed, linted, tested and built, with no other remote there', async () => {
  const files = await writeRemote(root, { name: NAME, label: 'Entregas', path: '/dashboard/entregas' });
  layOut();
  expect(files.map((file) => readFileSync(join(root, file), 'utf8')).join('')).not.toMatch(/\{\{\w+\}\}/);
  expect(run('prettier', '--check', NAME)).toBe('');
  expect(run('tsc', '--noEmit', '-p', NAME)).toBe('');
  expect(run('oxlint', NAME)).toBe('');
  expect(run('jest', '--selectProjects=web', `--testPathPatterns=/${NAME}/`, '--runInBand')).toBe('');
  expect(await build()).toBe('');
  const { pages } = JSON.parse(readFileSync(join(root, NAME, 'dist', 'files.json'), 'utf8')) as { pages: object };
  expect(Object.keys(pages)).toEqual(['overview']);
  expect(existsSync(join(root, NAME, '.ci', 'run'))).toBe(true);
});
