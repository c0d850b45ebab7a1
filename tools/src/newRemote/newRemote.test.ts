import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '@surco/create-section';
import { createRemoteConfig } from '@surco/section/build';
import webpack from 'webpack';
import { getBinPath, ROOT } from '../packages';

jest.setTimeout(300_000);

const NAME = 'mfe-entregas';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'surco-new-remote-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @returns the output of a command that failed, or '' */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(getBinPath(command), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${command}: ${stdout}${stderr}`;
}

/** Links a checkout in which the new section is the only one. */
function linkCheckout(): void {
  const common = [
    'node_modules',
    'shared',
    'section',
    'api',
    'tools',
    'jest.config.mjs',
    '.oxlintrc.json',
    '.prettierrc.json',
  ];
  for (const name of [...common, 'tsconfig.base.json', 'tsconfig.remote.json', 'package.json']) {
    symlinkSync(join(ROOT, name), join(root, name));
  }
  symlinkSync(join(ROOT, 'mfe-sales', 'node_modules'), join(root, NAME, 'node_modules'));
}

/** @returns the errors of webpack, or '' */
const build = (): Promise<string> =>
  new Promise((resolve, reject) => {
    webpack(createRemoteConfig({ name: NAME }, { root: join(root, NAME), mode: 'production' }), (error, stats) => {
      if (error) return reject(error);
      return resolve(stats?.hasErrors() ? stats.toString('errors-only') : '');
    });
  });

test('C-07 a section from the templates passes format, types, lint, tests and build without any other section', async () => {
  const files = await writeSection(root, { name: NAME, label: 'Entregas', path: '/dashboard/entregas' }, 'checkout');
  linkCheckout();
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
