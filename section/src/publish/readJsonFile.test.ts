import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './readJsonFile';

const folder = mkdtempSync(join(tmpdir(), 'surco-json-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['<html>', '{"a": "x"}'])('names the file that is not valid: %s', async (text) => {
  writeFileSync(join(folder, 'files.json'), text);
  await expect(readJsonFile(folder, 'files.json', z.object({ a: z.number() }))).rejects.toThrow(
    join(folder, 'files.json'),
  );
});
