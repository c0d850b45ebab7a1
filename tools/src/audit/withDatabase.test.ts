import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from './withDatabase';

const parent = mkdtempSync(join(tmpdir(), 'surco-audit-'));
const dataDir = join(parent, 'typo');
const former = { ...process.env };
beforeAll(() => {
  delete process.env.DATABASE_URL;
  delete process.env.DATABASE_OWNER_URL;
  process.env.DATA_DIR = dataDir;
});
afterAll(() => {
  process.env = former;
  rmSync(parent, { recursive: true, force: true });
});

test('a wrong DATA_DIR is refused with its folder, and no database is created', async () => {
  const work = jest.fn(async () => 'done');
  await expect(withDatabase(work)).rejects.toThrow(
    `The folder ${dataDir} has no database of Surco. Set DATA_DIR to the folder that the product uses, or DATABASE_URL.`,
  );
  expect(work).not.toHaveBeenCalled();
  expect(existsSync(dataDir)).toBe(false);
});
