import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectClient } from '../core/db/withClient';
import { readSettings } from '../core/settings/readSettings';
import { createTestDatabase } from '../testing/testDatabase';
import { migrateCommand } from './migrate';

test('X-39 only a migration that expands is applied while instances run', async () => {
  const database = await createTestDatabase();
  const migrations = mkdtempSync(join(tmpdir(), 'surco-migrate-'));
  cpSync(join(__dirname, '../../migrations'), migrations, { recursive: true });
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const run = () =>
    migrateCommand.run({
      readSettings: () => readSettings({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
      installation: { root: '', migrations },
      args: [],
    });
  const instance = await connectClient(database.url, { application_name: 'surco-listen' });
  try {
    writeFileSync(join(migrations, '9000_add.sql'), '-- expand\ncreate table added ()');
    await run();
    writeFileSync(join(migrations, '9001_remove.sql'), 'drop table added');
    await expect(run()).rejects.toThrow(
      /^The migration 9001_remove\.sql does more than expand the schema, and Surco is running on the database \w+ \(1 connections\): stop all instances\.$/,
    );
    await instance.end();
    await run();
    expect(print.mock.calls).toEqual([['Applied: 9000_add.sql.'], ['Applied: 9001_remove.sql.']]);
  } finally {
    print.mockRestore();
    await instance.end();
    await database.drop();
    rmSync(migrations, { recursive: true });
  }
});
