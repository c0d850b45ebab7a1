/**
 * `pnpm bench [lists|field|start]`: measures what users, operators and newcomers notice. First loads have a budget of
 * their own (`pnpm first-loads`). What is compared is measured in turn, because a shared machine changes its speed.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportAndExit } from '@surco/section/common';
import { startEmbeddedPostgres } from '../../api/src/infrastructure/postgres/embeddedPostgres';
import { stopRunning } from '../src/common/serverProcess';
import { measureField } from './field/field';
import { measureLists } from './lists/lists';
import { measureStart } from './start';

const benchmarks = { lists: measureLists, field: measureField, start: measureStart };

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}: lists, field or start.`);
  const folder = mkdtempSync(join(tmpdir(), 'surco-bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
  try {
    for (const [name, measure] of Object.entries(benchmarks))
      if (names.length === 0 || names.includes(name)) await measure({ folder, postgresUrl: database.superuserUrl });
  } finally {
    await stopRunning();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch(reportAndExit);
