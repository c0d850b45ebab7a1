import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../api/src/infrastructure/postgres/embeddedPostgres';
import { startProductProcess } from '../../bench/productProcess';
import { buildChanged } from '../build';

/** Builds the product and runs it with fresh demo data while `work` runs. */
export async function withDemoProduct(port: number, work: (origin: string) => Promise<void>): Promise<void> {
  await buildChanged();
  const data = mkdtempSync(join(tmpdir(), 'surco-pictures-'));
  const database = await startEmbeddedPostgres({ dataDir: join(data, 'database'), durable: false });
  try {
    const product = await startProductProcess(port, data, database.ownerUrl);
    try {
      await work(product.origin);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
