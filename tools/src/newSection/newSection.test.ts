import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '@surco/section/create';
import { getBinPath, ROOT } from '../packages';

const NAME = 'mfe-entregas';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'surco-new-section-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @returns the output of a command that failed, or '' */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(getBinPath(command), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${command}: ${stdout}${stderr}`;
}

// Journeys build such a section, and run its types and the tests that come with it.
test('C-07 a section from the templates passes format and lint', async () => {
  const files = await writeSection(root, { name: NAME, label: 'Entregas', path: '/dashboard/entregas' }, 'checkout');
  for (const name of ['tools', '.oxlintrc.json', '.prettierrc.json']) symlinkSync(join(ROOT, name), join(root, name));
  expect(files.map((file) => readFileSync(join(root, file), 'utf8')).join('')).not.toMatch(/\{\{\w+\}\}/);
  expect(run('prettier', '--check', NAME)).toBe('');
  expect(run('oxlint', NAME)).toBe('');
  expect(existsSync(join(root, NAME, '.ci', 'run'))).toBe(true);
});
