import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../core/settings/readSettings';
import { runCheck } from './checkResult';
import { listServiceChecks } from './serviceChecks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const checkFolders = (dataDir: string) => {
  const check = listServiceChecks(readSettings({ DATA_DIR: dataDir })).find(({ name }) => name === 'files folder');
  return check && runCheck(check);
};

test('A-01 accepts folders that the service will create, without creating them', async () => {
  const dataDir = join(folder, 'lib', 'surco');
  expect(await checkFolders(dataDir)).toEqual({
    name: 'files folder',
    isOk: true,
    text: `${dataDir}, published sections in ${join(dataDir, 'remotes')}`,
  });
  expect(existsSync(join(folder, 'lib'))).toBe(false);
});

test('A-01 names a folder that cannot be created', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await checkFolders(join(file, 'surco'))).toEqual({
    name: 'files folder',
    isOk: false,
    text: `${file}/surco cannot be written to: check its permissions or set another one in DATA_DIR.`,
  });
});
