import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataDir } from './ensureDataDir';

test('rejects a data folder that cannot be written to and names it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'surco-')), 'file');
  writeFileSync(file, '');
  expect(() => ensureDataDir({ dataDir: join(file, 'inside') })).toThrow(
    `The folder ${join(file, 'inside')} cannot be written to`,
  );
});
