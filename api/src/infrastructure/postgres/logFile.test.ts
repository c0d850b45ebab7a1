import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markLogEnd, rotateLog } from './logFile';

const folder = mkdtempSync(join(tmpdir(), 'surco-log-'));
const file = join(folder, 'postgres.log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('rotates a log that is too large and stores the three newest', async () => {
  for (const content of ['a', 'b', 'c', 'd', 'e']) {
    writeFileSync(file, content.repeat(20));
    await rotateLog(file, 10);
  }
  const contents = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')[0]]);
  expect(Object.fromEntries(contents)).toEqual({
    'postgres.log': undefined,
    'postgres.log.1': 'e',
    'postgres.log.2': 'd',
    'postgres.log.3': 'c',
  });
});

test('leaves a small log alone and reads only what was appended after the mark', async () => {
  writeFileSync(file, 'FATAL: old');
  await rotateLog(file, 10);
  const readNewLog = await markLogEnd(file);
  appendFileSync(file, 'new');
  expect(await readNewLog()).toBe('new');
  expect(readFileSync(file, 'utf8')).toBe('FATAL: oldnew');
});
