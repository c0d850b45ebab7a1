import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listPendingMigrations } from '../core/db/migration/migrate';
import { prepareDatabase } from '../prepareDatabase';
import { buildSaleBody } from '../testing/documents/saleBody';
import { startApiWithUsers } from '../testing/startApiWithUsers';
import { startSecondInstance } from '../testing/startSecondInstance';

const ownMigrations = resolve(__dirname, '../../migrations');

test('X-39 a company upgrades, sells, goes back to the version before without a backup, sells, and goes on', async () => {
  const { api, consultant } = await startApiWithUsers();
  const newer = mkdtempSync(join(tmpdir(), 'surco-newer-'));
  cpSync(ownMigrations, newer, { recursive: true });
  const additions = 'alter table sales add column carrier text; create table carriers (name text primary key)';
  writeFileSync(join(newer, '9000_carriers.sql'), `-- expand\n-- Who drives.\n${additions}`);
  const urls = { url: api.url, directUrl: api.url, ownerUrl: api.ownerUrl };
  /** What a start does: the migrations of its version, and a server that sells. */
  const startAndSell = async (migrations: string) => {
    const applied = await prepareDatabase(urls, migrations);
    const { app, visitor } = await startSecondInstance(api);
    visitor.token = consultant.token;
    const { status, body } = await visitor.post('/sales', buildSaleBody(api.company));
    await app.close();
    return [applied, status, (body.data as { folio: string }).folio];
  };
  expect([
    await startAndSell(ownMigrations),
    await startAndSell(newer),
    await startAndSell(ownMigrations),
    await startAndSell(newer),
  ]).toEqual([
    [[], 201, 'V-2026-000001'],
    [['9000_carriers.sql'], 201, 'V-2026-000002'],
    [[], 201, 'V-2026-000003'],
    [[], 201, 'V-2026-000004'],
  ]);
  expect(await listPendingMigrations(api.ownerUrl, ownMigrations)).toEqual([]);
  // A version that also takes something away ends the way back.
  writeFileSync(join(newer, '9001_no_notes.sql'), '-- Nobody reads them.\nalter table sales drop column carrier');
  await prepareDatabase(urls, newer);
  await expect(prepareDatabase(urls, ownMigrations)).rejects.toThrow(
    /^A newer Surco has migrated this database \(9001_no_notes\.sql\)/,
  );
  rmSync(newer, { recursive: true, force: true });
  await api.close();
});
